import { consentRoutes, passwordsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../accounts/passwords/testing/mail-server.ts'
import { PATIENCE } from '../testing/patience.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { budgetedMailer } from './mail-budget.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
let post: Awaited<ReturnType<typeof mailServer>>
let api: TestApi
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  const config = { mail, mailBudgetPerDay: 2, publicUrl: 'https://ariane.example' }
  api = await createTestApi({ config, now: () => new Date(time) })
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await post.close()
})

const ask = async (email: string) => {
  const pupil = await api.signUp({ name: 'Lina' })
  return pupil.call(consentRoutes.askConsent, { userId: pupil.uid, email })
}
const metric = async () => (await api.metrics.metrics()).split('\n').filter(line => line.startsWith('mails_total'))

describe('@X06 the mails of a day', () => {
  it('are limited for all accounts together, with a code of its own, and begin anew the next day', async () => {
    for (const email of ['a@college.example', 'b@college.example']) await ask(email)
    await vi.waitFor(() => expect(post.received).toHaveLength(2), PATIENCE)
    const refused = { status: 503, code: 'mail_limit' }
    await expect(ask('c@college.example')).rejects.toMatchObject(refused)
    const forgot = await api.request('POST', passwordsRoutes.forgotPassword.path, { email: 'nobody@college.example' })
    expect(forgot).toMatchObject({ status: 503, body: { code: 'mail_limit' } })
    expect(await metric()).toContain('mails_total{outcome="sent"} 2')
    time += 24 * 3_600_000
    await ask('d@college.example')
    await vi.waitFor(() => expect(post.received).toHaveLength(3), PATIENCE)
  })

  it('are counted by every node together, and a mail that the server refused is none', async () => {
    time += 24 * 3_600_000
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
        counted: outcome => outcomes.push(outcome),
      })
    const nodes = [node(), node()]
    const mail = { to: 'a@b.fr', subject: 's', text: 't' }
    await expect(nodes[0]?.send(mail)).rejects.toThrow('refused')
    const sent = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => nodes[n % 2]?.send(mail)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(outcomes.toSorted()).toEqual([...Array(4).fill('over_budget'), 'refused', ...Array(5).fill('sent')])
    expect(await nodes[1]?.hasBudget()).toBe(false)
  })
})
