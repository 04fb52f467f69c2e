import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

/** A call that would wait longer is refused: whoever is told at once can come back, whoever waits presses again. */
const MAX_WAIT_MS = 200
/** So many may always be under way: fewer than these are no queue, also where one of them held the event loop. */
const MIN_CALLS = 10
const LOOP_RESOLUTION_MS = 10
const LOOP_SAMPLE_MS = 250

/** Lets calls in while they are answered soon. */
export interface Admission {
  /** Whether a new call would be answered soon; one that would not is counted as refused. */
  admits(): boolean
  /** Runs a part of a call. */
  count<T>(work: () => Promise<T>): Promise<T>
}

interface Options {
  /** How much later than it should what waits for the event loop is done, in milliseconds. */
  loopDelay?: () => number
}

/** Admission by the delay of the event loop. */
export function createAdmission(registry: Registry, { loopDelay = measureLoop() }: Options = {}): Admission {
  let underWay = 0
  const wait = () => (underWay < MIN_CALLS ? 0 : loopDelay())
  const shed = new Counter({
    name: 'http_calls_shed_total',
    help: 'Calls refused with 503 before they were read, because they would have waited',
    registers: [registry],
  })
  new Gauge({
    name: 'http_expected_wait_seconds',
    help: 'How long a new call would wait',
    registers: [registry],
    collect() {
      this.set(wait() / 1000)
    },
  })

  return {
    admits() {
      if (wait() <= MAX_WAIT_MS) return true
      shed.inc()
      return false
    },
    async count(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
      }
    },
  }
}

/** The delay of the event loop, over the last quarter of a second that was looked at. */
function measureLoop(): () => number {
  let histogram: ReturnType<typeof monitorEventLoopDelay> | undefined
  let sampled = { at: 0, delay: 0 }
  return () => {
    if (!histogram) {
      histogram = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
      histogram.enable()
    }
    const now = performance.now()
    if (now - sampled.at >= LOOP_SAMPLE_MS) {
      const delay = histogram.count > 0 ? histogram.mean / 1e6 - LOOP_RESOLUTION_MS : 0
      sampled = { at: now, delay: Math.max(0, delay) }
      histogram.reset()
    }
    return sampled.delay
  }
}
