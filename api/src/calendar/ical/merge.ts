import { pairThings, type Thing } from '../../platform/same-things.ts'
import type { Draft } from './types.ts'

/** What an earlier import left. */
export interface Known extends Thing {
  id: string
  key: string
  /** Whether its last day lies within or behind the window. */
  isCurrent: boolean
}

export interface Plan {
  add: Draft[]
  change: { id: string; draft: Draft }[]
  remove: string[]
  /** What says the same under another name. */
  rename: { id: string; key: string }[]
  unchanged: number
}

/**
 * What has to be done so that what is known becomes what was read. What was over before the window stays. Some programs name
 * everything anew at each export: what no name finds is found by what it says.
 */
export function planChanges(known: readonly Known[], drafts: readonly Draft[]): Plan {
  const byKey = new Map(known.map(event => [event.key, event]))
  const named = drafts.flatMap((draft): [Known, Draft][] => {
    const old = byKey.get(draft.key)
    return old ? [[old, draft]] : []
  })
  const found = new Set<Known | Draft>(named.flat())
  const { pairs, gone, fresh } = pairThings(
    known.filter(event => event.isCurrent && !found.has(event)),
    drafts.filter(draft => !found.has(draft)),
  )
  const all = [...named, ...pairs]
  const same = all.filter(([old, draft]) => old.digest === draft.digest)
  return {
    add: fresh,
    change: all.filter(([old, draft]) => old.digest !== draft.digest).map(([{ id }, draft]) => ({ id, draft })),
    remove: gone.map(({ id }) => id),
    rename: same.flatMap(([{ id, key }, draft]) => (key === draft.key ? [] : { id, key: draft.key })),
    unchanged: same.length,
  }
}
