import { HOSTING_ID, type Hosting } from '../contracts/hosting.ts'
import type { AccountsPort } from './accounts.ts'
import { embeddedAccounts } from './embedded.ts'

/** The page's hosting of accounts; null for our own. */
export function hosting(): Hosting | null {
  const element = typeof document === 'undefined' ? null : document.getElementById(HOSTING_ID)
  return element ? (JSON.parse(element.textContent) as Hosting) : null
}

/**
 * The accounts of this page. Firebase is heavy: its code is loaded at the first use, and only where it is configured.
 */
export function accountsPort(where: Hosting | null = hosting()): AccountsPort {
  if (!where) return embeddedAccounts
  let loaded: Promise<AccountsPort> | undefined
  const port = () => {
    loaded ??= import(/* webpackChunkName: "firebase" */ './firebase/accounts.ts').then(
      ({ firebaseAccounts }) => firebaseAccounts(where),
      error => {
        // The next attempt may find the network again.
        loaded = undefined
        throw error
      },
    )
    return loaded
  }
  return {
    restore: async () => (await port()).restore(),
    signIn: async (email, password, options) => (await port()).signIn(email, password, options),
    register: async registration => (await port()).register(registration),
    signOut: async () => (await port()).signOut(),
    keepSession: async password => (await port()).keepSession(password),
    ended: async () => (await port()).ended(),
  }
}
