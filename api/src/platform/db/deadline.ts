import { AsyncLocalStorage } from 'node:async_hooks'

/** The longest wait for one statement inside a call, and outside of calls: jobs and sweeps have time. */
const MAX_IN_CALL_MS = 5000
const MAX_ELSEWHERE_MS = 40_000
/** What a timer can wait: nearly 25 days. */
const FOREVER_MS = 2 ** 31 - 1

interface Deadline {
  /** By a clock that nobody sets. */
  ends: number
  maxStatementMs: number
  /** The call has ended: what it started and nobody waits for, or streams, is not bound by it. */
  isOver: boolean
}
const deadlines = new AsyncLocalStorage<Deadline>()

/** Runs a call that may use the database for so long; what it asks for afterwards is refused with DatabaseBusy. */
export function withDeadline<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const deadline = { ends: performance.now() + ms, maxStatementMs: MAX_IN_CALL_MS, isOver: false }
  return deadlines.run(deadline, work).finally(() => {
    deadline.isOver = true
  })
}

/** Runs work that takes as long as it takes. */
export function withoutDeadline<T>(work: () => T): T {
  return deadlines.run({ ends: Number.POSITIVE_INFINITY, maxStatementMs: FOREVER_MS, isOver: false }, work)
}

/** How long the next statement may take. Not positive: there is no time left. */
export function statementTime(): number {
  const deadline = deadlines.getStore()
  if (!deadline || deadline.isOver) return MAX_ELSEWHERE_MS
  return Math.min(deadline.maxStatementMs, deadline.ends - performance.now())
}
