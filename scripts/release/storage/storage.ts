import { setTimeout as pause } from 'node:timers/promises'

/** A stored text and the tag by which a later write knows whether it is still the same. */
interface Stored {
  text: string
  tag: string
}

/** Somebody else wrote meanwhile: read again, and decide again. */
export class Overtaken extends Error {}

/** Where a site is published: a folder or a bucket. Keys are paths with slashes, such as `remotes/mf-chat/1.0.0/a.js`. */
export interface Storage {
  /** For messages. */
  place: string
  /** A folder is served as it is; a bucket has the shell's builds side by side and is mirrored by the server. */
  kind: 'folder' | 'bucket'
  read(key: string): Promise<Stored | null>
  /** The bytes of a file; null when there is none. */
  bytes(key: string): Promise<Uint8Array | null>
  /**
   * Replaces a text in one step, if it still has the tag (null: if there is none yet).
   * @throws Overtaken when it has not
   */
  replace(key: string, text: string, tag: string | null): Promise<void>
  /** Adds a line at the end of a text. */
  append(key: string, line: string): Promise<void>
  /** Stores a folder's files below a key, before anything names them. Files that never change: existing ones stay. */
  upload(key: string, folder: string): Promise<void>
  /** Names directly below a key, with the time of their last change. */
  list(key: string): Promise<{ name: string; changed: Date }[]>
  remove(key: string): Promise<void>
}

const MOST_TRIES = 40
const LONGEST_PAUSE_MS = 120

/** Changes a text in one step, whoever else does so at the same moment: decides again whenever somebody was faster. */
export async function inOneStep<T>(
  storage: Pick<Storage, 'read' | 'replace'>,
  key: string,
  decide: (before: string | null) => { text: string; result: T },
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const stored = await storage.read(key)
    const { text, result } = decide(stored?.text ?? null)
    if (text === stored?.text) return result
    try {
      await storage.replace(key, text, stored?.tag ?? null)
      return result
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt >= MOST_TRIES) throw error
      await pause(Math.random() * LONGEST_PAUSE_MS)
    }
  }
}
