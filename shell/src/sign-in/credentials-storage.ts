import type { Credentials } from './store.ts'

/** Until they are noted, invented credentials survive a reload of this tab; nobody could give them again. */
const KEY = 'ariane_credentials'

export function storeCredentials(credentials: Credentials): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(credentials))
  } catch {
    // Blocked storage: they are on the screen.
  }
}

export function readCredentials(): Credentials | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text ? (JSON.parse(text) as Credentials) : null
  } catch {
    return null
  }
}

export function clearCredentials(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
