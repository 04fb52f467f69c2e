import { keyOf } from './draft-storage.ts'
import { readAll, writeAny } from './media-storage.ts'

/**
 * Things of one person, each under an id, kept on this device over reloads and lost sessions until he signs out. Gives
 * `all`, in no order; `put` and `drop`, which are false when the device did not take it.
 */
export function shelf<T extends { id: string }>(owner: string, name: string) {
  const at = (id: string) => keyOf({ owner, uid: owner }, `${name}:${id}`)
  return {
    all: () => readAll<T>(at('')),
    put: (thing: T) => writeAny(at(thing.id), thing),
    drop: (id: string) => writeAny(at(id), undefined),
  }
}
