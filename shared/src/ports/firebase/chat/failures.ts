import { FirebaseError } from 'firebase/app'
import type { FirestoreErrorCode } from 'firebase/firestore'
import { type ChatCode, ChatFailure, type StopWatching } from '../../chat.ts'

const CODES: Partial<Record<FirestoreErrorCode, ChatCode>> = {
  'permission-denied': 'forbidden',
  unauthenticated: 'forbidden',
  'not-found': 'not_found',
  'invalid-argument': 'invalid',
  'resource-exhausted': 'busy',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  cancelled: 'offline',
}

/** The library throws its base class. */
const readCode = (error: unknown): FirestoreErrorCode =>
  error instanceof FirebaseError ? (error.code as FirestoreErrorCode) : 'unknown'

export const isDenied = (error: unknown): boolean => readCode(error) === 'permission-denied'

/** Translates an error of the library into a ChatFailure. */
export function toChatFailure(error: unknown): ChatFailure {
  if (error instanceof ChatFailure) return error
  return new ChatFailure(CODES[readCode(error)] ?? 'unknown', error)
}

const TIMEOUT_MS = 15_000

/**
 * Adds a timeout, because the library waits for a connection without end.
 * @throws ChatFailure `offline` on a timeout or when the connection is cut. The signal tells the work, which continues,
 * that its result is no longer wanted.
 */
export async function withTimeout<T>(work: (signal: AbortSignal) => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  if (!navigator.onLine) throw new ChatFailure('offline')
  const abort = new AbortController()
  let giveUp: () => void = () => undefined
  const cut = new Promise<never>((_, reject) => {
    giveUp = () => {
      const failure = new ChatFailure('offline')
      abort.abort(failure)
      reject(failure)
    }
  })
  const timer = setTimeout(giveUp, timeoutMs)
  addEventListener('offline', giveUp)
  try {
    return await Promise.race([work(abort.signal), cut])
  } catch (error) {
    throw toChatFailure(error)
  } finally {
    clearTimeout(timer)
    removeEventListener('offline', giveUp)
  }
}

const MIN_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000

/** Restarts a watch with growing delays whenever it is lost, and at once when the connection is back. */
export function retryWatch(
  begin: (lost: (error: unknown) => void) => StopWatching,
  failed: (failure: ChatFailure) => void,
): StopWatching {
  let wait = MIN_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: StopWatching | undefined
  const start = () => {
    clearTimeout(timer)
    timer = undefined
    let over = false
    stop = begin(error => {
      if (over) return
      over = true
      failed(toChatFailure(error))
      timer = setTimeout(start, wait)
      wait = Math.min(wait * 2, MAX_RETRY_MS)
    })
  }
  const back = () => {
    wait = MIN_RETRY_MS
    if (timer) start()
  }
  addEventListener('online', back)
  start()
  return () => {
    removeEventListener('online', back)
    clearTimeout(timer)
    stop?.()
  }
}
