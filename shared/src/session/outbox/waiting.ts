import { ONCE_KEPT_MS } from '../../contracts/once.ts'
import { ApiError, NetworkFailure } from '../../http/index.ts'
import { inOrder } from './order.ts'

/** A change that did not reach the server, with the key under which it counts once. */
export type Waiting = {
  /** What it is an answer to, for one pupil: there is one at a time. */
  id: string
  /** The thing it changes: changes of one thing stay in their order. */
  lane: string
  call: { method: string; path: string; body: Record<string, unknown>; key: string }
  /** What it is about, in words. */
  title: string
  /** What was written, for who has to give it elsewhere. */
  text: string
  at: number
  /** Nobody hears of it. */
  isQuiet?: boolean
  /** `stale`: the server refused it, as when the thing has changed meanwhile. */
  state: 'waiting' | 'stale'
}

/** No way to the server, or one that cannot answer now. Not 500: what breaks it once would hold back the rest for ever. */
export const isAway = (error: unknown): boolean =>
  error instanceof NetworkFailure || (error instanceof ApiError && [502, 503, 504].includes(error.status))

/**
 * What becomes of a change that failed: `later` and `held` keep it, and all that waits behind it; `stale` lets the others
 * pass.
 */
export function toFate(error: unknown): 'later' | 'held' | 'stale' {
  if (isAway(error)) return 'later'
  if (!(error instanceof ApiError)) return 'stale'
  if (error.status === 401) return 'held'
  return error.status === 429 || error.status === 408 ? 'later' : 'stale'
}

/** Older than the server remembers what it was sent: it could count twice. */
export const isTooOld = ({ at }: Waiting, now: number): boolean => now - at >= ONCE_KEPT_MS

/** The oldest that waits. */
export const nextToSend = (list: readonly Waiting[]): Waiting | undefined =>
  inOrder(list).find(({ state }) => state === 'waiting')

/** Whether a new change of a thing has to wait behind one that did not arrive. */
export const isBehind = (list: readonly Waiting[], lane: string): boolean =>
  list.some(one => one.lane === lane && one.state === 'waiting')
