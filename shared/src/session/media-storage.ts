import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { logOnly } from '../http/index.ts'

/** A photo, a document or a sound that is not sent yet. */
export type KeptMedia = { blob: Blob; name: string }

let opened: UseStore | undefined
const store = () => (opened ??= createStore('ariane-drafts', 'media'))

/** What is kept under a key; null when there is nothing, or nothing that can be read. */
export async function readMedia(key: string): Promise<KeptMedia | null> {
  try {
    const found = await get<KeptMedia>(key, store())
    return found?.blob instanceof Blob ? found : null
  } catch (error) {
    logOnly('media draft', error)
    return null
  }
}

/** Keeps it; null removes it. False when the device has no room or keeps nothing. */
export async function writeMedia(key: string, media: KeptMedia | null): Promise<boolean> {
  try {
    await (media ? set(key, media, store()) : del(key, store()))
    return true
  } catch (error) {
    logOnly('media draft', error)
    return media === null
  }
}

/** Removes everything whose key begins so. */
export async function forgetMedia(prefix: string): Promise<void> {
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
