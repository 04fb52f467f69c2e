import { classMemberRoutes, consentRoutes, linksRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { school } from '../../classes/testing/school.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'

let api: TestApi
let at: ReturnType<typeof school>
let post: Awaited<ReturnType<typeof mailServer>>
beforeAll(async () => {
  post = await mailServer()
  const mail = { smtpUrl: post.url, from: 'Ariane <ariane@college.example>' }
  api = await createTestApi({ config: { mail, publicUrl: 'https://ariane.example' }, limiter: UNLIMITED })
  await api.startJobs()
  at = school(api)
})
afterAll(async () => {
  await api.close()
  await post.close()
})

describe('@S12 a consent from the mailbox of a stranger', () => {
  let email: string
  let pupil: TestPerson
  let stranger: TestPerson
  let people = 0
  beforeEach(async () => {
    people += 1
    post.received.length = 0
    email = `inconnu${people}@autre.example`
    pupil = await api.signUp({ grade: '6ème', name: 'Lina' })
    stranger = await at.teacher('Inconnu')
    await api.db.q().updateTable('auth_users').set({ email }).where('id', '=', stranger.uid).execute()
  })
  const ask = () =>
    pupil.call(consentRoutes.askConsent, { userId: pupil.uid, email }).then(
      () => 200,
      error => error.status as number,
    )
  const confirm = async () => {
    const token = await vi.waitFor(() => {
      const raw = post.received.findLast(({ to }) => to.includes(email))?.raw ?? ''
      return /#accord=([\w-]{43})/.exec(raw)?.[1] ?? expect.fail('no mail came')
    }, PATIENCE)
    return (await api.request('POST', consentRoutes.confirmConsent.path, { token })).status
  }
  const given = () => api.consentCheck.given(pupil.uid)
  const letIn = async () => {
    const { code } = (await pupil.call(linksRoutes.makeLinkCode, { userId: pupil.uid })).data
    await stranger.call(linksRoutes.redeemLinkCode, { managerUserId: stranger.uid, code })
  }

  it('is not given once he follows, nor asked after he left', async () => {
    expect(await ask()).toBe(200)
    await letIn()
    expect([await confirm(), await given()]).toEqual([400, false])
    await stranger.call(linksRoutes.leaveStudent, { userId: pupil.uid, managerUserId: stranger.uid })
    expect([await confirm(), await ask()]).toEqual([400, 400])
  })

  it('is not asked of who teaches a class that the pupil asks to join', async () => {
    const id = await at.open(stranger)
    const { code } = (await stranger.call(classMemberRoutes.makeClassCode, { id })).data
    await pupil.call(classMemberRoutes.joinClass, { userId: pupil.uid, code })
    expect(await ask()).toBe(400)
  })

  it.each([
    ['a code', letIn],
    ['a class', async () => at.enter(stranger, await at.open(stranger), pupil)],
  ])('is not counted any more once he follows by %s', async (_, begin) => {
    await ask()
    expect([await confirm(), await given()]).toEqual([200, true])
    await begin()
    expect(await given()).toBe(false)
  })
})
