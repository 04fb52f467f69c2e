import { type Routes, routes } from '@ariane/shared/contracts'
import type { Route } from '@ariane/shared/contracts/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIGN_IN_ROUTES } from './accounts/sign-in/routes.ts'
import { pattern } from './platform/http/mount.ts'
import { OPERATIONAL_ROUTES } from './platform/http/operations.ts'
import { createTestApi, type TestApi, type TestPerson } from './platform/testing.ts'
import { type SampleContext, samples } from './policy.samples.ts'
import { seeds } from './policy.seeds.ts'

let api: TestApi
let other: TestPerson
let unlinked: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  api = await createTestApi()
  other = await api.signUp()
  unlinked = await api.signUp(MANAGER)
  colleague = await api.signUp(MANAGER)
})
afterAll(() => api.close())

const PASSED = [200, 501]
const MANAGER = { role: 'ROLE_TEACHER' } as const
const rows = Object.entries(routes) as unknown as [keyof Routes, Route][]

function filled(row: Route, args: object) {
  const body: Record<string, unknown> = { ...args }
  const url = row.path.replace(/\{(\w+)\}/g, (_: string, name: string) => {
    const value = String(body[name])
    delete body[name]
    return value
  })
  return { url, body: row.method === 'GET' ? undefined : body }
}

/** A call about `pupil` made by `caller` with the given headers. */
async function send(name: keyof Routes, row: Route, about: About, headers: Record<string, string>) {
  const sample = samples[name] as (context: SampleContext) => object
  const args = sample({ pupil: about.pupil.uid, caller: about.caller.uid, row: () => about.row })
  const { url, body } = filled(row, args)
  return (await api.request(row.method, url, body, headers)).status
}

interface About {
  pupil: TestPerson
  caller: TestPerson
  /** Id of the pupil's row that the policy asks about, if it asks about one. */
  row: string
}

async function newPupil({ policy }: Route): Promise<Omit<About, 'caller'>> {
  const pupil = await api.signUp()
  return { pupil, row: policy.allow === 'owns' ? await seeds[policy.table](api, pupil) : '' }
}

describe.each(rows)('@X03 policy of %s', (name, row) => {
  const { allow } = row.policy
  const open = allow === 'signedIn' || allow === 'public'
  const only = (holds: boolean) => (title: string, test: () => Promise<void>) => void (holds && it(title, test))
  const [ifOwns, ifSigned, ifChanging] = [only(allow === 'owns'), only('as' in row.policy), only(row.method !== 'GET')]

  it('answers 401 without a credential, before it reads the body', async () => {
    const own = await newPupil(row)
    const about = { ...own, caller: own.pupil }
    const expected = allow === 'public' ? PASSED : [401]
    expect(expected).toContain(await send(name, row, about, {}))
    expect(expected).toContain(await send(name, row, about, { authorization: 'Bearer garbage' }))
    expect(expected).toContain(await send(name, row, about, { cookie: 'ariane.session_token=garbage' }))
    if (row.method === 'GET' || allow === 'public') return
    const { url } = filled(row, { id: '1' })
    expect((await api.request(row.method, url, '{bad')).status).toBe(401)
  })

  it('asks for an opened account unless an identity is enough', async () => {
    const stranger = await api.signUp({ open: false })
    const about = { ...(await newPupil(row)), caller: stranger }
    expect(open ? PASSED : [403]).toContain(await send(name, row, about, stranger.headers))
  })

  it('lets the pupil do what concerns himself', async () => {
    const own = await newPupil(row)
    const expected = { manager: [403], manages: [403] }[allow as string] ?? PASSED
    expect(expected).toContain(await send(name, row, { ...own, caller: own.pupil }, own.pupil.headers))
  })

  ifOwns('answers 404 for a row that does not exist', async () => {
    const own = await newPupil(row)
    const missing = /^\d+$/.test(own.row) ? '2000000000' : '00000000-0000-4000-8000-000000000000'
    expect(await send(name, row, { ...own, caller: own.pupil, row: missing }, own.pupil.headers)).toBe(404)
  })

  it('keeps another pupil out', async () => {
    const own = await newPupil(row)
    const expected = open || allow === 'member' ? PASSED : allow === 'owns' ? [404] : [403]
    expect(expected).toContain(await send(name, row, { ...own, caller: other }, other.headers))
  })

  it('lets a linked manager act for the pupil', async () => {
    const [own, manager] = [await newPupil(row), await api.signUp(MANAGER)]
    await api.link(manager, own.pupil)
    expect(PASSED).toContain(await send(name, row, { ...own, caller: manager }, manager.headers))
  })

  it('keeps a manager without a link out', async () => {
    const own = await newPupil(row)
    const expected = { owns: [404], manages: [403], actsFor: [403] }[allow as string] ?? PASSED
    expect(expected).toContain(await send(name, row, { ...own, caller: unlinked }, unlinked.headers))
  })

  ifSigned('refuses a manager who signs as somebody else', async () => {
    const [own, manager] = [await newPupil(row), await api.signUp(MANAGER)]
    await api.link(manager, own.pupil)
    expect(await send(name, row, { ...own, caller: colleague }, manager.headers)).toBe(403)
  })

  ifChanging('refuses a change that rides on a cookie from another site', async () => {
    const own = await newPupil(row)
    const about = { ...own, caller: own.pupil }
    const cookie = await cookieOf(own.pupil)
    const normal = await send(name, row, about, own.pupil.headers)
    const foreign = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
      {},
    ]
    for (const headers of foreign) expect(await send(name, row, about, { cookie, ...headers })).toBe(403)
    const again = await newPupil(row)
    const ours = { cookie: await cookieOf(again.pupil), origin: 'http://localhost:3000' }
    const result = await send(name, row, { ...again, caller: again.pupil }, { ...ours, host: 'localhost:3000' })
    expect(result).toBe(normal)
  })
})

async function cookieOf({ email, password }: TestPerson): Promise<string> {
  const answer = await api.request('POST', '/api/auth/sign-in/email', { email, password })
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

describe('the server', () => {
  it('@X01 @X03 has the routes of the table and the operational ones, nothing else', () => {
    const listed = [
      ...OPERATIONAL_ROUTES,
      ...SIGN_IN_ROUTES,
      ...rows.map(([, row]) => `${row.method} ${pattern(row.path)}`),
    ]
    expect(api.served().sort()).toEqual([...new Set(listed)].sort())
  })

  it('answers an unknown address in the shape of the contract', async () => {
    const answer = await api.request('GET', '/api/nothing-here')
    expect(answer).toMatchObject({ status: 404, body: { status: 'error', code: 'not_found' } })
    const method = await api.request('PATCH', '/api/paths', {})
    expect(method).toMatchObject({ status: 404, body: { status: 'error', code: 'not_found' } })
  })
})
