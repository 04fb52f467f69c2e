import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatRoutes } from '../contracts/chat.ts'
import { call, isAborted } from '../http/index.ts'
import { requestsTo } from '../http/testing/requests.ts'
import { accountsPort } from '../ports/index.ts'
import { $leaving, $session, restoreSession, type Session, signOut } from './session.ts'

const eva: Session = {
  status: 'signedIn',
  user: { uid: 'eva', grade: '4ème', roles: ['ROLE_STUDENT'], createdAt: '2026-01-01T00:00:00.000Z' },
}
const DRAFT = 'ariane_draft:eva:eva:note'

let kept: Record<string, string>
let answer: (request: Request) => Promise<Response>
let seen: [status: string, drafts: number][]
let stop = () => {}

beforeEach(() => {
  kept = { [DRAFT]: '"à moitié écrit"' }
  vi.stubGlobal('localStorage', new Proxy(kept, storage))
  vi.stubGlobal('fetch', (request: Request) => answer(request))
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
  get(all, key) {
    if (key === 'removeItem') return (name: string) => delete all[name]
    if (key === 'getItem') return (name: string) => all[name] ?? null
    return all[String(key)]
  },
}

describe('signing out', () => {
  it('takes the screens away before it forgets what they keep', async () => {
    const leaving: boolean[] = []
    answer = async () => {
      leaving.push($leaving.get())
      return Response.json({ ok: true })
    }
    await signOut()
    expect([...leaving, $leaving.get()]).toEqual([true, false])
    expect(seen).toEqual([
      ['loading', 1],
      ['signedOut', 0],
    ])
    expect($session.get()).toEqual({ status: 'signedOut', expired: false })
  })

  it('drops the calls under way before the server refuses them', async () => {
    const steps: string[] = []
    answer = ({ url, signal }) => {
      if (!url.endsWith('/unread')) {
        steps.push('told')
        return Promise.resolve(Response.json({ ok: true }))
      }
      return new Promise((_, refuse) => {
        signal.addEventListener('abort', () => refuse(signal.reason))
        signal.addEventListener('abort', () => steps.push('dropped'))
      })
    }
    const unread = call(chatRoutes.unreadMessages, {}).catch(error => [isAborted(error), $session.get().status])
    await new Promise(resolve => setTimeout(resolve))
    await signOut()
    expect(steps).toEqual(['dropped', 'told'])
    expect(await unread).toEqual([true, 'loading'])
  })

  it('is no end by itself for a call that the server refuses meanwhile', async () => {
    answer = async ({ url }) => {
      if (url.endsWith('/unread')) return Response.json({ code: 'not_signed_in' }, { status: 401 })
      await call(chatRoutes.unreadMessages, {}).catch(() => undefined)
      return Response.json({ ok: true })
    }
    await signOut()
    expect(seen.map(([status]) => status)).toEqual(['loading', 'signedOut'])
    expect($session.get()).toEqual({ status: 'signedOut', expired: false })
  })

  it('changes nothing when the server cannot be told', async () => {
    answer = () => Promise.reject(new TypeError('refused'))
    await expect(signOut()).rejects.toThrow()
    expect(seen).toEqual([])
    expect($session.get()).toEqual(eva)
    expect($leaving.get()).toBe(false)
    expect(kept).toHaveProperty([DRAFT])
  })
})

describe('@G07 a browser that comes back without a session', () => {
  beforeEach(() => {
    vi.spyOn(accountsPort(), 'restore').mockResolvedValue(null)
  })

  it('on a shared computer forgets what was typed there', async () => {
    Object.assign(kept, { ariane_shared: 'eva', 'ariane_draft:noe:noe:note': '"d’un autre"' })
    await restoreSession()
    expect($session.get()).toEqual({ status: 'signedOut' })
    expect(Object.keys(kept)).toEqual(['ariane_draft:noe:noe:note'])
  })

  it('elsewhere keeps it for the next sign-in', async () => {
    await restoreSession()
    expect(kept).toHaveProperty([DRAFT])
  })
})
