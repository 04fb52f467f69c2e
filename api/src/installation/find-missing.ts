import type { Installation, MissingKind } from '@ariane/shared/contracts'

const DAY_MS = 86_400_000
/** A backup is late after two days, or twice the interval where that is longer. */
const LATE_DAYS = 2
/** A restore says something of the backups of the time: it is tried again after two months. */
const RESTORE_DAYS = 60
const FREE_BYTES = 2 ** 30

/** What is known of an installation before anybody judges it. */
export interface Facts extends Pick<Installation, 'backupAt' | 'restoredAt' | 'disk'> {
  /** Whether the legal pages name who answers for it, and how to reach them. */
  hasContact: boolean
  sendsMail: boolean
  isSecure: boolean
  backupEveryMs: number
}

const isOlder = (instant: string, ms: number, now: Date) => now.getTime() - Date.parse(instant) > ms

/** What an installation lacks. */
export function findMissing(facts: Facts, now: Date): MissingKind[] {
  const { backupAt, restoredAt, disk, backupEveryMs } = facts
  const lateMs = Math.max(LATE_DAYS * DAY_MS, 2 * backupEveryMs)
  const missing: Record<MissingKind, boolean> = {
    contact: !facts.hasContact,
    mail: !facts.sendsMail,
    https: !facts.isSecure,
    backup: backupAt === null,
    backupLate: backupAt !== null && isOlder(backupAt, lateMs, now),
    restore: restoredAt === null || isOlder(restoredAt, RESTORE_DAYS * DAY_MS, now),
    disk: disk !== null && disk.freeBytes < FREE_BYTES,
  }
  return (Object.keys(missing) as MissingKind[]).filter(kind => missing[kind])
}
