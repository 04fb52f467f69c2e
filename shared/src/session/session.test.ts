import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestsTo } from '../http/testing/requests.ts'
import { $session, type Session, signOut } from './session.ts'

const eva: Session = {
  status: 'signedIn',
  user: { uid: 'eva', grade: '4ème', roles: ['ROLE_STUDENT'], createdAt: '2026-01-01T00:00:00.000Z' },
}
const DRAFT = 'ariane_draft:eva:eva:note'

let kept: Record<string, string>
let answer: () => Promise<Response>
let seen: [status: string, drafts: number][]
let stop = () => {}

beforeEach(() => {
  kept = { [DRAFT]: '"à moitié écrit"' }
  vi.stubGlobal('localStorage', new Proxy(kept, storage))
  vi.stubGlobal('fetch', () => answer())
  vi.stubGlobal('Request', requestsTo('http://page'))
  vi.spyOn(console, 'warn').mockReturnValue()
  $session.set(eva)
  seen = []
  stop = $session.listen(({ status }) => seen.push([status, Object.keys(kept).length]))
})
afterEach(() => {
  stop()
  $session.set({ status: 'signedOut' })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const storage: ProxyHandler<Record<string, string>> = {
  get: (all, key) => (key === 'removeItem' ? (name: string) => delete all[name] : all[String(key)]),
}

describe('signing out', () => {
  it('takes the screens away before it forgets what they keep', async () => {
    answer = async () => Response.json({ ok: true })
    await signOut()
    expect(seen).toEqual([
      ['loading', 1],
      ['signedOut', 0],
    ])
    expect($session.get()).toEqual({ status: 'signedOut', expired: false })
  })

  it('changes nothing when the server cannot be told', async () => {
    answer = () => Promise.reject(new TypeError('refused'))
    await expect(signOut()).rejects.toThrow()
    expect(seen).toEqual([])
    expect($session.get()).toEqual(eva)
    expect(kept).toHaveProperty([DRAFT])
  })
})
