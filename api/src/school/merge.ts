import type { CalendarEvent, SchoolFile } from '@ariane/shared/contracts'
import { pairThings, type Thing } from '../platform/same-things.ts'
import type { Draft } from './events.ts'

/** What an earlier synchronisation left. */
export interface KnownEvent extends Thing {
  id: string
  key: string
  type: CalendarEvent['type']
  files: SchoolFile[]
  /** When the school last confirmed it. */
  freshAt: Date | null
}

export interface Plan {
  add: { key: string; draft: Draft }[]
  /** What moved to another day, or is of another subject by now, has another key. */
  change: { id: string; key: string; draft: Draft }[]
  remove: string[]
  /** What was not read this time, and is neither removed nor confirmed. */
  keep: string[]
  unchanged: number
}

/** What things that look alike share. */
export const baseKey = (key: string) => key.slice(0, key.lastIndexOf('#'))

/**
 * What has to be done so that what is known becomes what was read. `isUnread` says of what nothing was said this time: nothing else is
 * taken for it.
 */
export function plan(
  known: readonly KnownEvent[],
  drafts: readonly Draft[],
  isUnread: (event: KnownEvent) => boolean = () => false,
): Plan {
  const { pairs, gone, fresh } = pairThings(known, drafts, event => !isUnread(event))
  const taken = new Set(known.map(({ key }) => key))
  const changed = pairs.filter(([{ digest }, draft]) => digest !== draft.digest)
  return {
    add: fresh.map(draft => ({ key: freeKey(draft.base, taken), draft })),
    change: changed.map(([{ id, key }, draft]) => ({
      id,
      key: baseKey(key) === draft.base ? key : freeKey(draft.base, taken),
      draft,
    })),
    remove: gone.map(({ id }) => id),
    keep: [],
    unchanged: pairs.length - changed.length,
  }
}

function freeKey(base: string, taken: Set<string>): string {
  for (let n = 0; ; n++) {
    const key = `${base}#${n}`
    if (taken.has(key)) continue
    taken.add(key)
    return key
  }
}
