import type { APIRequestContext, Page } from '@playwright/test'

type Place = { projectId: string; auth: string }
type Credentials = { email: string; password: string }
type Session = { uid: string; email: string; token: string; refresh: string }

const API_KEY = 'demo-key'
/** Where the browser's library keeps who is signed in. */
const KEPT = `firebase:authUser:${API_KEY}:[DEFAULT]`
const HOUR_MS = 3_600_000

/** What each page is to start with; null: nobody. */
const waiting = new WeakMap<Page, Session | null>()

async function ask(auth: string, what: string, body: object): Promise<Session> {
  const answer = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`)
  const signedIn = (await answer.json()) as { localId: string; email: string; idToken: string; refreshToken: string }
  return { uid: signedIn.localId, email: signedIn.email, token: signedIn.idToken, refresh: signedIn.refreshToken }
}

export const signUpAtFirebase = async ({ auth }: Place, page: Page, { email, password }: Credentials) =>
  put(page, await ask(auth, 'signUp', { email, password }))

export const signInAtFirebase = async ({ auth }: Place, page: Page, credentials: Credentials | null) =>
  put(page, credentials && (await ask(auth, 'signInWithPassword', credentials)))

/** As the library writes it. */
const toStoredSession = ({ uid, email, token, refresh }: Session) =>
  JSON.stringify({
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken: refresh, accessToken: token, expirationTime: Date.now() + HOUR_MS },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  })

/** Before the library of the next page reads it. Once: a page that signs out stays signed out. */
async function put(page: Page, session: Session | null): Promise<void> {
  waiting.set(page, session)
  const value = session && toStoredSession(session)
  const mark = `e2e-${Math.random()}`
  const write = ({ key, value, mark }: { key: string; value: string | null; mark: string }) => {
    // The frames of activities have no storage.
    try {
      if (sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, 'put')
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    } catch {
      // Nothing to sign in there.
    }
  }
  await page.addInitScript(write, { key: KEPT, value, mark })
}

/** Whoever the page's own library knows, else whoever it will know once it is opened. */
async function findToken(page: Page): Promise<string | null> {
  const ahead = waiting.get(page)
  const kept = page.url().startsWith('http')
    ? await page.evaluate(key => localStorage.getItem(key), KEPT).catch(() => null)
    : null
  const known = kept && (JSON.parse(kept) as { uid: string; stsTokenManager: { accessToken: string } })
  if (ahead && (!known || known.uid !== ahead.uid)) return ahead.token
  return known ? known.stsTokenManager.accessToken : null
}

const CALLS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'fetch']

/** The requests that a journey makes beside the page carry its token, as they carry its cookie elsewhere. */
export async function useFirebase(page: Page): Promise<void> {
  const request = new Proxy(page.request, {
    get(target, name) {
      const call = Reflect.get(target, name) as unknown
      if (typeof call !== 'function') return call
      if (!CALLS.includes(String(name))) return call.bind(target)
      return async (url: string, options: { headers?: Record<string, string> } = {}) => {
        const token = await findToken(page)
        const headers = { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) }
        return (call as APIRequestContext['fetch']).call(target, url, { ...options, headers })
      }
    },
  })
  Object.defineProperty(page, 'request', { value: request })
}
