import { ONCE_KEY } from '../contracts/once.ts'
import { newId } from './new-id.ts'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>
type Entry = [call: string, key: string, at: number, topic: string]

const NAME = 'ariane_once'
/** Shorter than the API keeps its receipts. */
const KEPT_MS = 12 * 3_600_000
const MAX_KEPT = 50

/**
 * Keys of calls that have no answer yet: the same call made again, by a person or after a reload of the tab, has the same
 * key, so that the API counts it once. Without storage they last as long as the page.
 */
export function onceKeys(storage: () => Storage = () => sessionStorage, now: () => number = Date.now) {
  let entries: Entry[] | undefined

  const open = () => {
    entries ??= readEntries(storage)
    return entries.filter(([, , at]) => now() - at < KEPT_MS)
  }
  const keep = (next: Entry[]) => {
    entries = next.slice(-MAX_KEPT)
    try {
      storage().setItem(NAME, JSON.stringify(entries))
    } catch {
      // Storage blocked or full: the keys last as long as the page.
    }
  }

  return {
    /**
     * The key of a call, by everything that makes it this call; a new one unless it has no answer yet. `topic` is what it
     * sets, where the latest call counts.
     */
    begin(text: string, topic = ''): string {
      const call = fingerprint(text)
      const known = open().find(entry => entry[0] === call)
      if (known) return known[1]
      const key = newId()
      keep([...open(), [call, key, now(), topic && fingerprint(topic)]])
      return key
    },
    /** The call of this key was answered: the same call, and any earlier one of its topic, is another one from now on. */
    answered(key: string): void {
      const topic = open().find(entry => entry[1] === key)?.[3]
      keep(open().filter(entry => entry[1] !== key && !(topic && entry[3] === topic)))
    },
  }
}

function readEntries(storage: () => Storage): Entry[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  ONCE_KEY.test(String(entry[1])) &&
  typeof entry[2] === 'number' &&
  typeof entry[3] === 'string'

/**
 * 53 bits of a text (cyrb53). `crypto.subtle` is missing on a page without https; the API compares the whole input, so two
 * calls with the same fingerprint are refused, never mixed up.
 */
function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
