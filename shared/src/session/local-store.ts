import { draftKey } from './draft-storage.ts'
import { readAll, writeValue } from './media-storage.ts'

/**
 * Things of one person, each under an id, kept on this device over reloads and lost sessions until he signs out. Gives
 * `all`, in no order; `put` and `drop`, which are false when the device did not take it.
 */
export function localStore<T extends { id: string }>(owner: string, name: string) {
  const at = (id: string) => draftKey({ owner, uid: owner }, `${name}:${id}`)
  return {
    all: () => readAll<T>(at('')),
    put: (thing: T) => writeValue(at(thing.id), thing),
    drop: (id: string) => writeValue(at(id), undefined),
  }
}
