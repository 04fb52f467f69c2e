import { linksRoutes, parentInvitationRoutes, rightsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const { readParentInvitation, inviteParent, revokeParentInvitation, acceptParentInvitation } = parentInvitationRoutes
let time = Date.parse('2026-11-26T09:00:00Z')
let api: TestApi
let karim: TestPerson
let nadia: TestPerson
let lina: TestPerson
let own: TestPerson
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time) })
})
afterAll(() => api.close())
beforeEach(async () => {
  karim = await api.signUp({ role: 'ROLE_PARENT', name: 'Karim' })
  nadia = await api.signUp({ role: 'ROLE_PARENT', name: 'Nadia' })
  lina = await api.signUp({ name: 'Lina' })
  own = await api.signUp({ name: 'Adam' })
  await api.link(karim, lina)
  await api.link(karim, own, 'code')
})

const as = ({ uid }: TestPerson) => ({ managerUserId: uid })
const invite = async () => (await karim.call(inviteParent, as(karim))).data.token
const accept = async (token: string, who = nadia) =>
  (await who.call(acceptParentInvitation, { ...as(who), token })).data.children
const missing = { status: 404 }

describe('@K07 the invitation of the other parent', () => {
  it('is for the children whose account the parent opened, once, and each of them reads of it', async () => {
    expect((await karim.call(readParentInvitation, as(karim))).data).toEqual({
      children: ['Lina'],
      others: ['Adam'],
      expiresAt: null,
    })
    const token = await invite()
    expect((await karim.call(readParentInvitation, as(karim))).data.expiresAt).toBe('2026-12-03T09:00:00.000Z')
    expect(await accept(token)).toEqual(['Lina'])
    await expect(accept(token)).rejects.toMatchObject(missing)
    const followers = async (pupil: TestPerson) =>
      (await pupil.call(linksRoutes.listFollowers, { userId: pupil.uid })).data.followers
        .map(one => one.fullName)
        .sort()
    expect(await followers(lina)).toEqual(['Karim', 'Nadia'])
    expect(await followers(own)).toEqual(['Karim'])
    const { lines } = (await lina.call(linksRoutes.readJournal, { userId: lina.uid })).data
    expect(lines).toMatchObject([{ who: 'Nadia', what: 'linked' }])
  })

  it('gives no more than a code does: the child can end it, and it proves no parent', async () => {
    await accept(await invite())
    const deletion = nadia.call(rightsRoutes.askDeletion, { userId: lina.uid, password: nadia.password })
    await expect(deletion).rejects.toMatchObject({ status: 403 })
    await lina.call(linksRoutes.stopFollower, { userId: lina.uid, managerUserId: nadia.uid })
    const again = nadia.call(inviteParent, as(nadia))
    await expect(again).rejects.toMatchObject({ code: 'conflict' })
  })

  it('ends when it is revoked, replaced or a week old, and is never one’s own', async () => {
    const first = await invite()
    const second = await invite()
    await expect(accept(first)).rejects.toMatchObject(missing)
    await expect(accept(second, karim)).rejects.toMatchObject(missing)
    await karim.call(revokeParentInvitation, as(karim))
    await expect(accept(second)).rejects.toMatchObject(missing)
    const third = await invite()
    time += 7 * 24 * 3_600_000 + 1
    await expect(accept(third)).rejects.toMatchObject(missing)
    await api.cleanup.forgetExpired()
    expect(await api.db.q().selectFrom('parent_invitations').selectAll().execute()).toEqual([])
  })

  it('is between parents: no teacher or pupil makes or accepts one', async () => {
    const token = await invite()
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await expect(accept(token, teacher)).rejects.toMatchObject({ status: 403 })
    await expect(accept(token, own)).rejects.toMatchObject({ status: 403 })
    await expect(teacher.call(inviteParent, as(teacher))).rejects.toMatchObject({ status: 403 })
    expect(await accept(token)).toEqual(['Lina'])
  })
})
