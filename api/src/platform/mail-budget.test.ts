import { consentRoutes, passwordsRoutes, rightsRoutes } from '@ariane/shared/contracts'
import { localDay } from '@ariane/shared/dates'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../accounts/passwords/testing/mail-server.ts'
import { PATIENCE } from '../testing/patience.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { createSharedLimiter } from './http/shared-limiter.ts'
import { budgetedMailer } from './mail-budget.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
let post: Awaited<ReturnType<typeof mailServer>>
let api: TestApi
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  const config = { mail, mailBudgetPerDay: 10, publicUrl: 'https://ariane.example' }
  api = await createTestApi({ config, now: () => new Date(time) })
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await post.close()
})

/** A pupil who asks parents from an address of the network. */
async function newcomer() {
  const person = await api.signUp({ name: 'Lina' })
  const ask = (parent: string, ip: string) =>
    api.request('POST', consentRoutes.askConsent.path, { userId: person.uid, email: parent }, person.headers, ip)
  return { person, ask }
}
const DAY = 24 * 3_600_000
/** Another day, once the mails of this one have gone out. */
async function nextDay() {
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from jobs where state in ('queued', 'running')`.execute(api.db.q())
    expect(rows).toEqual([])
  }, PATIENCE)
  time += DAY
}
const metric = async () => (await api.metrics.metrics()).split('\n').filter(line => line.startsWith('mails_total'))

describe('@X06 the mails of a day', () => {
  it('are limited for all accounts together, with a code of its own, and begin anew the next day', async () => {
    for (let n = 0; n < 6; n += 1) await (await newcomer()).ask(`parent-${n}@college.example`, `10.1.0.${n}`)
    const late = await newcomer()
    for (let n = 6; n < 8; n += 1) await (await newcomer()).ask(`parent-${n}@college.example`, `10.1.0.${n}`)
    await vi.waitFor(() => expect(post.received).toHaveLength(8), PATIENCE)
    const refused = { status: 503, body: { code: 'mail_limit' } }
    expect(await late.ask('late@college.example', '10.1.1.1')).toMatchObject(refused)
    expect(await metric()).toContain('mails_total{outcome="sent"} 8')
    await nextDay()
    expect(await late.ask('late@college.example', '10.1.1.1')).toMatchObject({ status: 200 })
    await vi.waitFor(() => expect(post.received).toHaveLength(9), PATIENCE)
  })

  it('that anybody can ask for leave some to forgotten passwords and planned deletions', async () => {
    await nextDay()
    await api.db
      .q()
      .insertInto('mail_days')
      .values({ day: localDay(new Date(time)), sent: 8 })
      .execute()
    const { person, ask } = await newcomer()
    expect(await ask('a@college.example', '10.2.0.1')).toMatchObject({ status: 503, body: { code: 'mail_limit' } })
    const before = post.received.length
    const email = 'lina@college.example'
    await sql`update auth_users set email = ${email} where id = ${person.uid}`.execute(api.db.q())
    const forgot = await api.request('POST', passwordsRoutes.forgotPassword.path, { email })
    expect(forgot.status).toBe(200)
    await vi.waitFor(() => expect(post.received).toHaveLength(before + 1), PATIENCE)
    await person.call(rightsRoutes.askDeletion, { userId: person.uid, password: person.password })
    await vi.waitFor(() => expect(post.received).toHaveLength(before + 2), PATIENCE)
  })

  it('reach one address that strangers name three times at most, whoever they are and wherever they ask from', async () => {
    await nextDay()
    await api.db.q().deleteFrom('rate_windows').execute()
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const { ask } = await newcomer()
      statuses.push((await ask(n % 2 ? 'Victime@famille.example' : 'victime@famille.example', `10.3.0.${n}`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429])
  })

  it('reach one mailbox three times at most, however its address is written', async () => {
    await nextDay()
    await api.db.q().deleteFrom('rate_windows').execute()
    const statuses: number[] = []
    const written = ['a.b@gmail.com', 'ab+1@gmail.com', 'AB@googlemail.com', 'a.b+2@gmail.com', 'ab@gmail.com']
    for (const [n, email] of written.entries())
      statuses.push((await (await newcomer()).ask(email, `10.5.0.${n}`)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  it('are asked for from one network up to a quarter of them, by however many accounts', async () => {
    await nextDay()
    await api.db.q().deleteFrom('rate_windows').execute()
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const { ask } = await newcomer()
      statuses.push((await ask(`famille-${n}@college.example`, '10.4.0.1')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  it('are counted by every node together, and a mail that the server refused is none', async () => {
    await nextDay()
    const outcomes: string[] = []
    let refusals = 1
    const mailer = {
      async send() {
        refusals -= 1
        if (refusals === 0) throw new Error('refused')
      },
    }
    const node = () =>
      budgetedMailer(mailer, {
        q: api.db.q,
        now: () => new Date(time),
        perDay: 5,
        limiter: createSharedLimiter(api.db.q, 'a secret for this test'),
        counted: outcome => outcomes.push(outcome),
      })
    const nodes = [node(), node()]
    const mail = { to: 'a@b.fr', subject: 's', text: 't' }
    await expect(nodes[0]?.send(mail)).rejects.toThrow('refused')
    const sent = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => nodes[n % 2]?.send(mail)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(outcomes.toSorted()).toEqual([...Array(4).fill('over_budget'), 'refused', ...Array(5).fill('sent')])
    await expect(nodes[1]?.admit('account', {})).rejects.toMatchObject({ code: 'mail_limit' })
  })
})
