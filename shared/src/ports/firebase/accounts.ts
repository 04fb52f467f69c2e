import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  setPersistence,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import type { Profile } from '../../contracts/accounts.ts'
import type { Hosting } from '../../contracts/hosting.ts'
import { ApiError, authorizeWith } from '../../http/index.ts'
import { type AccountsPort, AuthError, type Registration } from '../accounts.ts'
import { profileOrOpen, profiles } from '../profiles.ts'
import { firebaseAuth } from './app.ts'
import { isOffline, toAuthError } from './errors.ts'

/** Accounts of Firebase Authentication; the API gets an ID token, which the library renews by itself. */
export function firebaseAccounts(hosting: Hosting): AccountsPort {
  const auth = firebaseAuth(hosting)
  authorizeWith(() => readIdToken(auth))

  return {
    async restore() {
      await auth.authStateReady()
      // An anonymous user without credentials has a half-finished registration and could never sign in again.
      if (!auth.currentUser || auth.currentUser.isAnonymous) return null
      return profileOrOpen().catch(async error => {
        if (!isRefusal(error)) throw error
        await signOut(auth)
        return null
      })
    },

    async signIn(email, password, { shared = false } = {}) {
      await attempt(setPersistence(auth, shared ? browserSessionPersistence : browserLocalPersistence))
      await attempt(signInWithEmailAndPassword(auth, email, password))
      return openProfile(auth)
    },

    async register(registration) {
      await (registration.accountType === 'anonymous' ? linkAnonymous(auth, registration) : signUp(auth, registration))
      return (await profiles.mine()) ?? profiles.open(registration)
    },

    async signOut() {
      await attempt(signOut(auth))
      return undefined
    },

    async keepSession(password) {
      const email = auth.currentUser?.email
      if (email) await attempt(signInWithEmailAndPassword(auth, email, password))
    },

    async ended() {
      await signOut(auth)
    },
  }
}

const attempt = <T>(work: Promise<T>): Promise<T> =>
  work.catch(error => {
    throw toAuthError(error)
  })

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401

/** Our API can refuse a user whom Firebase still accepts: a disabled account. */
async function openProfile(auth: Auth): Promise<Profile> {
  try {
    return await profileOrOpen()
  } catch (error) {
    if (!isRefusal(error)) throw error
    await signOut(auth)
    throw new AuthError('disabled', error)
  }
}

/** The uid of the anonymous sign-in stays; the displayed credentials work from then on. */
async function linkAnonymous(auth: Auth, { email, password }: Registration): Promise<void> {
  const { user } = await attempt(signInAnonymously(auth))
  await attempt(linkWithCredential(user, EmailAuthProvider.credential(email, password)))
  // The earlier token does not contain the address.
  await attempt(user.getIdToken(true))
}

/** An earlier attempt may have created the identity and failed later: the same password then signs in. */
async function signUp(auth: Auth, { email, password }: Registration): Promise<void> {
  try {
    await attempt(createUserWithEmailAndPassword(auth, email, password))
  } catch (error) {
    if (!(error instanceof AuthError) || error.code !== 'taken') throw error
    await signInWithEmailAndPassword(auth, email, password).catch(() => Promise.reject(error))
    if (await profiles.mine()) throw await signOut(auth).then(() => error)
  }
}

/** Null without a signed-in user; a missing network is thrown as such. */
async function readIdToken(auth: Auth): Promise<string | null> {
  try {
    return (await auth.currentUser?.getIdToken()) ?? null
  } catch (error) {
    if (isOffline(error)) throw error
    return null
  }
}
