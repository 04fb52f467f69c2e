import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval'
import { logOnly } from '../http/index.ts'

/** A photo, a document or a sound that is not sent yet. */
export type StoredMedia = { blob: Blob; name: string }

let opened: UseStore | undefined
const store = () => (opened ??= createStore('ariane-drafts', 'media'))

/** The media under a key; null when none can be read. See media-storage.ts, which the session uses. */
export async function readMedia(key: string): Promise<StoredMedia | null> {
  try {
    const found = await get<StoredMedia>(key, store())
    return found?.blob instanceof Blob ? found : null
  } catch (error) {
    logOnly('media draft', error)
    return null
  }
}

/** Stores it; null removes it. False when the device has no room or stores nothing. */
export async function writeMedia(key: string, media: StoredMedia | null): Promise<boolean> {
  try {
    await (media ? set(key, media, store()) : del(key, store()))
    return true
  } catch (error) {
    logOnly('media draft', error)
    return media === null
  }
}

/** Every value whose key has the prefix; none where the device stores nothing. */
export async function readAll<T>(prefix: string): Promise<T[]> {
  try {
    const all = await entries<string, T>(store())
    return all.filter(([key]) => key.startsWith(prefix)).map(([, value]) => value)
  } catch (error) {
    logOnly('shelf', error)
    return []
  }
}

/** Stores any value; undefined removes it. False when the device refused. */
export async function writeValue(key: string, value: unknown): Promise<boolean> {
  try {
    await (value === undefined ? del(key, store()) : set(key, value, store()))
    return true
  } catch (error) {
    logOnly('shelf', error)
    return false
  }
}

/** Removes every value whose key has the prefix. */
export async function removeMedia(prefix: string): Promise<void> {
  try {
    const all = await keys<string>(store())
    await delMany(
      all.filter(key => key.startsWith(prefix)),
      store(),
    )
  } catch (error) {
    logOnly('media draft', error)
  }
}
