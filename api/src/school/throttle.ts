import type { SchoolFailureCode } from '@ariane/shared/contracts'

/** What is remembered of a pupil's synchronisations with one service. */
export interface SyncState {
  freshAt: Date | null
  /** When a synchronisation that runs last said where it is. */
  stepAt: Date | null
  badTries: number
  badSince: Date | null
}

const MINUTE = 60_000
/** All pupils of a server share one address, and a timetable does not change by the minute. */
const BETWEEN = 2 * MINUTE
/** A process that was killed leaves a step behind. */
const FORGOTTEN = 3 * MINUTE
export const BAD_TRIES = 5
export const BAD_WINDOW = 30 * MINUTE

export interface Wait {
  code: Extract<SchoolFailureCode, 'too_soon' | 'too_many_tries' | 'too_many_accounts'>
  seconds?: number
}

const until = (start: Date | null, length: number, now: Date) => (start ? start.getTime() + length - now.getTime() : 0)
const wait = (code: Wait['code'], ms: number): Wait => ({ code, seconds: Math.ceil(ms / 1000) })

/** A state with the tries of other accounts of the same pupil: more accounts are no more tries. */
export function withTries(
  state: SyncState,
  others: readonly Pick<SyncState, 'badTries' | 'badSince'>[],
  now: Date,
): SyncState {
  const live = [state, ...others].filter(({ badSince }) => until(badSince, BAD_WINDOW, now) > 0)
  const badTries = live.reduce((sum, one) => sum + one.badTries, 0)
  const latest = Math.max(...live.map(({ badSince }) => +(badSince ?? 0)))
  return { ...state, badTries, badSince: live.length > 0 ? new Date(latest) : null }
}

/** A timetable that is read, or something that the pupil does at school. */
export type TurnKind = 'read' | 'act'

/** Why the pupil has to wait before the next call; null when it may be made. */
export function findWait(
  { freshAt, stepAt, badTries, badSince }: SyncState,
  now: Date,
  kind: TurnKind = 'read',
): Wait | null {
  const locked = badTries >= BAD_TRIES ? until(badSince, BAD_WINDOW, now) : 0
  if (locked > 0) return wait('too_many_tries', locked)
  const running = until(stepAt, FORGOTTEN, now)
  if (running > 0) return wait('too_soon', running)
  if (kind === 'act') return null
  const recent = until(freshAt, BETWEEN, now)
  return recent > 0 ? wait('too_soon', recent) : null
}

/** What a service counts as a wrong try, and might lock an account for. */
const BAD: readonly SchoolFailureCode[] = ['bad_credentials', 'use_ent', 'bad_qr', 'expired_code', 'bad_answer']

/** Whether a service counts this outcome as a wrong try. */
export const isBadTry = (code: SchoolFailureCode | undefined) => code !== undefined && BAD.includes(code)

/** Wrong tries after this outcome; null is a success. */
export function triesAfter({ badTries, badSince }: SyncState, code: SchoolFailureCode | null, now: Date) {
  if (code === null) return { badTries: 0, badSince: null }
  if (!isBadTry(code)) return { badTries, badSince }
  const goesOn = until(badSince, BAD_WINDOW, now) > 0
  return goesOn ? { badTries: badTries + 1, badSince } : { badTries: 1, badSince: now }
}
