import { consentRoutes, type ReportKind, schoolReportRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const PARENT = 'parent@exemple.fr'
let time = Date.parse('2026-11-23T11:00:00Z')
let post: Awaited<ReturnType<typeof mailServer>>
let api: TestApi
let pupil: TestPerson
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  api = await createTestApi({ config: { mail, publicUrl: 'https://ariane.example' }, now: () => new Date(time) })
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await post.close()
})
beforeEach(async () => {
  // Each test is another day for the parent's mailbox.
  await api.db.q().deleteFrom('rate_windows').execute()
  time = Date.parse('2026-11-23T11:00:00Z')
  pupil = await api.signUp({ grade: '6ème' })
  await agree(PARENT)
  post.received.length = 0
})

/** Somebody agrees by the link of a mail. */
async function agree(email: string) {
  post.received.length = 0
  await pupil.call(consentRoutes.askConsent, { userId: pupil.uid, email })
  await api.request('POST', consentRoutes.confirmConsent.path, { token: await mailed('accord') })
  await mailed('accord-retirer')
}
async function mailed(fragment: string): Promise<string> {
  const link = new RegExp(`#${fragment}=([\\w-]{43})`)
  return vi.waitFor(() => {
    const raw = post.received.at(-1)?.raw ?? ''
    return link.exec(raw)?.[1] ?? expect.fail('no mail came')
  }, PATIENCE)
}
const ask = (who = pupil) => who.call(schoolReportRoutes.askSchoolLeaves, { userId: pupil.uid })
const leaves = async () => (await pupil.call(schoolReportRoutes.readSchoolLeaves, { userId: pupil.uid })).data
const given = async () => (await leaves()).leaves.flatMap(one => (one.given ? [`${one.kind} ${one.given.by}`] : []))
const { readLeavesByMail, setLeavesByMail } = schoolReportRoutes
const say = (token: string, allowed: ReportKind[]) => api.request('PUT', setLeavesByMail.path, { token, allowed })
const read = (token: string) => api.request('POST', readLeavesByMail.path, { token })

describe('@Y06 a parent without an account', () => {
  it('is asked at the mailbox from which he agreed, allows some kinds, and takes one back with the same link', async () => {
    expect(await leaves()).toMatchObject({ mayAllow: false, mayAsk: true })
    await ask()
    const token = await mailed('accord-ecole')
    expect(post.received.at(-1)?.raw).toContain(`To: ${PARENT}`)
    expect((await read(token)).body).toMatchObject({ data: { allowed: [] } })
    expect((await say(token, ['grades', 'news'])).status).toBe(200)
    expect(await given()).toEqual(['grades adult', 'news adult'])
    expect((await read(token)).body).toMatchObject({ data: { allowed: ['grades', 'news'] } })
    await say(token, ['news'])
    expect(await given()).toEqual(['news adult'])
  })

  it('is asked by the pupil alone, and not without end', async () => {
    const adult = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.link(adult, pupil, 'code')
    await expect(ask(adult)).rejects.toMatchObject({ status: 403 })
    await ask()
    await ask()
    await expect(ask()).rejects.toMatchObject({ status: 429 })
  })

  it('is not there before a parent agreed by mail', async () => {
    const other = await api.signUp({ grade: '6ème' })
    const body = { userId: other.uid }
    expect((await other.call(schoolReportRoutes.readSchoolLeaves, body)).data.mayAsk).toBe(false)
    await expect(other.call(schoolReportRoutes.askSchoolLeaves, body)).rejects.toMatchObject({ status: 403 })
  })

  it('ends every yes by withdrawing the consent, and the link with it', async () => {
    await ask()
    const token = await mailed('accord-ecole')
    await say(token, ['grades'])
    await pupil.call(consentRoutes.withdrawConsent, { userId: pupil.uid })
    expect(await given()).toEqual([])
    expect([(await say(token, ['grades'])).status, (await read(token)).status]).toEqual([400, 400])
    expect(await given()).toEqual([])
  })

  it('has a link until summer, and none that was never sent', async () => {
    await ask()
    const token = await mailed('accord-ecole')
    time = Date.parse('2027-06-30T21:59:00Z')
    expect((await read(token)).status).toBe(200)
    time = Date.parse('2027-06-30T22:01:00Z')
    expect((await read(token)).status).toBe(400)
    expect((await say('A'.repeat(43), ['grades'])).status).toBe(400)
  })
})
