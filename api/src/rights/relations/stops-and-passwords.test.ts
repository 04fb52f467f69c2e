import {
  accountsRoutes,
  classMemberRoutes,
  classRoutes,
  importRoutes,
  installationRoutes,
  linksRoutes,
  passwordsRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

const DAY = 24 * 3_600_000
let time = Date.parse('2026-11-18T15:00:00Z')
let api: TestApi
let post: Awaited<ReturnType<typeof mailServer>>
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  const config = { mail, publicUrl: 'https://ariane.example' }
  api = await createTestApi({ config, now: () => new Date(time), limiter: UNLIMITED })
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await post.close()
})

const status = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    error => error.status as number,
  )
const reaches = (adult: TestPerson, pupil: TestPerson) =>
  status(adult.call(accountsRoutes.readReference, { userId: pupil.uid }))
const stop = (pupil: TestPerson, adult: TestPerson, newPassword?: string) => {
  time += 1000
  const body = { userId: pupil.uid, managerUserId: adult.uid, ...(newPassword && { newPassword }) }
  return pupil.call(linksRoutes.stopFollower, body)
}
const followers = async (pupil: TestPerson) =>
  (await pupil.call(linksRoutes.listFollowers, { userId: pupil.uid })).data.followers

describe('@S10 a stop of an adult and the password', () => {
  let parent: TestPerson
  let child: TestPerson
  let stranger: TestPerson
  beforeEach(async () => {
    time += 60_000
    parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Madame Petit' })
    const student = { firstName: 'Kim', classroom: '6ème' as const, password: 'marron-vert' }
    const { data } = await parent.call(accountsRoutes.createStudent, { creatorUserId: parent.uid, student })
    child = await api.login({ email: data.email, password: 'marron-vert' })
    stranger = await api.signUp({ role: 'ROLE_TEACHER', name: 'Inconnu' })
    await api.link(stranger, child, 'code')
  })

  it('that he knows needs a new one, which ends the sessions of before', async () => {
    const spy = await api.login({ email: child.email, password: 'marron-vert' })
    const known = async () => (await followers(child)).map(one => [one.userId, one.needsPassword ?? false])
    expect(await known()).toEqual([
      [parent.uid, true],
      [stranger.uid, false],
    ])
    await stop(child, stranger)
    await expect(stop(child, parent)).rejects.toMatchObject({ status: 403, code: 'new_password_needed' })
    await expect(stop(child, parent, '123456')).rejects.toMatchObject({ code: 'common_password' })
    expect(await reaches(parent, child)).toBe(200)
    await stop(child, parent, 'tout-a-moi-9')
    expect([await reaches(parent, child), await followers(child)]).toEqual([403, []])
    expect(await status(spy.call(linksRoutes.readJournal, { userId: spy.uid }))).toBe(401)
    await expect(api.login({ email: child.email, password: 'marron-vert' })).rejects.toThrow()
    await api.login({ email: child.email, password: 'tout-a-moi-9' })
  })

  it('needs a new one also where he left or set it himself, whoever changed it since', async () => {
    const needed = { status: 403, code: 'new_password_needed' }
    await parent.call(linksRoutes.leaveStudent, { userId: child.uid, managerUserId: parent.uid })
    await expect(stop(child, parent)).rejects.toMatchObject(needed)
    const same = { currentPassword: 'marron-vert', newPassword: 'marron-vert' }
    await child.call(passwordsRoutes.changePassword, same)
    await expect(stop(child, parent)).rejects.toMatchObject(needed)
    await stop(child, parent, 'tout-a-moi-9')
    const other = await api.signUp({ name: 'Nour', grade: '6ème' })
    await api.link(parent, other)
    const body = { id: other.uid, updaterUserId: parent.uid, password: 'pris-par-moi' }
    await parent.call(accountsRoutes.updateStudent, body)
    time += 8 * DAY
    const nour = await api.login({ email: other.email, password: 'pris-par-moi' })
    const mother = await api.login(parent)
    await expect(stop(nour, mother)).rejects.toMatchObject(needed)
    await stop(nour, mother, 'tout-a-moi-9')
    expect(await reaches(mother, nour)).toBe(403)
  })

  it('needs a new one of every adult once he who knows it is gone, with his account or without', async () => {
    const needed = { code: 'new_password_needed' }
    await parent.call(linksRoutes.leaveStudent, { userId: child.uid, managerUserId: parent.uid })
    expect(await followers(child)).toMatchObject([{ userId: stranger.uid, needsPassword: true }])
    await api.cleanup.erase(parent.uid)
    await expect(stop(child, stranger)).rejects.toMatchObject(needed)
    await stop(child, stranger, 'tout-a-moi-9')
    await expect(api.login({ email: child.email, password: 'marron-vert' })).rejects.toThrow()
  })

  it('is not put off by him who sets it again and again', async () => {
    for (const password of ['choisi-par-lui-1', 'choisi-par-lui-2']) {
      const again = await api.login(parent)
      await again.call(accountsRoutes.updateStudent, { id: child.uid, updaterUserId: parent.uid, password })
      time += 6 * DAY
    }
    const now = await api.login({ email: child.email, password: 'choisi-par-lui-2' })
    await stop(now, parent, 'tout-a-moi-9')
    expect(await followers(now)).toMatchObject([{ userId: stranger.uid }])
  })

  it('is not undone by a password that he sets at the same moment', async () => {
    const body = { id: child.uid, updaterUserId: parent.uid, password: 'pris-par-lui-9' }
    await Promise.allSettled([stop(child, parent, 'tout-a-moi-9'), parent.call(accountsRoutes.updateStudent, body)])
    const isIn = (password: string) => status(api.login({ email: child.email, password }).then(() => undefined))
    const isStopped = (await reaches(await api.login(parent), child)) === 403
    expect(await isIn(isStopped ? 'tout-a-moi-9' : 'pris-par-lui-9')).toBe(200)
  })

  it('by a link of an operator does not end who decides for a week, whoever follows', async () => {
    const operator = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.makeOperator(operator)
    const { data } = await operator.call(installationRoutes.makeResetLink, { userId: child.uid })
    const reset = { token: data.token, newPassword: 'pris-par-un-autre' }
    expect((await api.request('POST', passwordsRoutes.resetPassword.path, reset)).status).toBe(200)
    const taken = await api.login({ email: child.email, password: 'pris-par-un-autre' })
    await expect(stop(taken, parent, 'tout-a-moi-9')).rejects.toMatchObject({ code: 'recent_password' })
    time += 8 * DAY
    const later = await api.login({ email: child.email, password: 'pris-par-un-autre' })
    await stop(later, parent, 'tout-a-moi-9')
    expect(await reaches(await api.login(parent), later)).toBe(403)
  })

  it('ends the requests to classes that he may have made in the place of the child', async () => {
    const second = await api.signUp({ role: 'ROLE_TEACHER', name: 'Le même' })
    const { data: room } = await second.call(classRoutes.createClass, {
      name: '6ème B',
      grade: '6ème',
      schoolYear: 2026,
    })
    const { code } = (await second.call(classMemberRoutes.makeClassCode, { id: room.id })).data
    await child.call(classMemberRoutes.joinClass, { userId: child.uid, code })
    await stop(child, parent, 'tout-a-moi-9')
    const answer = { id: room.id, userId: child.uid, accept: true }
    await status(second.call(classMemberRoutes.answerClassRequest, answer))
    const { asking } = (await child.call(linksRoutes.listFollowers, { userId: child.uid })).data
    expect([await reaches(second, child), asking]).toEqual([403, []])
  })

  it.each([
    ['once he is stopped', (ida: TestPerson, teacher: TestPerson) => stop(ida, teacher, 'tout-a-moi-9')],
    ['once he is gone', (_: TestPerson, teacher: TestPerson) => api.db.tx(() => api.cleanup.erase(teacher.uid))],
  ])('does not come by a mail to the address that he wrote, %s', async (when, end) => {
    const email = `ecrite.par.lui.${when.length}@autre.example`
    const line = { key: crypto.randomUUID(), firstName: 'Ida', lastName: 'Roux', classroom: '6ème' as const }
    const pupils = [{ ...line, password: 'marron-vert' }]
    const teacher = await api.signUp({ role: 'ROLE_TEACHER', name: 'Monsieur Liste' })
    const made = await teacher.call(importRoutes.importPupils, { creatorUserId: teacher.uid, pupils })
    // As lists did before they took no addresses.
    const login = `${made.data.lines[0]?.login}@ariane.example`
    await api.db.q().updateTable('auth_users').set({ email }).where('email', '=', login).execute()
    const ida = await api.login({ email, password: 'marron-vert' })
    const forgot = () => api.request('POST', passwordsRoutes.forgotPassword.path, { email })
    const mails = () => post.received.filter(mail => mail.to.includes(email))
    await forgot()
    const token = await vi.waitFor(() => {
      const raw =
        mails()
          .at(-1)
          ?.raw.replace(/=\r?\n/g, '') ?? ''
      return /#nouveau-mot-de-passe=([\w-]{43})/.exec(raw)?.[1] ?? expect.fail('no mail yet')
    }, PATIENCE)
    await end(ida, teacher)
    const reset = { token, newPassword: 'pris-par-toi-9' }
    expect((await api.request('POST', passwordsRoutes.resetPassword.path, reset)).status).toBe(400)
    expect((await forgot()).status).toBe(200)
    await vi.waitFor(async () => {
      const jobs = await api.db.q().selectFrom('jobs').select('state').where('kind', '=', 'reset-mail').execute()
      expect(jobs.filter(({ state }) => state === 'queued' || state === 'running')).toEqual([])
    }, PATIENCE)
    expect(mails()).toHaveLength(1)
  })
})
