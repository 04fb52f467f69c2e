const PREFIX = 'ariane_draft'
/** Whose a draft is: `owner` is connected and typed it, for `uid`, who is somebody else while he is viewed as a pupil. */
export type DraftOwner = { owner: string; uid: string }

/** Where a draft is kept. */
export const draftKey = ({ owner, uid }: DraftOwner, name: string) => `${PREFIX}:${owner}:${uid}:${name}`

/** What the keys of everything begin with that `owner` has on this device. */
export const draftKeyPrefix = (owner: string) => `${PREFIX}:${owner}:`

/** Removes what `owner` had typed on this device, for himself or for a pupil. */
export function removeDrafts(owner: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftKeyPrefix(owner))) localStorage.removeItem(key)
  } catch {
    // A blocked store holds nothing to forget.
  }
}

/** A draft, or `initial` when there is none that can be read. */
export function readDraft<T>(key: string, initial: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? initial : (JSON.parse(text) as T)
  } catch {
    // A blocked or damaged store must not keep anybody from writing.
    return initial
  }
}

/** Keeps a draft; undefined removes it. */
export function writeDraft(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage full or blocked: the text still lives in the screen.
  }
}
