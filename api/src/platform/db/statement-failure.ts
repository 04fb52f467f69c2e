import pg from 'pg'
import { DatabaseBusy, DatabaseUnavailable, StorageFull } from './unavailable.ts'

// https://www.postgresql.org/docs/current/errcodes-appendix.html
/** The server ended the connection, or has no place for it. */
const LOST = /^(?:08...|57P0[1-5]|53300|25P0[34])$/
/** A lock that was not free in time, a statement that took too long, two transactions that wait for each other. */
const BUSY = new Map<string, 'deadline' | 'locked'>([
  ['55P03', 'locked'],
  ['57014', 'deadline'],
  ['40P01', 'locked'],
])
/** No room, or a server that refuses to write because there is little: ours does, and those of several providers. */
const DISK_FULL = /^(?:53100|25006)$/

/** What a failed statement means for the call; any other error is given back as it is. */
export function toStatementFailure(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  const code = error.code ?? ''
  if (LOST.test(code)) return new DatabaseUnavailable(error)
  if (DISK_FULL.test(code)) return new StorageFull(error)
  const busy = BUSY.get(code)
  return busy ? new DatabaseBusy(busy, error) : error
}
