import type { CalendarEvent, SchoolFile } from '@ariane/shared/contracts'
import type { Draft } from './events.ts'

/** What an earlier synchronisation left. */
export interface KnownEvent {
  id: string
  key: string
  digest: string
  type: CalendarEvent['type']
  allDay: boolean
  start: Date
  files: SchoolFile[]
  /** When the school last confirmed it. */
  freshAt: Date | null
}

export interface Plan {
  add: { key: string; draft: Draft }[]
  change: { id: string; draft: Draft }[]
  remove: string[]
  /** What was not read this time, and is neither removed nor confirmed. */
  keep: string[]
  unchanged: number
}

/** What things that look alike share. */
export const baseKey = (key: string) => key.slice(0, key.lastIndexOf('#'))

/**
 * What has to be done so that what is known becomes what was read. Things that look alike (two tasks for one day) share
 * a base: those that did not change find each other first, so that a mark stays with its own task.
 */
export function plan(known: readonly KnownEvent[], drafts: readonly Draft[]): Plan {
  const result: Plan = { add: [], change: [], remove: [], keep: [], unchanged: 0 }
  const left = Map.groupBy(known, ({ key }) => baseKey(key))
  for (const [base, alike] of Map.groupBy(drafts, draft => draft.base)) {
    const here = left.get(base) ?? []
    left.delete(base)
    const taken = new Set(here.map(({ key }) => key))
    const changed: Draft[] = []
    for (const draft of alike) {
      const same = here.findIndex(({ digest }) => digest === draft.digest)
      if (same === -1) changed.push(draft)
      else {
        here.splice(same, 1)
        result.unchanged += 1
      }
    }
    for (const draft of changed) {
      const old = here.shift()
      if (old) result.change.push({ id: old.id, draft })
      else result.add.push({ key: freeKey(base, taken), draft })
    }
    result.remove.push(...here.map(({ id }) => id))
  }
  for (const gone of left.values()) result.remove.push(...gone.map(({ id }) => id))
  return result
}

function freeKey(base: string, taken: Set<string>): string {
  for (let n = 0; ; n++) {
    const key = `${base}#${n}`
    if (taken.has(key)) continue
    taken.add(key)
    return key
  }
}
