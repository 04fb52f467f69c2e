import { accountsRoutes, LINK_CODE_ALPHABET, linksRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const DAY = 24 * 3_600_000
const { makeLinkCode, readLinkCode, revokeLinkCode, redeemLinkCode, leaveStudent, listFollowers, stopFollower } =
  linksRoutes
const { myAccount, readReference, listStudents } = accountsRoutes

let time = Date.parse('2026-11-21T12:00:00Z')
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date(time) })
})
afterAll(() => api.close())

const teacher = () => api.signUp({ role: 'ROLE_TEACHER', name: 'Madame Martin' })
const makeCode = async (pupil: TestPerson) => (await pupil.call(makeLinkCode, { userId: pupil.uid })).data.code
const redeem = (manager: TestPerson, code: string) => manager.call(redeemLinkCode, { managerUserId: manager.uid, code })
const reaches = (manager: TestPerson, pupil: TestPerson) =>
  manager.call(readReference, { userId: pupil.uid }).then(
    () => 200,
    error => error.status as number,
  )
const assignedBy = async (pupil: TestPerson) => (await pupil.call(myAccount, {})).data?.assignedBy
const followers = async (pupil: TestPerson) =>
  (await pupil.call(listFollowers, { userId: pupil.uid })).data.followers.map(({ fullName, link }) => [fullName, link])

describe('a code', () => {
  it('@A12 lets one adult follow the pupil, once', async () => {
    const [pupil, manager, late] = [await api.signUp({ name: 'Léa' }), await teacher(), await teacher()]
    const code = await makeCode(pupil)
    expect(code).toMatch(new RegExp(`^[${LINK_CODE_ALPHABET}]{8}$`))
    expect(await reaches(manager, pupil)).toBe(403)
    expect((await redeem(manager, code)).data).toEqual({ userId: pupil.uid, fullName: 'Léa' })
    expect(await reaches(manager, pupil)).toBe(200)
    await expect(redeem(late, code)).rejects.toMatchObject({ status: 404 })
    expect(await reaches(late, pupil)).toBe(403)
    expect((await pupil.call(readLinkCode, { userId: pupil.uid })).data).toBeNull()
    expect((await manager.call(listStudents, { userId: manager.uid })).data.students).toMatchObject([{ link: 'code' }])
  })

  it.each([
    ['in small letters', (code: string) => code.toLowerCase()],
    ['in two parts', (code: string) => ` ${code.slice(0, 4)}-${code.slice(4)} `],
  ])('works typed %s', async (_, typed) => {
    const [pupil, manager] = [await api.signUp(), await teacher()]
    expect((await redeem(manager, typed(await makeCode(pupil)))).data.userId).toBe(pupil.uid)
  })

  it('works for one of two adults who use it at once', async () => {
    const [pupil, one, two] = [await api.signUp(), await teacher(), await teacher()]
    const code = await makeCode(pupil)
    const tries = await Promise.allSettled([redeem(one, code), redeem(two, code)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('stops working when it is revoked, replaced or a week old', async () => {
    const [pupil, manager] = [await api.signUp(), await teacher()]
    const userId = pupil.uid
    const revoked = await makeCode(pupil)
    await pupil.call(revokeLinkCode, { userId })
    const replaced = await makeCode(pupil)
    const old = await makeCode(pupil)
    expect((await pupil.call(readLinkCode, { userId })).data?.code).toBe(old)
    for (const code of [revoked, replaced]) await expect(redeem(manager, code)).rejects.toMatchObject({ status: 404 })
    time += 7 * DAY
    expect((await pupil.call(readLinkCode, { userId })).data).toBeNull()
    await expect(redeem(manager, old)).rejects.toMatchObject({ status: 404 })
    expect(await reaches(manager, pupil)).toBe(403)
  })

  it('@X06 cannot be guessed: ten wrong ones, then a pause that right ones do not count for', async () => {
    const manager = await teacher()
    for (let n = 0; n < 3; n += 1) await redeem(manager, await makeCode(await api.signUp()))
    for (let n = 0; n < 10; n += 1) await expect(redeem(manager, 'AAAA2222')).rejects.toMatchObject({ status: 404 })
    const right = await makeCode(await api.signUp())
    await expect(redeem(manager, right)).rejects.toMatchObject({ status: 429 })
  })

  it('is the pupil’s alone, and for adults', async () => {
    const [pupil, manager] = [await api.signUp(), await teacher()]
    await api.link(manager, pupil)
    const body = { userId: pupil.uid }
    for (const row of [makeLinkCode, readLinkCode, listFollowers, linksRoutes.readJournal]) {
      await expect(manager.call(row, body)).rejects.toMatchObject({ status: 403 })
      expect((await api.request(row.method, row.path, body)).status).toBe(401)
      expect((await api.request(row.method, row.path, {}, pupil.headers)).status).toBe(400)
    }
    const classmate = await api.signUp()
    const code = await makeCode(pupil)
    await expect(redeem(classmate, code)).rejects.toMatchObject({ status: 403 })
    await expect(redeem(manager, 'court')).rejects.toMatchObject({ status: 400, fields: ['code'] })
  })
})

describe('a link', () => {
  it('@A12 is ended by the pupil, who sees who follows, with effect at once', async () => {
    const [pupil, manager] = [await api.signUp(), await teacher()]
    await redeem(manager, await makeCode(pupil))
    expect(await followers(pupil)).toEqual([['Madame Martin', 'code']])
    await pupil.call(stopFollower, { userId: pupil.uid, managerUserId: manager.uid })
    expect(await reaches(manager, pupil)).toBe(403)
    expect(await followers(pupil)).toEqual([])
    await expect(pupil.call(stopFollower, { userId: pupil.uid, managerUserId: 'x' })).resolves.toEqual({ ok: true })
  })

  it('is left by the adult', async () => {
    const [pupil, manager] = [await api.signUp(), await teacher()]
    await redeem(manager, await makeCode(pupil))
    const call = { userId: pupil.uid, managerUserId: manager.uid }
    await manager.call(leaveStudent, call)
    expect(await reaches(manager, pupil)).toBe(403)
    await expect(manager.call(leaveStudent, call)).rejects.toMatchObject({ status: 403 })
  })

  it('of a teacher or a coach is what assignedBy says, the first of them while he follows', async () => {
    const pupil = await api.signUp()
    const [parent, first] = [await api.signUp({ role: 'ROLE_PARENT' }), await teacher()]
    const second = await api.signUp({ role: 'ROLE_COACH' })
    await redeem(parent, await makeCode(pupil))
    expect(await assignedBy(pupil)).toBeUndefined()
    for (const manager of [first, second]) {
      time += 1000
      await redeem(manager, await makeCode(pupil))
      expect(await assignedBy(pupil)).toBe(first.uid)
    }
    await pupil.call(stopFollower, { userId: pupil.uid, managerUserId: first.uid })
    expect(await assignedBy(pupil)).toBe(second.uid)
    await second.call(leaveStudent, { userId: pupil.uid, managerUserId: second.uid })
    expect(await assignedBy(pupil)).toBeUndefined()
    expect(await followers(pupil)).toHaveLength(1)
  })

  it('stays what it was when a code is used by who created the account', async () => {
    const [pupil, manager] = [await api.signUp(), await teacher()]
    await api.link(manager, pupil)
    await redeem(manager, await makeCode(pupil))
    expect(await followers(pupil)).toEqual([['Madame Martin', 'created']])
  })
})
