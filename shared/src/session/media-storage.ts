import { logOnly } from '../http/index.ts'
import type { StoredMedia } from './media-store.ts'

export type { StoredMedia }

/** Loaded at the first use: the welcome page needs no store. */
const device = () => import(/* webpackChunkName: "kept" */ './media-store.ts')

/** Without the store everything behaves like a device that stores nothing. */
function withoutStore<T>(answer: T) {
  return (error: unknown): T => {
    logOnly('kept media', error)
    return answer
  }
}

/** The media under a key; null when there is none or it cannot be read. */
export const readMedia = (key: string): Promise<StoredMedia | null> =>
  device().then(store => store.readMedia(key), withoutStore(null))

/** Stores it; null removes it. False when the device has no room or stores nothing. */
export const writeMedia = (key: string, media: StoredMedia | null): Promise<boolean> =>
  device().then(store => store.writeMedia(key, media), withoutStore(media === null))

/** Every value whose key has the prefix; none where the device stores nothing. */
export const readAll = <T>(prefix: string): Promise<T[]> =>
  device().then(store => store.readAll<T>(prefix), withoutStore<T[]>([]))

/** Stores any value; undefined removes it. False when the device refused. */
export const writeValue = (key: string, value: unknown): Promise<boolean> =>
  device().then(store => store.writeValue(key, value), withoutStore(false))

/** Removes every value whose key has the prefix. */
export const removeMedia = (prefix: string): Promise<void> =>
  device().then(store => store.removeMedia(prefix), withoutStore(undefined))
