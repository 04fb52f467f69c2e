const PREFIX = 'ariane_draft'
/** The owner of a draft: `owner` is signed in and typed it, for `uid`, which differs while a manager views a pupil. */
export type DraftOwner = { owner: string; uid: string }

/** The storage key of a draft. */
export const draftKey = ({ owner, uid }: DraftOwner, name: string) => `${PREFIX}:${owner}:${uid}:${name}`

/** The prefix of every storage key of `owner` on this device. */
export const draftKeyPrefix = (owner: string) => `${PREFIX}:${owner}:`

/** Removes the drafts of `owner` on this device, for every pupil. */
export function removeDrafts(owner: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftKeyPrefix(owner))) localStorage.removeItem(key)
  } catch {
    // A blocked storage has nothing to remove.
  }
}

/** A draft, or `initial` when none can be read. */
export function readDraft<T>(key: string, initial: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? initial : (JSON.parse(text) as T)
  } catch {
    // A blocked or damaged storage must not prevent typing.
    return initial
  }
}

/** Stores a draft; undefined removes it. */
export function writeDraft(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage full or blocked: the text is still on the screen.
  }
}
