import { setTimeout } from 'node:timers/promises'
import {
  approvalsRoutes,
  classMemberRoutes,
  consentRoutes,
  linksRoutes,
  schoolReportRoutes,
} from '@ariane/shared/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { uncountOwnConsents } from '../../accounts/links/own-consents.ts'
import { linkStore } from '../../accounts/links/store.ts'
import { mailServer } from '../../accounts/passwords/testing/mail-server.ts'
import { school } from '../../classes/testing/school.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'
import { consentStore } from './store.ts'

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
  const ask = (to = email) =>
    pupil.call(consentRoutes.askConsent, { userId: pupil.uid, email: to }).then(
      () => 200,
      error => error.status as number,
    )
  const mailed = (fragment: string, to = email) =>
    vi.waitFor(() => {
      const raw = post.received.findLast(mail => mail.to.includes(to))?.raw ?? ''
      return new RegExp(`#${fragment}=([\\w-]{43})`).exec(raw)?.[1] ?? expect.fail('no mail came')
    }, PATIENCE)
  const use = async (row: { method: string; path: string }, token: string, more = {}) =>
    (await api.request(row.method, row.path, { token, ...more })).status
  const confirm = async (to = email) => use(consentRoutes.confirmConsent, await mailed('accord', to))
  const kept = () => consentStore(api.db.q).find(pupil.uid)
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

  it('is told to him and to the pupil, with what can be done', async () => {
    await ask()
    await confirm()
    await letIn()
    for (const who of [pupil, stranger]) {
      const { data } = await who.call(consentRoutes.readConsent, { userId: pupil.uid })
      const uncounted = { by: '', email: 'i…@autre.example', at: expect.any(String) }
      expect(data).toMatchObject({ state: 'missing', uncounted })
    }
  })

  it('that is not counted is no « no » either once he takes it back: a parent says yes', async () => {
    await ask()
    await confirm()
    const back = await mailed('accord-retirer')
    await letIn()
    expect(await use(consentRoutes.revokeConsent, back)).toBe(200)
    expect(await kept()).toBeUndefined()
    const mother = `maman${people}@famille.example`
    expect([await ask(mother), await confirm(mother), await given()]).toEqual([200, 200, true])
  })

  it('that is not counted is no « no » in his account either', async () => {
    await ask()
    await confirm()
    await letIn()
    await stranger.call(consentRoutes.withdrawConsent, { userId: pupil.uid })
    expect(await kept()).toBeUndefined()
  })

  it('that is not counted leaves the « no » of before', async () => {
    await ask()
    await confirm()
    await letIn()
    const back = await mailed('accord-retirer')
    const refused_at = new Date('2026-11-01T08:00:00Z')
    await consentStore(api.db.q).refuse(pupil.uid, refused_at, null)
    expect(await use(consentRoutes.revokeConsent, back)).toBe(200)
    expect(await kept()).toMatchObject({ state: 'withdrawn', refused_at, at: refused_at })
  })

  it('ends with what it allowed of the school, and allows nothing more by a link of before', async () => {
    await ask()
    await confirm()
    await mailed('accord-retirer')
    await pupil.call(schoolReportRoutes.askSchoolLeaves, { userId: pupil.uid })
    const token = await mailed('accord-ecole')
    const allow = () => use(schoolReportRoutes.setLeavesByMail, token, { allowed: ['grades'] })
    const leaves = async () => {
      const { data } = await pupil.call(schoolReportRoutes.readSchoolLeaves, { userId: pupil.uid })
      return data.leaves.flatMap(one => (one.given ? [one.kind] : []))
    }
    expect([await allow(), await leaves()]).toEqual([200, ['grades']])
    await letIn()
    expect([await allow(), await leaves()]).toEqual([400, []])
  })

  it('that an approved adult gave ends with his approval, and what it allowed', async () => {
    const operator = await api.signUp({ role: 'ROLE_TEACHER' })
    await api.makeOperator(operator)
    const adult = await api.signUp({ role: 'ROLE_PARENT' })
    await api.link(adult, pupil, 'code')
    await api.approve(operator, adult, pupil)
    await adult.call(consentRoutes.giveConsent, { userId: pupil.uid })
    const leave = { userId: pupil.uid, kind: 'grades', allowed: true } as const
    await adult.call(schoolReportRoutes.setSchoolLeave, leave)
    await operator.call(approvalsRoutes.endAdultApproval, { userId: adult.uid, pupil: pupil.uid })
    expect(await given()).toBe(false)
    const { data } = await pupil.call(schoolReportRoutes.readSchoolLeaves, { userId: pupil.uid })
    expect(data.leaves.filter(one => one.given)).toEqual([])
  })

  /** Does one thing while the other is under way: it waits, or it is done first. */
  async function meanwhile<Done>(first: () => Promise<void>, second: () => Promise<Done>) {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const under = api.db.tx(async () => {
      await first()
      begun.resolve()
      await end.promise
    })
    await begun.promise
    const done = second()
    await Promise.race([done, setTimeout(500)])
    end.resolve()
    await under
    return await done
  }

  it('is not given while he begins to follow at the same moment', async () => {
    await ask()
    await mailed('accord')
    const follow = async () => {
      const pair = { manager_uid: stranger.uid, pupil_uid: pupil.uid }
      await linkStore(api.db.q).add({ ...pair, kind: 'code', created_at: new Date() })
      await uncountOwnConsents(api.db.q(), [{ manager: stranger.uid, pupil: pupil.uid }], async () => {})
    }
    expect([await meanwhile(follow, confirm), await given()]).toEqual([400, false])
  })

  it('is not counted when he begins to follow while it is given', async () => {
    await ask()
    await mailed('accord')
    const answer = { state: 'given', given_as: 'parent', parent_email: email } as const
    const give = () => consentStore(api.db.q).put({ pupil_uid: pupil.uid, ...answer, at: new Date() })
    await meanwhile(give, letIn)
    expect(await given()).toBe(false)
  })
})
