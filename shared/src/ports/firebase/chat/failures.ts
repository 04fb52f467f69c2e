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

/** What the library threw, as the chat says it. */
export function toChatFailure(error: unknown): ChatFailure {
  if (error instanceof ChatFailure) return error
  return new ChatFailure(CODES[readCode(error)] ?? 'unknown', error)
}

const TIMEOUT_MS = 15_000

/**
 * The library waits for a line without end; a person does not. Throws ChatFailure: `offline` when there is no answer for
 * long, or when the line is cut meanwhile. The signal tells the work, which goes on alone, that nobody waits any more.
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

/** Begins again, later and later, whenever what it watches is lost; a line that comes back is tried at once. */
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
