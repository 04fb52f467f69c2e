import { accountsRoutes, calendarRoutes, digestRoutes, linksRoutes, trialRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'
import { twoNodes } from '../../testing/two-nodes.ts'

const { readDigest, switchDigest, endDigest } = digestRoutes
const DAY = 24 * 3_600_000
/** A Sunday, 18:05 in Paris. */
const SUNDAY = Date.parse('2026-11-29T17:05:00Z')
let time = SUNDAY
let post: Awaited<ReturnType<typeof mailServer>>
let nodes: Awaited<ReturnType<typeof twoNodes>>
let api: TestApi
let parent: TestPerson
let lina: TestPerson
let serial = 0

beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  nodes = await twoNodes({
    config: { mail, publicUrl: 'https://ariane.example' },
    limiter: UNLIMITED,
    now: () => new Date(time),
  })
  api = nodes.one
  for (const node of [nodes.one, nodes.other]) await node.startJobs()
})
afterAll(async () => {
  await nodes.close()
  await post.close()
})
beforeEach(async () => {
  time = SUNDAY
  post.state.refusals = 0
  await sql`delete from digests`.execute(api.db.q())
  parent = await api.signUp({ role: 'ROLE_PARENT', name: 'Karim' })
  lina = await api.signUp({ name: 'Lina' })
  await lina.call(accountsRoutes.updateReference, { userId: lina.uid, firstName: 'Lina', lastName: 'Benali' })
  await api.link(parent, lina)
  serial += 1
  parent.email = `karim-${serial}@college.example`
  await sql`update auth_users set email = ${parent.email} where id = ${parent.uid}`.execute(api.db.q())
  post.received.length = 0
})

const read = async (who = parent) => (await who.call(readDigest, { userId: who.uid })).data
const turn = (on: boolean, who = parent) => who.call(switchDigest, { userId: who.uid, on })
/** Until nothing waits any more: the pauses between tries are over at once. */
const settle = ({ db }: TestApi) =>
  vi.waitFor(async () => {
    await sql`update jobs set run_at = clock_timestamp() where state = 'queued'`.execute(db.q())
    const open = await sql`select 1 from jobs where state in ('queued', 'running')`.execute(db.q())
    expect(open.rows).toEqual([])
  }, PATIENCE)
/** Every node asks, as each does every ten minutes. */
async function sweepAndSettle() {
  await Promise.all([nodes.one.enqueueDigests(), nodes.other.enqueueDigests()])
  await settle(api)
}
const endToken = () => /#resume-arreter=([\w.-]+)/.exec(post.received.at(-1)?.raw ?? '')?.[1] ?? 'no mail came'
const end = (token: string) => api.request('POST', endDigest.path, { token })

describe('@K07 the digest of the week by mail', () => {
  it('is off until the parent switches it on, and comes once a week, whatever the number of nodes', async () => {
    expect(await read()).toEqual({ isOn: false, email: parent.email, failed: false })
    await sweepAndSettle()
    expect(post.received).toEqual([])
    await turn(true)
    expect(await read()).toMatchObject({ isOn: true })
    for (const hours of [0, 1, 5, 12]) {
      time = SUNDAY + hours * 3_600_000
      await sweepAndSettle()
    }
    expect(post.received.map(({ to }) => to)).toEqual([[parent.email]])
    time = SUNDAY + 3 * DAY
    await sweepAndSettle()
    expect(post.received).toHaveLength(1)
    time = SUNDAY + 7 * DAY
    await sweepAndSettle()
    expect(post.received).toHaveLength(2)
  })

  it('has the facts of the page, a first name, and nothing that a child wrote; the child reads of it', async () => {
    const start = Date.parse('2026-12-01T08:00:00Z') / 1000
    await lina.call(calendarRoutes.createEvent, {
      userId: lina.uid,
      title: 'Ne dis rien à papa',
      type: 'exam',
      startTimestamp: start,
      endTimestamp: start + 3600,
    })
    await turn(true)
    await sweepAndSettle()
    const raw = post.received[0]?.raw ?? ''
    for (const part of ['23 – 29 novembre', 'Lina', 'Aucune séance', 'À venir\u00a0: Contrôle, mardi 1er décembre'])
      expect(raw).toContain(part)
    for (const part of ['Benali', 'Ne dis rien']) expect(raw).not.toContain(part)
    const { lines } = (await lina.call(linksRoutes.readJournal, { userId: lina.uid })).data
    expect(lines.map(({ who, what }) => [who, what])).toContainEqual(['Karim', 'viewed'])
  })

  it('holds the whole week to come, also in a mail that is sent on the Monday after', async () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-06', '2026-12-07']
    for (const day of days) {
      const startTimestamp = Date.parse(`${day}T12:00:00Z`) / 1000
      const span = { startTimestamp, endTimestamp: startTimestamp + 3600 }
      await lina.call(calendarRoutes.createEvent, { userId: lina.uid, title: day, type: 'homework', ...span })
    }
    await turn(true)
    time = Date.parse('2026-11-30T08:00:00Z')
    await sweepAndSettle()
    const raw = post.received[0]?.raw ?? ''
    expect(raw).toContain('23 – 29 novembre')
    for (const day of ['lundi 30 novembre', 'vendredi 4 décembre', 'dimanche 6 décembre'])
      expect(raw).toContain(`À venir\u00a0: Devoir à rendre, ${day}`)
  })

  it('counts a day on which the child worked outside of the session of the day', async () => {
    time = SUNDAY - DAY
    const answers = [{ key: 'c1', tries: [{ engine: 'quiz' as const, chosen: ['o1'] }] }]
    await lina.call(trialRoutes.keepTrial, { userId: lina.uid, topicId: 'hist-4-revolution-empire', seed: 7, answers })
    time = SUNDAY
    await turn(true)
    await sweepAndSettle()
    expect(post.received[0]?.raw).toContain('- 1 jour de séance')
  })

  it('ends by the link of any mail, without a sign-in, and by no other token', async () => {
    await turn(true)
    await sweepAndSettle()
    const token = endToken()
    const forged = `${token.slice(0, -4)}aaaa`
    expect(await end(forged)).toMatchObject({ status: 400, body: { fields: ['token'] } })
    expect(await end(`${Buffer.from('somebody').toString('base64url')}.${token.split('.')[1]}`)).toMatchObject({
      status: 400,
    })
    expect(await read()).toMatchObject({ isOn: true })
    expect((await end(token)).status).toBe(200)
    expect((await end(token)).status).toBe(200)
    expect(await read()).toMatchObject({ isOn: false })
    time += 7 * DAY
    await sweepAndSettle()
    expect(post.received).toHaveLength(1)
  })

  it('tells nothing of a child who ended the link, or who is erased', async () => {
    const adam = await api.signUp({ name: 'Adam' })
    await api.link(parent, adam, 'code')
    await turn(true)
    await adam.call(linksRoutes.stopFollower, { userId: adam.uid, managerUserId: parent.uid })
    await sweepAndSettle()
    expect(post.received).toHaveLength(1)
    expect(post.received[0]?.raw).not.toContain('Adam')
    await api.db.tx(() => api.cleanup.erase(lina.uid))
    time += 7 * DAY
    await sweepAndSettle()
    expect(post.received).toHaveLength(1)
    await api.db.tx(() => api.cleanup.erase(parent.uid))
    const left = await sql`select 1 from digests`.execute(api.db.q())
    expect(left.rows).toEqual([])
  })

  it('is tried again when the mail server refuses, and says so once it is given up', async () => {
    await turn(true)
    post.state.refusals = 3
    await sweepAndSettle()
    expect(post.received).toHaveLength(1)
    expect(await read()).toMatchObject({ failed: false })
    time += 7 * DAY
    post.state.refusals = 100
    await sweepAndSettle()
    expect(post.received).toHaveLength(1)
    expect(await read()).toMatchObject({ isOn: true, failed: true })
    const { rows } = await sql<{ attempts: number; state: string }>`select attempts, state from jobs
      where kind = 'digest-mail' order by created_at desc limit 1`.execute(api.db.q())
    expect(rows).toEqual([{ attempts: 11, state: 'failed' }])
    time += 7 * DAY
    post.state.refusals = 0
    await sweepAndSettle()
    expect(await read()).toMatchObject({ failed: false })
  })

  it('is for parents with a mailbox, where mail is sent', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    await expect(read(teacher)).rejects.toMatchObject({ status: 403 })
    await expect(turn(true, teacher)).rejects.toMatchObject({ status: 403 })
    const other = await api.signUp({ role: 'ROLE_PARENT' })
    expect(await read(other)).toEqual({ isOn: false, email: null, failed: false })
    await expect(turn(true, other)).rejects.toMatchObject({ status: 503, code: 'unavailable' })
    const spying = other.call(readDigest, { userId: parent.uid })
    await expect(spying).rejects.toMatchObject({ status: 403 })
    const silent = await createTestApi({ now: () => new Date(time) })
    const nobody = await silent.signUp({ role: 'ROLE_PARENT' })
    await expect(nobody.call(switchDigest, { userId: nobody.uid, on: true })).rejects.toMatchObject({ status: 503 })
    await silent.close()
  })
})

it('@X06 the digests of a day leave mails to who cannot wait', async () => {
  const few = await createTestApi({
    config: {
      mail: { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' },
      mailBudgetPerDay: 5,
      publicUrl: 'https://ariane.example',
    },
    now: () => new Date(time),
  })
  await few.startJobs()
  time = SUNDAY
  post.received.length = 0
  for (let count = 0; count < 5; count += 1) {
    const one = await few.signUp({ role: 'ROLE_PARENT' })
    const child = await few.signUp()
    await few.link(one, child)
    await sql`update auth_users set email = ${`p-${count}@college.example`} where id = ${one.uid}`.execute(few.db.q())
    await one.call(switchDigest, { userId: one.uid, on: true })
  }
  await few.enqueueDigests()
  await settle(few)
  expect(post.received).toHaveLength(3)
  await few.close()
})
