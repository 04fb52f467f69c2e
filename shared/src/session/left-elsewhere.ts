const KEY = 'ariane_left'

let left: string | null = null

/** Who signed out of this browser in another tab, and did not sign in again; null for nobody. */
export const leftElsewhere = (): string | null => left

/** Tells the other tabs who is signing out, before the server ends the session for them too; null: nobody any more. */
export function tellLeft(uid: string | null): void {
  try {
    // Both reach the other tabs, and nothing stays.
    localStorage.setItem(KEY, uid ?? '')
    localStorage.removeItem(KEY)
  } catch {
    // A blocked storage keeps no drafts either.
  }
}

/** Hears of it from now on. */
export const hearOtherTabs = (): void => globalThis.addEventListener?.('storage', hear)

function hear({ key, newValue }: StorageEvent) {
  if (key === KEY && newValue !== null) left = newValue || null
}
