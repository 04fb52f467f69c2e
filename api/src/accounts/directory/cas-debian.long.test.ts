import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { rightsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { comeThrough, type OurBrowser, ourBrowser, PUBLIC_URL, USUAL, withDirectory } from './testing/at-school.ts'
import { type CasUser, casBrowser, debianCas, hasDebianCas } from './testing/debian-cas.ts'

const missing = !hasDebianCas()
const reason = missing ? ' (skipped: python3-django-cas-server is not installed)' : ''
const PAGE = '/profile/donnees'
const PASSWORD = 'marron vert & “bleu”'

const person = (profile: string, more: Record<string, string> = {}): CasUser => ({
  password: PASSWORD,
  attributes: { ENTPersonProfils: profile, ENTPersonPrenom: 'Noé', ENTPersonNom: "L'Épée <b>", ...more },
})
const users = {
  'noe.lepee': person('National_ELV', { ENTEleveNivFormation: '5EME', ENTEleveClasses: '0750001A$5A' }),
  'lea.lepee': person('National_ELV', { ENTEleveNivFormation: '4EME' }),
  surveillant: person('National_EVS'),
}

let ends: Server
/** What the server said of sessions that ended there, with our answers. */
const said: { body: string; status: number }[] = []
let school: Awaited<ReturnType<typeof debianCas>>
let api: TestApi

async function passOn(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request)
  const type = String(request.headers['content-type'])
  const { status } = await api.request('POST', '/api/auth/school/end', body, { 'content-type': type })
  said.push({ body, status })
  response.writeHead(status).end()
}

/** Stands where our address is, for the one call that the server makes itself. */
async function listenToEnds() {
  const server = createServer((request, response) => void passOn(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

beforeAll(async () => {
  if (missing) return
  ends = await listenToEnds()
  school = await debianCas({
    users,
    service: `${PUBLIC_URL}/api/auth/school/end`,
    saysEndTo: `http://127.0.0.1:${(ends.address() as AddressInfo).port}/end`,
  })
  api = await createTestApi({ config: withDirectory({ ...USUAL, protocol: 'cas', server: school.address }) })
})
afterAll(async () => {
  await api?.close()
  await school?.close()
  ends?.closeAllConnections()
  ends?.close()
})

describe.skipIf(missing)(`@G01 a CAS server that others wrote${reason}`, () => {
  const at = (name: keyof typeof users) => casBrowser(school.address, name, PASSWORD)
  const enter = async (name: keyof typeof users, atSchool = at(name), browser: OurBrowser = ourBrowser(api)) => ({
    ...(await comeThrough(browser, atSchool.follow)),
    browser,
    atSchool,
    uid: (await browser.session()) ?? '',
  })

  it('signs somebody in with his name as it is, to one account however often', async () => {
    const first = await enter('noe.lepee')
    expect(first).toMatchObject({ outcome: 'in', page: '/' })
    const session = await first.browser.get('/api/auth/get-session')
    expect(session.body).toMatchObject({ user: { name: "Noé L'Épée <b>" } })
    const again = await enter('noe.lepee')
    expect(again).toMatchObject({ outcome: 'in', uid: first.uid })
    expect(await enter('surveillant')).toMatchObject({ outcome: 'unknown_profile', uid: '' })
    // A ticket counts once.
    const browser = ourBrowser(api)
    browser.jar.set('ariane.directory', first.browser.jar.get('ariane.directory') ?? '')
    expect((await browser.get(first.back)).next).toBe('/?ecole=too_late')
  })

  it('asks for the password again to show who somebody is, and its session of before is no answer', async () => {
    const { browser, atSchool, uid } = await enter('noe.lepee')
    expect(atSchool.typed).toHaveLength(1)
    await enter('noe.lepee', atSchool)
    expect(atSchool.typed).toHaveLength(1)
    const next = async () => {
      const { body } = await browser.request('POST', '/api/auth/school/proof', { back: PAGE })
      return (body as { data: { next: string } }).data.next
    }
    const come = async (back: string) => (await browser.get(back.replace(PUBLIC_URL, ''))).next
    const end = () => browser.request('POST', rightsRoutes.askDeletion.path, { userId: uid, password: '' })

    const bypassed = (await next()).replace('&renew=true', '')
    expect(await come(await atSchool.follow(bypassed))).toBe(`${PAGE}?ecole=refused`)
    expect(atSchool.typed).toHaveLength(1)
    expect(await come(await at('lea.lepee').follow(await next()))).toBe(`${PAGE}?ecole=other_person`)
    expect((await end()).status).toBe(400)

    expect(await come(await atSchool.follow(await next()))).toBe(`${PAGE}?ecole=proven`)
    expect(atSchool.typed).toHaveLength(2)
    expect((await end()).status).toBe(200)
  })

  it('ends the session here with the one there, from both sides', async () => {
    const { browser, atSchool } = await enter('lea.lepee')
    const { body } = await browser.request('POST', '/api/auth/sign-out', {})
    const { leave } = body as { leave: string }
    expect(await browser.session()).toBeUndefined()
    expect(await atSchool.follow(leave)).toBe(`${PUBLIC_URL}/`)
    // Nobody is signed in there any more: the password is asked for.
    const back = await enter('lea.lepee', atSchool)
    expect(atSchool.typed).toHaveLength(2)

    const other = await enter('lea.lepee', at('lea.lepee'))
    said.length = 0
    await atSchool.follow(`${school.address}/logout`)
    await expect.poll(() => said).toHaveLength(1)
    expect(said[0]).toMatchObject({ status: 200, body: expect.stringContaining('logoutRequest=') })
    expect(await back.browser.session()).toBeUndefined()
    expect(await other.browser.session()).toBe(other.uid)
  })
})
