import { AsyncLocalStorage } from 'node:async_hooks'

/** Why the database did not do what it was asked. */
export type DatabaseReason = 'lost' | 'deadline' | 'locked' | 'full'

/** A statement that failed through no fault of the call. Nothing is tried again here: only the caller knows what is safe. */
abstract class DatabaseFailure extends Error {
  abstract readonly reason: DatabaseReason
  /** Of the answer to a call that ends with it. */
  abstract readonly statusCode: 503 | 507
}

/** The database could not be reached, ended the connection or did not answer in time; whether a commit was done is unknown. */
export class DatabaseUnavailable extends DatabaseFailure {
  override name = 'DatabaseUnavailable'
  readonly statusCode = 503
  readonly reason: DatabaseReason
  constructor(cause?: unknown, reason: DatabaseReason = 'lost') {
    super('the database is not available', { cause })
    this.reason = reason
  }
}

/** The database answers and did nothing: a lock was not free in time, or the time of the call is over. */
export class DatabaseBusy extends DatabaseFailure {
  override name = 'DatabaseBusy'
  readonly statusCode = 503
  readonly reason: DatabaseReason
  constructor(reason: 'deadline' | 'locked', cause?: unknown) {
    super('the database is busy', { cause })
    this.reason = reason
  }
}

/** The disk of the database is full: nothing was written, reading goes on. */
export class StorageFull extends DatabaseFailure {
  override name = 'StorageFull'
  readonly statusCode = 507
  readonly reason = 'full'
  constructor(cause?: unknown) {
    super('the disk of the database is full', { cause })
  }
}

/** The reason, when the error is a failure of the database. */
export const databaseReason = (error: unknown): DatabaseReason | undefined =>
  error instanceof DatabaseFailure ? error.reason : undefined

interface Seen {
  failure?: DatabaseFailure
}
const watched = new AsyncLocalStorage<Seen>()

/** Notes for `withDatabaseFailures` why a statement failed; gives the error back. */
export function noteFailure(error: unknown): unknown {
  const seen = watched.getStore()
  if (seen && error instanceof DatabaseFailure) seen.failure = error
  return error
}

/**
 * Runs work of a library that hides why it failed.
 * @param failed whether its result stands for a failure
 * @throws DatabaseUnavailable, DatabaseBusy or StorageFull in place of its own error, when that was the reason
 */
export async function withDatabaseFailures<T>(work: () => Promise<T>, failed: (result: T) => boolean): Promise<T> {
  const seen: Seen = {}
  const result = await watched.run(seen, work).catch((error: unknown) => {
    throw seen.failure ?? error
  })
  if (seen.failure && failed(result)) throw seen.failure
  return result
}
