const PREFIX = 'ariane_draft'
/** Whose a draft is: `owner` is connected and typed it, for `uid`, who is somebody else while he is viewed as a pupil. */
export type DraftOf = { owner: string; uid: string }

/** Where a draft is kept. */
export const keyOf = ({ owner, uid }: DraftOf, name: string) => `${PREFIX}:${owner}:${uid}:${name}`

/** What the keys of everything begin with that `owner` has on this device. */
export const ownedBy = (owner: string) => `${PREFIX}:${owner}:`

/** Removes what `owner` had typed on this device, for himself or for a pupil. */
export function forgetDrafts(owner: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(ownedBy(owner))) localStorage.removeItem(key)
  } catch {
    // A blocked store holds nothing to forget.
  }
}

/** A draft, or `initial` when there is none that can be read. */
export function read<T>(key: string, initial: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? initial : (JSON.parse(text) as T)
  } catch {
    // A blocked or damaged store must not keep anybody from writing.
    return initial
  }
}

/** Keeps a draft; undefined removes it. */
export function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage full or blocked: the text still lives in the screen.
  }
}
