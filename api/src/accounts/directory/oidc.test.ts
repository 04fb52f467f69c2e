import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { oidcDirectory } from './oidc.ts'
import { CLIENT, schoolBrowser, schoolProvider } from './testing/school-provider.ts'

const REDIRECT = 'https://ariane.college.example/api/auth/school/end'
const HOME = 'https://ariane.college.example/'
const shared = {
  protocol: 'oidc',
  names: {},
  profiles: new Map(),
  makesAccounts: true,
  scope: 'openid profile',
} as const
const people = new Map([['ines', { given_name: 'Inès', profile: 'National_ELV', classes: ['5A', '5LAT'] }]])

let school: Awaited<ReturnType<typeof schoolProvider>>
let directory: ReturnType<typeof oidcDirectory>
beforeAll(async () => {
  school = await schoolProvider(people, { redirectUri: REDIRECT, home: HOME })
  directory = oidcDirectory({ ...shared, ...CLIENT, issuer: school.issuer }, REDIRECT)
})
afterAll(() => school.close())

type Begun = Awaited<ReturnType<typeof directory.begin>>['pending']
const withNonce = ({ state, oidc }: Begun, other: Begun): Begun => ({
  state,
  oidc: { verifier: oidc?.verifier ?? '', nonce: other.oidc?.nonce ?? '' },
})

async function come() {
  const { url, pending } = await directory.begin()
  const back = await schoolBrowser(school.issuer, 'ines')(url)
  expect(back.startsWith(`${REDIRECT}?`)).toBe(true)
  return { pending, query: Object.fromEntries(new URL(back).searchParams) }
}

it('brings what the directory says of who came back', async () => {
  const { pending, query } = await come()
  const { claims, outside, idToken } = await directory.finish(query, pending)
  expect(claims).toMatchObject({ sub: 'ines', given_name: 'Inès', profile: 'National_ELV', classes: ['5A', '5LAT'] })
  expect(outside).not.toBe('')
  expect(idToken?.split('.')).toHaveLength(3)
})

it('refuses another state, another nonce, another verifier, and a code that was used', async () => {
  const { pending, query } = await come()
  const other = (await directory.begin()).pending
  await expect(directory.finish({ ...query, state: other.state }, pending)).rejects.toThrow()
  await expect(directory.finish(query, { ...pending, state: other.state })).rejects.toThrow()
  await expect(directory.finish(query, { ...pending, ...other, state: pending.state })).rejects.toThrow()
  const again = await come()
  await expect(directory.finish(again.query, withNonce(again.pending, other))).rejects.toThrow()
  const used = await come()
  await directory.finish(used.query, used.pending)
  await expect(directory.finish(used.query, used.pending)).rejects.toThrow()
})

it('refuses an answer that says no', async () => {
  const { pending } = await come()
  const query = { error: 'access_denied', state: pending.state, iss: school.issuer }
  await expect(directory.finish(query, pending)).rejects.toThrow()
})

it('is asked again after it was away', async () => {
  let isAway = true
  const server = createServer((_, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const answer = { issuer, authorization_endpoint: `${issuer}/auth` }
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const slow = oidcDirectory({ ...shared, ...CLIENT, issuer }, REDIRECT)
  await expect(slow.begin()).rejects.toThrow()
  isAway = false
  expect((await slow.begin()).url).toContain(`${issuer}/auth?`)
  server.closeAllConnections()
  server.close()
})

it('says where the session of the directory ends', async () => {
  const url = new URL((await directory.leave('a.b.c', HOME)) ?? '')
  expect(url.origin).toBe(school.issuer)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ id_token_hint: 'a.b.c', post_logout_redirect_uri: HOME })
})
