import { CANARY_METRICS, type CanaryStep, MIN_CANARY_LOADS } from '@ariane/shared/contracts/canary'
import { fisherTail, rankTail } from './statistics.ts'
import { medianTime } from './time-classes.ts'

/** What is counted of the pages on one side. */
export type SideCounts = { loads: number; failed: number; errors: number; times: readonly number[] }
export type Counts = { canary: SideCounts; control: SideCounts }

/** Numbers of loads, on the side that has fewer, at which the two are compared: nowhere else, or chance has its way. */
const LOOKS = [25, 50, 100, MIN_CANARY_LOADS]
/** Steps that have a control group: 1 and 10 %. */
const STEPS = 2
/** How often a canary that is no worse than the others is halted all the same, over all its steps, looks and metrics. */
export const FALSE_ALARM_RATE = 0.01
/** Bonferroni: each single comparison has its part of it. */
const LEVEL = FALSE_ALARM_RATE / (STEPS * LOOKS.length * CANARY_METRICS.length)

/** A difference in time has to be one that somebody notices. */
const MIN_TIME_RATIO = 1.2
const MIN_TIME_MS = 100

/** How many of the looks are due. */
export function countDueLooks({ canary, control }: Counts): number {
  const loads = Math.min(canary.loads, control.loads)
  return LOOKS.filter(look => look <= loads).length
}

type Worse = NonNullable<CanaryStep['worse']>

function compareRates(metric: 'failed' | 'errors', { canary, control }: Counts): Worse {
  // An error may arrive before the load that it belongs to.
  const [hits, others] = [Math.min(canary[metric], canary.loads), Math.min(control[metric], control.loads)]
  const p = fisherTail(hits, canary.loads, others, control.loads)
  return { metric, canary: hits / canary.loads, control: others / control.loads, p }
}

function compareTimes({ canary, control }: Counts): Worse | null {
  const [median, other] = [medianTime(canary.times), medianTime(control.times)]
  if (median === null || other === null || median < Math.max(other * MIN_TIME_RATIO, other + MIN_TIME_MS)) return null
  return { metric: 'time', canary: median, control: other, p: rankTail(canary.times, control.times) }
}

/**
 * Compares a canary with the others at a look: whether more loads failed, after more something was thrown, or the first
 * drawing came later.
 * @returns by what it is worse; null where nothing of it is beyond chance
 */
function findWorse(counts: Counts): Worse | null {
  const found = [compareRates('failed', counts), compareRates('errors', counts), compareTimes(counts)]
  return found.find(one => one !== null && one.p < LEVEL) ?? null
}

/** What a look says of a step. */
export function judgeStep(counts: Counts): Pick<CanaryStep, 'verdict' | 'worse'> {
  const worse = findWorse(counts)
  if (worse) return { verdict: 'worse', worse }
  return { verdict: countDueLooks(counts) === LOOKS.length ? 'well' : 'watching', worse: null }
}
