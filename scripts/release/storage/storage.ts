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
  read(key: string): Promise<Stored | null>
  /**
   * Replaces a text in one step, if it still has the tag (null: if there is none yet).
   * @throws Overtaken when it has not
   */
  replace(key: string, text: string, tag: string | null): Promise<void>
  /** Adds a line at the end of a text. */
  append(key: string, line: string): Promise<void>
  /** Stores a folder's files below a key; whoever reads sees all of them or none. Files that never change: an existing key stays. */
  upload(key: string, folder: string): Promise<void>
  /** Names directly below a key, with the time of their last change. */
  list(key: string): Promise<{ name: string; changed: Date }[]>
  remove(key: string): Promise<void>
}
