import type { Draft, Window } from './types.ts'

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

const DAY_MS = 86_400_000
const DAYS = { before: 35, after: 365 }

/** Four hundred days around now. */
export const windowAt = (now: Date): Window => ({
  from: new Date(now.getTime() - DAYS.before * DAY_MS),
  to: new Date(now.getTime() + DAYS.after * DAY_MS),
})
