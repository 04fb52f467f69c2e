import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everybody, filled, MANAGER, rows, signInCookie } from './testing/policy/callers.ts'

let world: Awaited<ReturnType<typeof everybody>>
beforeAll(async () => {
  world = await everybody()
})
afterAll(() => world.api.close())

const FOREIGN = [
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  {},
]

const asked = rows.filter(([, { method, policy }]) => method !== 'GET' || policy.allow === 'owns')

describe.each(asked)('@X03 a request of %s', (name, row) => {
  const only = (holds: boolean) => (title: string, test: () => Promise<void>) => void (holds && it(title, test))
  const { allow } = row.policy
  const [ifOwns, ifSigned, ifChanging] = [only(allow === 'owns'), only('as' in row.policy), only(row.method !== 'GET')]
  const ifClosed = only(row.method !== 'GET' && allow !== 'public')

  ifClosed('without a credential is refused before its body is read', async () => {
    const { url } = filled(row, { id: '1' })
    expect((await world.api.request(row.method, url, '{bad')).status).toBe(401)
    const headers = { cookie: 'ariane.session_token=garbage' }
    expect((await world.api.request(row.method, url, '{bad', headers)).status).toBe(401)
  })

  ifOwns('about a row that does not exist is answered 404', async () => {
    const { pupil, row: id } = await world.subject(name)
    const missing = /^\d+$/.test(id) ? '2000000000' : '00000000-0000-4000-8000-000000000000'
    expect(await world.send(name, row, { pupil, caller: pupil, row: missing }, pupil.headers)).toBe(404)
  })

  ifSigned('signed by a manager as somebody else is refused', async () => {
    const [about, colleague] = [await world.subject(name), await world.api.signUp(MANAGER)]
    const creator = world.cast.creator?.headers ?? {}
    expect(await world.send(name, row, { ...about, caller: colleague }, creator)).toBe(403)
  })

  ifChanging('that rides on a cookie from another site is refused', async () => {
    const { api, send, subject } = world
    const about = await subject(name)
    const cookie = await signInCookie(api, about.pupil)
    const call = { ...about, caller: about.pupil }
    // Before the call itself, which may end the session.
    for (const headers of FOREIGN) expect(await send(name, row, call, { cookie, ...headers })).toBe(403)
    const normal = await send(name, row, call, about.pupil.headers)
    const again = await subject(name)
    const ours = {
      cookie: await signInCookie(api, again.pupil),
      origin: 'http://localhost:3000',
      host: 'localhost:3000',
    }
    expect(await send(name, row, { ...again, caller: again.pupil }, ours)).toBe(normal)
  })
})
