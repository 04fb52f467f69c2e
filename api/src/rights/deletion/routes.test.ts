import { randomUUID } from 'node:crypto'
import {
  accountsRoutes,
  consentRoutes,
  defaultSettings,
  linksRoutes,
  rightsRoutes,
  settingsRoutes,
} from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { seeds } from '../../testing/policy/seed-rows.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'
import type { CleanupTasks } from '../../wiring/cleanup.ts'
import { SWEEP, sweep } from './sweep.ts'
import { findWords } from './testing/find-words.ts'

const { readDeletion, askDeletion, undoDeletion } = rightsRoutes
const DAY = 24 * 3_600_000
let time = Date.parse('2026-11-21T12:00:00Z')
let post: Awaited<ReturnType<typeof mailServer>>
let api: TestApi
let pupil: TestPerson
let parent: TestPerson
let operator: TestPerson
let serial = 0
const logged: string[] = []
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  api = await createTestApi({
    config: { mail, publicUrl: 'https://ariane.example' },
    now: () => new Date(time),
    log: { write: line => void logged.push(line) },
  })
  await api.startJobs()
  operator = await api.signUp({ role: 'ROLE_TEACHER' })
  await api.makeOperator(operator)
})
afterAll(async () => {
  await api.close()
  await post.close()
})
beforeEach(async () => {
  serial += 1
  pupil = await api.signUp({ name: `Zoé-Maëlle ${serial}` })
  parent = await api.signUp({ role: 'ROLE_PARENT', name: `Madame Petit ${serial}` })
  await api.link(parent, pupil)
})

/** A parent with a mailbox. */
async function mailedMother() {
  const email = `maman-${serial}@exemple.fr`
  const credentials = { email, password: 'marron-vert' }
  await api.db.tx(await api.credentials.prepare({ firstName: 'Maman', ...credentials }))
  const mother = await api.login(credentials)
  await mother.call(accountsRoutes.openAccount, { accountType: 'email', role: 'ROLE_PARENT' })
  return { mother, email }
}

const planned = async (person = pupil) => (await person.call(readDeletion, { userId: pupil.uid })).data
const sweptWith = (tasks: CleanupTasks) =>
  sweep({
    ...tasks,
    db: api.db,
    enqueueDigests: api.enqueueDigests,
    handOutOpened: async () => {},
    jobs: api.jobs,
    log: api.log,
    now: api.now,
  }).run({} as never, new AbortController().signal)
const swept = () => sweptWith(api.cleanup)

describe('@A14 the end of an account', () => {
  it.each(['ROLE_PARENT', 'ROLE_TEACHER', 'ROLE_COACH'] as const)(
    'is not for a %s who opened an account and was let in by a code, with the password neither',
    async role => {
      const { uid: userId } = pupil
      const adult = await api.signUp({ role })
      await api.link(adult, pupil, 'code')
      const { password } = adult
      await expect(adult.call(askDeletion, { userId, password })).rejects.toMatchObject({ status: 403 })
      const bin = adult.call(accountsRoutes.deleteStudent, { id: userId, deleterUserId: adult.uid, password })
      await expect(bin).rejects.toMatchObject({ status: 403 })
      expect(await adult.call(readDeletion, { userId })).toMatchObject({ data: null, mayAsk: false })
    },
  )

  it('is for who opened the account, or whom the operator approved, with the own password only', async () => {
    const { uid: userId } = pupil
    const approved = await api.signUp({ role: 'ROLE_PARENT' })
    await api.link(approved, pupil, 'code')
    await api.approve(operator, approved, pupil)
    for (const adult of [parent, approved]) {
      expect(await adult.call(readDeletion, { userId })).toMatchObject({ data: null, mayAsk: true })
      for (const password of [undefined, '', 'not-mine', pupil.password]) {
        const wrong = adult.call(askDeletion, { userId, ...(password !== undefined && { password }) })
        await expect(wrong).rejects.toMatchObject({ status: 400, code: 'invalid_input', fields: ['password'] })
      }
      expect(await planned()).toBeNull()
      await adult.call(askDeletion, { userId, password: adult.password })
      expect(await planned()).not.toBeNull()
      await pupil.call(undoDeletion, { userId })
    }
  })

  it('needs the own password, is a week away and can be undone by the adult who follows', async () => {
    const wrong = pupil.call(askDeletion, { userId: pupil.uid, password: 'not-mine' })
    await expect(wrong).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    const { data } = await pupil.call(askDeletion, { userId: pupil.uid, password: pupil.password })
    expect(Date.parse(data.dueAt) - Date.parse(data.askedAt)).toBe(7 * DAY)
    expect(await planned(parent)).toMatchObject({ own: true, by: `Zoé-Maëlle ${serial}` })
    expect((await pupil.call(accountsRoutes.myAccount, {})).data?.endsAt).toBe(data.dueAt)
    await parent.call(undoDeletion, { userId: pupil.uid })
    time += 8 * DAY
    await swept()
    expect(await planned(await api.login(pupil))).toBeNull()
  })

  it('planned by an adult is seen and undone by the pupil, and the journal says who it was', async () => {
    await parent.call(askDeletion, { userId: pupil.uid, password: parent.password })
    expect(await planned()).toMatchObject({ own: false, by: `Madame Petit ${serial}` })
    await pupil.call(undoDeletion, { userId: pupil.uid })
    expect(await planned()).toBeNull()
    const { data } = await pupil.call(linksRoutes.readJournal, { userId: pupil.uid })
    expect(data.lines.map(line => line.what)).toContain('deletion')
    const stranger = await api.signUp({ role: 'ROLE_PARENT' })
    const { password } = stranger
    await expect(stranger.call(askDeletion, { userId: pupil.uid, password })).rejects.toMatchObject({ status: 403 })
  })

  it('does not come before its time, and comes once, then nothing of the pupil is left anywhere', async () => {
    await pupil.call(settingsRoutes.updateSettings, defaultSettings(pupil.uid))
    for (const seed of Object.values(seeds)) await seed(api, pupil)
    await api.consent(pupil)
    await parent.call(accountsRoutes.readReference, { userId: pupil.uid })
    await pupil.call(askDeletion, { userId: pupil.uid, password: pupil.password })
    const words = [pupil.uid, pupil.email, `Zoé-Maëlle ${serial}`]
    time += 7 * DAY - 1
    await swept()
    expect(await findWords(api.db.q, words)).toEqual(expect.arrayContaining(['people.uid', 'paths.user_id']))
    time += 1
    await Promise.all([swept(), swept()])
    expect(await findWords(api.db.q, words)).toEqual([])
    expect(logged.filter(line => words.some(word => line.includes(word)))).toEqual([])
    await expect(pupil.call(accountsRoutes.myAccount, {})).rejects.toMatchObject({ status: 401 })
    const { email, password } = pupil
    expect((await api.request('POST', '/api/auth/sign-in/email', { email, password })).status).toBe(401)
  })

  it('comes with the end of what is kept for a time only: sessions, codes and a parent’s address', async () => {
    await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })
    await pupil.call(consentRoutes.askConsent, { userId: pupil.uid, email: 'maman@exemple.fr' })
    await vi.waitFor(() => expect(post.received.at(-1)).toMatchObject({ to: ['maman@exemple.fr'] }), PATIENCE)
    const kept = () => findWords(api.db.q, [pupil.uid])
    await swept()
    expect(await kept()).toEqual(expect.arrayContaining(['link_codes.pupil_uid', 'consents.pupil_uid']))
    time += 8 * DAY
    await swept()
    expect(await kept()).not.toEqual(expect.arrayContaining(['link_codes.pupil_uid']))
    expect(await findWords(api.db.q, ['maman@exemple.fr'])).toEqual([])
    await sql`update auth_sessions set "expiresAt" = ${new Date(time)} where "userId" = ${pupil.uid}`.execute(
      api.db.q(),
    )
    await swept()
    expect(await kept()).not.toContain('auth_sessions.userId')
  })

  it('comes with the end of a parent’s address that no mail ever reached, and of statements a day old', async () => {
    const at = new Date(time)
    const { q } = api.db
    await q()
      .insertInto('consents')
      .values({ pupil_uid: pupil.uid, state: 'asked', parent_email: 'papa@exemple.fr', at })
      .execute()
    const reading = { id: randomUUID(), user_id: pupil.uid, name: 'devoir-de-zoe.txt', digest: '', created_at: at }
    await q()
      .insertInto('readings')
      .values({ ...reading, kind: 'text', state: 'read' })
      .execute()
    const words = ['papa@exemple.fr', 'devoir-de-zoe.txt']
    await swept()
    expect((await findWords(api.db.q, words)).toSorted()).toEqual(['consents.parent_email', 'readings.name'])
    time += DAY + 1
    await swept()
    expect(await findWords(api.db.q, words)).toEqual(['consents.parent_email'])
    time += 7 * DAY
    await swept()
    expect(await findWords(api.db.q, words)).toEqual([])
  })

  it('of one that fails keeps nobody else here, and jobs go a week after their end', async () => {
    const other = await api.signUp({ name: 'Abel' })
    await other.call(askDeletion, { userId: other.uid, password: other.password })
    time += 1000
    await pupil.call(askDeletion, { userId: pupil.uid, password: pupil.password })
    await sql`insert into jobs (kind, data, state, finished_at)
      values ('old-job', '{}', 'done', now() - interval '8 days')`.execute(api.db.q())
    time += 8 * DAY
    const { erase } = api.cleanup
    const failing = (uid: string) => (uid === other.uid ? Promise.reject(new Error('held')) : erase(uid))
    await sweptWith({ ...api.cleanup, erase: failing })
    expect(await findWords(api.db.q, [pupil.uid, 'old-job'])).toEqual([])
    expect(await findWords(api.db.q, [other.uid])).toContain('deletions.person_uid')
    await swept()
    expect(await findWords(api.db.q, [other.uid])).toEqual([])
  })

  it('is done by the queue, whichever process takes it', async () => {
    await pupil.call(askDeletion, { userId: pupil.uid, password: pupil.password })
    time += 8 * DAY
    await api.jobs.enqueue(SWEEP, {}, { key: SWEEP })
    await vi.waitFor(async () => expect(await findWords(api.db.q, [pupil.uid])).toEqual([]), PATIENCE)
    // The sweep goes on to what has expired: its end is awaited, so that the sessions of the next test are not among it.
    const jobs = api.db.q().selectFrom('jobs').select('state').where('kind', '=', SWEEP)
    await vi.waitFor(async () => expect(await jobs.execute()).toEqual([{ state: 'done' }]), PATIENCE)
  })

  it('of an adult leaves his pupils their journal and their messages, without his name', async () => {
    await parent.call(accountsRoutes.readReference, { userId: pupil.uid })
    await sql`insert into channels (user_id, student_name, subject, description, status, created_at)
      values (${pupil.uid}, 'Z', 'Maths', '', 'open', now())`.execute(api.db.q())
    await sql`insert into messages (id, channel_user_id, seq, sender_id, sender_name, content, type, sent_at)
      values (${`m${serial}`}, ${pupil.uid}, 1, ${parent.uid}, ${`Madame Petit ${serial}`}, 'Bravo', 'text', now())`.execute(
      api.db.q(),
    )
    await parent.call(askDeletion, { userId: parent.uid, password: parent.password })
    time += 8 * DAY
    await swept()
    expect(await findWords(api.db.q, [parent.uid, `Madame Petit ${serial}`])).toEqual([])
    const again = await api.login(pupil)
    const { data } = await again.call(linksRoutes.readJournal, { userId: pupil.uid })
    expect(data.lines.at(-1)).toMatchObject({ who: 'Compte supprimé', what: 'viewed' })
    const { rows } = await sql`select sender_name, content from messages where channel_user_id = ${pupil.uid}`.execute(
      api.db.q(),
    )
    expect(rows).toEqual([{ sender_name: 'Compte supprimé', content: 'Bravo' }])
  })

  it('is told by mail to whoever has a mailbox', async () => {
    const { mother, email } = await mailedMother()
    await api.link(mother, pupil, 'code')
    await pupil.call(askDeletion, { userId: pupil.uid, password: pupil.password })
    await vi.waitFor(() => expect(post.received.at(-1)).toMatchObject({ to: [email] }), PATIENCE)
    expect(post.received.at(-1)?.raw).toContain('/profile/eleves')
  })

  it('@K10 from the manager’s list has the same week, undo, proof and telling as any other', async () => {
    const { deleteStudent, listStudents, myAccount } = accountsRoutes
    const { uid } = pupil
    const { mother, email } = await mailedMother()
    await api.link(mother, pupil, 'code')
    const bin = { id: uid, deleterUserId: parent.uid }
    for (const proof of [{}, { password: 'not-mine' }]) {
      const wrong = parent.call(deleteStudent, { ...bin, ...proof })
      await expect(wrong).rejects.toMatchObject({ status: 400, code: 'invalid_input', fields: ['password'] })
    }
    expect(await planned()).toBeNull()
    const answer = await parent.call(deleteStudent, { ...bin, password: parent.password })
    expect(answer).toEqual({ status: 'success', data: { userId: uid } })
    const { dueAt } = (await planned()) ?? expect.fail('nothing is planned')
    expect(Date.parse(dueAt) - time).toBe(7 * DAY)
    expect((await pupil.call(myAccount, {})).data?.endsAt).toBe(dueAt)
    for (const adult of [parent, mother]) {
      const { data } = await adult.call(listStudents, { userId: adult.uid })
      expect(data.students).toMatchObject([{ userId: uid, endsAt: dueAt }])
    }
    await vi.waitFor(() => expect(post.received.at(-1)).toMatchObject({ to: [email] }), PATIENCE)
    await mother.call(undoDeletion, { userId: uid })
    const { data } = await pupil.call(linksRoutes.readJournal, { userId: uid })
    expect(data.lines.map(line => line.what)).toEqual(expect.arrayContaining(['deletion', 'kept']))
    time += 8 * DAY
    await swept()
    const list = await (await api.login(parent)).call(listStudents, { userId: parent.uid })
    expect(list.data.students).toMatchObject([{ userId: uid }])
    expect(list.data.students[0]).not.toHaveProperty('endsAt')
  })
})
