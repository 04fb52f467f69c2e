const KEY = 'ariane_shared'

/** Who signed in with « ordinateur partagé » here and did not sign out; null for nobody. */
export function readShared(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Remembers whose traces have to go; null forgets it. */
export function markShared(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, uid)
  } catch {
    // A blocked storage keeps no drafts either.
  }
}
