import { AsyncLocalStorage } from 'node:async_hooks'

/** The database could not be reached, or ended the connection: the call may succeed when it is tried again. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** For the answer of a call that ends with it. */
  readonly statusCode = 503
  constructor(cause?: unknown) {
    super('the database is not available', { cause })
  }
}

interface Seen {
  unavailable?: DatabaseUnavailable
}
const watched = new AsyncLocalStorage<Seen>()

/** Notes for `withDatabaseFailures` why a statement failed; gives the error back. */
export function noteFailure(error: unknown): unknown {
  const seen = watched.getStore()
  if (seen && error instanceof DatabaseUnavailable) seen.unavailable = error
  return error
}

/**
 * Runs work of a library that hides why it failed.
 * @param failed whether its result stands for a failure
 * @throws DatabaseUnavailable in place of its own error, when that was the reason
 */
export async function withDatabaseFailures<T>(work: () => Promise<T>, failed: (result: T) => boolean): Promise<T> {
  const seen: Seen = {}
  const result = await watched.run(seen, work).catch((error: unknown) => {
    throw seen.unavailable ?? error
  })
  if (seen.unavailable && failed(result)) throw seen.unavailable
  return result
}
