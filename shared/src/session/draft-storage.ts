const PREFIX = 'ariane_draft'
export const keyOf = (uid: string, name: string) => `${PREFIX}:${uid}:${name}`

/** Removes what `uid` had typed on this device. */
export function forgetDrafts(uid: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${PREFIX}:${uid}:`)) localStorage.removeItem(key)
}

export function read<T>(key: string, initial: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? initial : (JSON.parse(text) as T)
  } catch {
    // A blocked or damaged store must not keep anybody from writing.
    return initial
  }
}

export function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage full or blocked: the text still lives in the screen.
  }
}
