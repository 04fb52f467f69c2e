import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { comeThrough, type OurBrowser, ourBrowser, PUBLIC_URL, USUAL, withDirectory } from './testing/at-school.ts'
import { type CasPeople, casServer } from './testing/cas-server.ts'
import { schoolBrowser } from './testing/school-provider.ts'

const people: CasPeople = new Map()
let school: Awaited<ReturnType<typeof casServer>>
let api: TestApi
beforeAll(async () => {
  school = await casServer(people)
  api = await createTestApi({ config: withDirectory({ ...USUAL, protocol: 'cas', server: school.address }) })
})
afterAll(async () => {
  await api.close()
  await school.close()
})

const attribute = (name: string, value: string) => `<cas:${name}>${value}</cas:${name}>`
function known(subject: string, profile: string, more = '') {
  people.set(
    subject,
    attribute('ENTPersonProfils', profile) +
      attribute('ENTPersonPrenom', 'Noé') +
      attribute('ENTPersonNom', 'L&apos;Épée') +
      more,
  )
  return subject
}
async function enter(subject: string, browser: OurBrowser = ourBrowser(api)) {
  const came = await comeThrough(browser, schoolBrowser(school.address, subject))
  return { ...came, browser, uid: (await browser.session()) ?? '' }
}

describe('@G01 signing in through CAS', () => {
  it('makes one account for somebody, however often and at once he comes', async () => {
    const subject = known('uid-1', 'National_ELV', attribute('ENTEleveClasses', '0750001A$5A'))
    const came = await Promise.all([enter(subject), enter(subject)])
    expect(came.map(one => one.outcome)).toEqual(['in', 'in'])
    expect(new Set(came.map(one => one.uid)).size).toBe(1)
    const profile = (await came[0]?.browser.get('/api/auth/get-session'))?.body
    expect(profile).toMatchObject({ user: { name: "Noé L'Épée" } })
  })

  it('refuses a profile that has no account here, and an attribute that stands in for the user', async () => {
    expect(await enter(known('uid-2', 'National_EVS'))).toMatchObject({ outcome: 'unknown_profile', uid: '' })
    const victim = await enter(known('uid-3', 'National_ENS'))
    const forged = await enter(known('uid-4', 'National_ENS', attribute('user', 'uid-3')))
    expect(forged.outcome).toBe('in')
    expect(forged.uid).not.toBe(victim.uid)
  })

  it('refuses a ticket of another state, one that was used, one that is none, and an answer that is junk', async () => {
    const subject = known('uid-5', 'National_ENS')
    const [one, other] = [ourBrowser(api), ourBrowser(api)]
    const back = async (browser: OurBrowser) => {
      const { next } = await browser.get('/api/auth/school/begin')
      return (await schoolBrowser(school.address, subject)(next)).replace(PUBLIC_URL, '')
    }
    const [mine, his] = [await back(one), await back(other)]
    const ticket = new URLSearchParams(his.split('?')[1]).get('ticket') ?? ''
    const state = new URLSearchParams(mine.split('?')[1]).get('state') ?? ''
    const outcome = async (browser: OurBrowser, address: string) => (await browser.get(address)).next
    // A ticket that somebody else got, with the own state: the server made it for another address.
    expect(await outcome(one, `/api/auth/school/end?state=${state}&ticket=${ticket}`)).toBe('/?ecole=refused')
    expect(await outcome(other, his)).toBe('/?ecole=refused')
    const junk = ourBrowser(api)
    const address = (await back(junk)).replace(/ticket=[^&]+/, 'ticket=../../logout')
    expect(await outcome(junk, address)).toBe('/?ecole=refused')
    for (const answer of ['<html>Maintenance</html>', '', '<'.repeat(300_000)]) {
      school.say(answer)
      expect(await enter(subject)).toMatchObject({ outcome: 'refused', uid: '' })
    }
    school.say()
    expect(await enter(subject)).toMatchObject({ outcome: 'in' })
  })

  it('ends with the session at school, and ends that one too', async () => {
    const browser = ourBrowser(api)
    const { back } = await enter(known('uid-6', 'National_TUT'), browser)
    const ticket = new URLSearchParams(back.split('?')[1]).get('ticket') ?? ''
    const send = (name: string) =>
      api.request(
        'POST',
        back.split('&')[0] ?? '',
        new URLSearchParams({ logoutRequest: `<samlp:SessionIndex>${name}</samlp:SessionIndex>` }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
      )
    expect((await send('ST-another')).status).toBe(200)
    expect(await browser.session()).not.toBeUndefined()
    expect((await send(ticket)).status).toBe(200)
    expect(await browser.session()).toBeUndefined()
    const again = await enter('uid-6')
    const { body } = await again.browser.request('POST', '/api/auth/sign-out', {})
    expect(body).toEqual({
      ok: true,
      leave: `${school.address}/logout?service=${encodeURIComponent(`${PUBLIC_URL}/`)}`,
    })
  })
})
