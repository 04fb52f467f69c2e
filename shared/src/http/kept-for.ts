import { atom } from 'nanostores'

/**
 * Whose things this device keeps, since somebody asked for it there. `isOpen`: the last session here was that person's,
 * so that what is kept may stand in for the server.
 */
export type KeptFor = { uid: string; isOpen: boolean }

const NAME = 'ariane_kept'

function parse(text: string | null): KeptFor | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    if (typeof found !== 'object' || found === null) return null
    const { uid, isOpen } = found as Record<string, unknown>
    return typeof uid === 'string' && uid ? { uid, isOpen: isOpen === true } : null
  } catch {
    return null
  }
}

/** As it is now, whatever another tab did; null where nothing is kept. */
export function readKeptFor(): KeptFor | null {
  try {
    return parse(localStorage.getItem(NAME))
  } catch {
    return null
  }
}

export const $keptFor = atom<KeptFor | null>(readKeptFor())

/** @returns whether the device took it */
export function writeKeptFor(next: KeptFor | null): boolean {
  try {
    if (next) localStorage.setItem(NAME, JSON.stringify(next))
    else localStorage.removeItem(NAME)
    $keptFor.set(next)
    return true
  } catch {
    return false
  }
}
