import { draftKey } from './draft-storage.ts'
import { readAll, writeValue } from './media-storage.ts'

/**
 * A store of things by id on this device for one user: it survives reloads and lost sessions, until the sign-out. `all`
 * is unordered; `put` and `drop` give false when the device refused.
 */
export function localStore<T extends { id: string }>(owner: string, name: string) {
  const at = (id: string) => draftKey({ owner, uid: owner }, `${name}:${id}`)
  return {
    all: () => readAll<T>(at('')),
    put: (thing: T) => writeValue(at(thing.id), thing),
    drop: (id: string) => writeValue(at(id), undefined),
  }
}
