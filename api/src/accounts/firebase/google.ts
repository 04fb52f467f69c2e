import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { FirebaseConfig } from '../../platform/config-firebase.ts'
import { fail } from '../../platform/errors.ts'

const PATIENCE_MS = 10_000
const WRONG = /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND|USER_DISABLED)/

/** Firebase as this server uses it. Its library is heavy: it is loaded at the first use. */
export interface Google {
  auth(): Promise<Auth>
  documents(): Promise<Firestore>
  /** Whether the account service takes this password. Fails with `too_many_requests`. */
  rightPassword(email: string, password: string): Promise<boolean>
  /** Has Firebase send its own message for a forgotten password. */
  mailReset(email: string): Promise<void>
}

/** Firebase for the settings of the configuration. */
export function google({ projectId, web, serviceAccount, emulators }: FirebaseConfig): Google {
  let opened: Promise<{ auth: Auth; documents: Firestore }> | undefined

  async function open() {
    if (emulators) {
      // The library knows the emulators by the environment alone.
      process.env.FIREBASE_AUTH_EMULATOR_HOST = emulators.auth
      process.env.FIRESTORE_EMULATOR_HOST = emulators.firestore
      // They ask for no credentials: nobody has to look for some in the cloud.
      process.env.METADATA_SERVER_DETECTION = 'none'
    }
    const [{ initializeApp, cert }, { getAuth }, { getFirestore }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
      import('firebase-admin/firestore'),
    ])
    const key = serviceAccount && {
      projectId,
      clientEmail: serviceAccount.client_email,
      privateKey: serviceAccount.private_key,
    }
    const app = initializeApp({ projectId, ...(key && { credential: cert(key) }) }, `ariane-${projectId}-${Date.now()}`)
    return { auth: getAuth(app), documents: getFirestore(app) }
  }
  const library = () => {
    opened ??= open()
    return opened
  }

  const base = emulators
    ? `http://${emulators.auth}/identitytoolkit.googleapis.com/v1`
    : 'https://identitytoolkit.googleapis.com/v1'
  /** The code of a refusal; undefined when it worked. */
  async function ask(what: string, body: object): Promise<string | undefined> {
    const answer = await fetch(`${base}/accounts:${what}?key=${encodeURIComponent(web.apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-firebase-locale': 'fr' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.ok) return undefined
    const said = (await answer.json().catch(() => undefined)) as { error?: { message?: string } } | undefined
    return said?.error?.message ?? String(answer.status)
  }

  return {
    auth: async () => (await library()).auth,
    documents: async () => (await library()).documents,

    async rightPassword(email, password) {
      const refusal = await ask('signInWithPassword', { email, password, returnSecureToken: false })
      if (refusal === undefined) return true
      if (WRONG.test(refusal)) return false
      if (refusal.startsWith('TOO_MANY_ATTEMPTS')) fail('too_many_requests')
      throw new Error(`Firebase refused: ${refusal.slice(0, 60)}`)
    },

    async mailReset(email) {
      const refusal = await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      if (refusal !== undefined && !WRONG.test(refusal)) throw new Error(`Firebase refused: ${refusal.slice(0, 60)}`)
    },
  }
}

/** The code of an error of the library: `auth/user-not-found`. */
export const readErrorCode = (error: unknown) => (error as { code?: unknown } | null)?.code

/** Somebody as Firebase knows him; undefined for nobody. */
export async function findUser(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  return auth.getUser(uid).catch(error => {
    if (readErrorCode(error) === 'auth/user-not-found') return undefined
    throw error
  })
}
