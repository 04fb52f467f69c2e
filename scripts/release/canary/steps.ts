import type { CanaryStep } from '../../../shared/src/contracts/canary.ts'
import type { RemoteEntry } from '../../../shared/src/contracts/registry.ts'
import { canary, promote } from '../../site/changes.ts'

/** Shares of browsers that get the version, one after the other; the last one ends the canary. */
const SHARES = [1, 10, 100]

/** Gives a version to the first share; it watches itself from then on. */
export function startCanary(entry: RemoteEntry, version: string, now: Date): RemoteEntry {
  return toShare(entry, version, SHARES[0] ?? 1, now)
}

function toShare(entry: RemoteEntry, version: string, share: number, now: Date): RemoteEntry {
  if (share === 100) return promote(entry, version)
  const begun = canary(entry, version, share)
  return { ...begun, canary: begun.canary && { ...begun.canary, since: now.toISOString() } }
}

export type Decision =
  | { kind: 'wait'; canary: number; control: number }
  /** Not enough loads in all the time it had: a person decides. */
  | { kind: 'tooFew'; canary: number; control: number }
  | { kind: 'halt'; step: CanaryStep }
  | { kind: 'next'; step: CanaryStep; share: number }

/** What is to be done about a canary that watches itself, by what the server found. */
export function decideStep(
  { name, canary: running }: RemoteEntry,
  steps: readonly CanaryStep[],
  { now, maxMs }: { now: Date; maxMs: number },
): Decision {
  const step = steps.find(one => one.remote === name && one.version === running?.version && one.since === running.since)
  if (step?.verdict === 'worse') return { kind: 'halt', step }
  if (step?.verdict === 'well') {
    const share = SHARES.find(one => one > step.share) ?? 100
    return { kind: 'next', step, share }
  }
  const loads = { canary: step?.canary.loads ?? 0, control: step?.control.loads ?? 0 }
  const isOver = now.getTime() - Date.parse(running?.since ?? '') >= maxMs
  return { kind: isOver ? 'tooFew' : 'wait', ...loads }
}

/** The entry after a decision. */
export function applyDecision(entry: RemoteEntry, decision: Decision, now: Date): RemoteEntry {
  if (decision.kind === 'halt') return { ...entry, canary: null }
  return decision.kind === 'next' ? toShare(entry, decision.step.version, decision.share, now) : entry
}
