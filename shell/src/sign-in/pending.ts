import type { Credentials } from './store.ts'

/** Until they are noted, invented credentials survive a reload of this tab; nobody could give them again. */
const KEY = 'ariane_credentials'

export function keepCredentials(credentials: Credentials): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(credentials))
  } catch {
    // Blocked storage: they are on the screen.
  }
}

export function pendingCredentials(): Credentials | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text ? (JSON.parse(text) as Credentials) : null
  } catch {
    return null
  }
}

export function forgetCredentials(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
