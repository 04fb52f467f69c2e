import { type FirebaseApp, getApps, initializeApp } from 'firebase/app'
import { type Auth, browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import type { Hosting } from '../../contracts/hosting.ts'

/** The one Firebase app of the page: accounts and chat share its session. */
export function firebaseApp({ web }: Pick<Hosting, 'web'>): FirebaseApp {
  const { appId, ...rest } = web
  return getApps()[0] ?? initializeApp({ ...rest, ...(appId && { appId }) })
}

let opened: Auth | undefined

/** Sign-in without the parts for other providers: no frame, no script of another origin. */
export function firebaseAuth(hosting: Hosting): Auth {
  if (opened) return opened
  opened = initializeAuth(firebaseApp(hosting), { persistence: browserLocalPersistence })
  opened.languageCode = 'fr'
  if (hosting.emulators) connectAuthEmulator(opened, hosting.emulators.auth, { disableWarnings: true })
  return opened
}
