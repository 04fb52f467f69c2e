import type { Draft } from './types.ts'

/** What an earlier import left. */
export interface Known {
  id: string
  key: string
  digest: string
  /** Whether its last day lies within or behind the window. */
  isCurrent: boolean
}

export interface Plan {
  add: Draft[]
  change: { id: string; draft: Draft }[]
  remove: string[]
  unchanged: number
}

/** What has to be done so that what is known becomes what was read. What was over before the window stays. */
export function planChanges(known: readonly Known[], drafts: readonly Draft[]): Plan {
  const left = new Map(known.map(event => [event.key, event]))
  const plan: Plan = { add: [], change: [], remove: [], unchanged: 0 }
  for (const draft of drafts) {
    const old = left.get(draft.key)
    left.delete(draft.key)
    if (!old) plan.add.push(draft)
    else if (old.digest === draft.digest) plan.unchanged += 1
    else plan.change.push({ id: old.id, draft })
  }
  plan.remove = [...left.values()].filter(({ isCurrent }) => isCurrent).map(({ id }) => id)
  return plan
}
