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
const codeOf = (error: unknown): FirestoreErrorCode =>
  error instanceof FirebaseError ? (error.code as FirestoreErrorCode) : 'unknown'

export const isDenied = (error: unknown): boolean => codeOf(error) === 'permission-denied'

/** What the library threw, as the chat says it. */
export function failureOf(error: unknown): ChatFailure {
  if (error instanceof ChatFailure) return error
  return new ChatFailure(CODES[codeOf(error)] ?? 'unknown', error)
}

const PATIENCE_MS = 15_000

/**
 * The library waits for a line without end; a person does not. Throws ChatFailure: `offline` when there is no answer for
 * long, or when the line is cut meanwhile. The signal tells the work, which goes on alone, that nobody waits any more.
 */
export async function answered<T>(work: (signal: AbortSignal) => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  if (!navigator.onLine) throw new ChatFailure('offline')
  const waiting = new AbortController()
  let giveUp: () => void = () => undefined
  const cut = new Promise<never>((_, reject) => {
    giveUp = () => {
      const failure = new ChatFailure('offline')
      waiting.abort(failure)
      reject(failure)
    }
  })
  const timer = setTimeout(giveUp, patience)
  addEventListener('offline', giveUp)
  try {
    return await Promise.race([work(waiting.signal), cut])
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(timer)
    removeEventListener('offline', giveUp)
  }
}

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000

/** Begins again, later and later, whenever what it watches is lost; a line that comes back is tried at once. */
export function persistent(
  begin: (lost: (error: unknown) => void) => StopWatching,
  failed: (failure: ChatFailure) => void,
): StopWatching {
  let wait = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: StopWatching | undefined
  const start = () => {
    clearTimeout(timer)
    timer = undefined
    let over = false
    stop = begin(error => {
      if (over) return
      over = true
      failed(failureOf(error))
      timer = setTimeout(start, wait)
      wait = Math.min(wait * 2, LAST_RETRY_MS)
    })
  }
  const back = () => {
    wait = FIRST_RETRY_MS
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
