import { logOnly } from '../http/index.ts'
import type { StoredMedia } from './media-store.ts'

export type { StoredMedia }

/** The store comes when something is first kept or looked for: the welcome page needs none. */
const device = () => import(/* webpackChunkName: "kept" */ './media-store.ts')

/** Without the store: as where the device keeps nothing. */
function withoutStore<T>(answer: T) {
  return (error: unknown): T => {
    logOnly('kept media', error)
    return answer
  }
}

/** What is kept under a key; null when there is nothing, or nothing that can be read. */
export const readMedia = (key: string): Promise<StoredMedia | null> =>
  device().then(store => store.readMedia(key), withoutStore(null))

/** Keeps it; null removes it. False when the device has no room or keeps nothing. */
export const writeMedia = (key: string, media: StoredMedia | null): Promise<boolean> =>
  device().then(store => store.writeMedia(key, media), withoutStore(media === null))

/** Everything whose key begins so; nothing where the device keeps nothing. */
export const readAll = <T>(prefix: string): Promise<T[]> =>
  device().then(store => store.readAll<T>(prefix), withoutStore<T[]>([]))

/** Keeps any value; undefined removes it. False when the device did not take it. */
export const writeValue = (key: string, value: unknown): Promise<boolean> =>
  device().then(store => store.writeValue(key, value), withoutStore(false))

/** Removes everything whose key begins so. */
export const removeMedia = (prefix: string): Promise<void> =>
  device().then(store => store.removeMedia(prefix), withoutStore(undefined))
