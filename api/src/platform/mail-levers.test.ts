import { consentRoutes, passwordsRoutes, rightsRoutes, signInRoutes } from '@ariane/shared/contracts'
import { chatRoutes } from '@ariane/shared/contracts/chat'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../accounts/passwords/testing/mail-server.ts'
import { family } from '../chat/testing/family.ts'
import { PATIENCE } from '../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'

let post: Awaited<ReturnType<typeof mailServer>>
let api: TestApi
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  const config = { mail, mailBudgetPerDay: 12, publicUrl: 'https://ariane.example' }
  api = await createTestApi({ config })
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await post.close()
})
beforeEach(async () => {
  await idle()
  post.received.length = 0
  await api.db.q().deleteFrom('mail_days').execute()
  await api.db.q().deleteFrom('rate_windows').execute()
})

async function idle() {
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select 1 from jobs where state = 'running' or (state = 'queued' and run_at <= now())`.execute(
        api.db.q(),
      )
    expect(rows).toEqual([])
  }, PATIENCE)
}
/** To whom mails went, once all are out. */
async function told() {
  await idle()
  return post.received.flatMap(({ to }) => to).toSorted()
}
/** Whatever waits for its hour, or its day, is due. */
const later = async () => {
  await sql`update rate_windows set ends_at = now()`.execute(api.db.q())
  await sql`update jobs set run_at = now() where state = 'queued'`.execute(api.db.q())
}
let people = 0
async function withMailbox(person: Promise<TestPerson> = api.signUp({ name: 'Lina' })) {
  const one = await person
  people += 1
  const email = `quelqu-un-${people}@college.example`
  await sql`update auth_users set email = ${email} where id = ${one.uid}`.execute(api.db.q())
  return { ...one, email }
}

describe('@X06 a forgotten password', () => {
  const forgot = async (email: string, ip = '10.7.0.1') =>
    (await api.request('POST', passwordsRoutes.forgotPassword.path, { email }, {}, ip)).status

  it('costs the network nothing where nobody has the address', async () => {
    const { email } = await withMailbox()
    for (let n = 0; n < 8; n += 1) expect(await forgot(`personne-${n}@college.example`)).toBe(200)
    expect(await forgot(email)).toBe(200)
    expect(await told()).toEqual([email])
  })

  it('costs the network nothing where its account has had its mails of the hour', async () => {
    const [often, once] = [await withMailbox(), await withMailbox()]
    await sql`update auth_users set email = 'souvent@college.example' where id = ${often.uid}`.execute(api.db.q())
    for (let n = 0; n < 3; n += 1) await forgot('souvent@college.example', '10.9.1.1')
    for (let n = 0; n < 5; n += 1) await forgot('souvent@college.example', '10.7.1.1')
    await forgot(once.email, '10.7.1.1')
    expect((await told()).filter(to => to === once.email)).toHaveLength(1)
  })

  it('answers the same beyond the quarter of the network, whoever has the address', async () => {
    const three = [await withMailbox(), await withMailbox(), await withMailbox()]
    for (const { email } of three) await forgot(email)
    const late = await withMailbox()
    expect([await forgot(late.email), await forgot('personne@college.example')]).toEqual([200, 200])
    expect(await told()).toEqual(three.map(({ email }) => email).toSorted())
    expect(await forgot(late.email, '10.7.2.1')).toBe(200)
    expect(await told()).toContain(late.email)
  })
})

it('@X06 codes that strangers ask for keep no parent from being asked for a consent', async () => {
  const email = 'maman@famille.example'
  for (let n = 0; n < 4; n += 1)
    await api.request('POST', signInRoutes.confirmAddress.path, { email }, {}, `10.8.${n}.1`)
  const pupil = await api.signUp({ name: 'Lina' })
  await pupil.call(consentRoutes.askConsent, { userId: pupil.uid, email })
  expect(await told()).toEqual([email, email, email, email])
})

it('@X06 a deletion planned and undone again and again is told once a day, and the one that stays is told', async () => {
  const person = await withMailbox()
  const ask = () => person.call(rightsRoutes.askDeletion, { userId: person.uid, password: person.password })
  const undo = () => person.call(rightsRoutes.undoDeletion, { userId: person.uid })
  for (let n = 0; n < 4; n += 1) {
    await ask()
    await idle()
    await undo()
  }
  expect(await told()).toEqual([person.email])
  await later()
  expect(await told()).toEqual([person.email])
  await ask()
  await undo()
  await ask()
  await idle()
  expect(await told()).toEqual([person.email])
  await later()
  expect(await told()).toEqual([person.email, person.email])
})

it('@C05 reports one after the other make one mail an hour to an operator, and none is forgotten', async () => {
  const operator = await withMailbox(api.signUp({ role: 'ROLE_COACH', name: 'Chef' }))
  await api.makeOperator(operator)
  const { pupil, coach, say } = await family(api)
  const report = async () => {
    const { id: messageId } = await say(coach, 'Encore')
    await pupil.call(chatRoutes.reportMessage, { userId: pupil.uid, messageId, reason: 'Peur' })
    await idle()
  }
  for (let n = 0; n < 4; n += 1) await report()
  expect(await told()).toEqual([operator.email])
  await later()
  expect(await told()).toEqual([operator.email, operator.email])
  // The one that was late begins an hour as well.
  await report()
  expect(await told()).toEqual([operator.email, operator.email])
})
