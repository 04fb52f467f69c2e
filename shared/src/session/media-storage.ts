import type { UseStore } from 'idb-keyval'
import { logOnly } from '../http/index.ts'

/** A photo, a document or a sound that is not sent yet. */
export type StoredMedia = { blob: Blob; name: string }

/** Loaded at the first use: the welcome page needs no store. */
const load = () => import(/* webpackChunkName: "kept" */ 'idb-keyval')
type Library = Awaited<ReturnType<typeof load>>

let opened: UseStore | undefined

/** Works on the device's store; a device that has none, or refuses, gives `otherwise`. */
async function withStore<T>(work: (library: Library, store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  try {
    const library = await load()
    opened ??= library.createStore('ariane-drafts', 'media')
    return await work(library, opened)
  } catch (error) {
    logOnly('device store', error)
    return otherwise
  }
}

/** The media under a key; null when there is none or it cannot be read. */
export const readMedia = (key: string): Promise<StoredMedia | null> =>
  withStore(async ({ get }, store) => {
    const found = await get<StoredMedia>(key, store)
    return found?.blob instanceof Blob ? found : null
  }, null)

/** Every value whose key has the prefix; none where the device stores nothing. */
export const readAll = <T>(prefix: string): Promise<T[]> =>
  withStore<T[]>(async ({ entries }, store) => {
    const all = await entries<string, T>(store)
    return all.filter(([key]) => key.startsWith(prefix)).map(([, value]) => value)
  }, [])

/** Stores any value; undefined removes it. False when the device has no room or stores nothing. */
export const writeValue = (key: string, value: unknown): Promise<boolean> =>
  withStore(async ({ del, set }, store) => {
    await (value === undefined ? del(key, store) : set(key, value, store))
    return true
  }, false)

/** Removes every value whose key has the prefix. */
export const removeMedia = (prefix: string): Promise<void> =>
  withStore(async ({ delMany, keys }, store) => {
    const all = await keys<string>(store)
    await delMany(
      all.filter(key => key.startsWith(prefix)),
      store,
    )
  }, undefined)
