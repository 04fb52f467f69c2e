import { hostname } from 'node:os'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { whyFailed } from './backup-failure.ts'
import type { BackupOccasion } from './backups.ts'

const KEPT_DAYS = 90

/** What became of dumps, for who looks after the installation. */
export interface BackupTables extends DrillTables {
  backup_runs: {
    at: Date
    /** Null for one whose time had come, or that somebody asked for. */
    occasion: BackupOccasion | null
    seconds: number
    /** The name of the file; null when there is none. */
    file: string | null
    bytes: string | null
    /** One word; null when all went well. */
    failure: string | null
    /** The machine that it was written on. */
    node: string
  }
}

interface DrillTables {
  /** What came out when a dump was restored for a try. */
  backup_drills: { at: Date; file: string | null; tables: number | null; rows: string | null; failure: string | null }
}

interface Made {
  file: string
  bytes: number
}

const isThere = async (client: pg.Client) =>
  (await client.query(`select from pg_class where oid = to_regclass('backup_runs')`)).rowCount === 1

/**
 * Notes what becomes of a dump, also when it fails. A database that cannot take the note, or does not know the table yet,
 * hinders no dump.
 */
export async function noteRun<T extends Made>(
  client: pg.Client,
  { at, occasion }: { at: Date; occasion: BackupOccasion | undefined },
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  const note = async (made: Made | undefined, failure: string | null) => {
    if (!(await isThere(client))) return
    const seconds = (performance.now() - began) / 1000
    await client.query(
      `insert into backup_runs (at, occasion, seconds, file, bytes, failure, node) values ($1, $2, $3, $4, $5, $6, $7)`,
      [at, occasion ?? null, seconds, made?.file ?? null, made?.bytes ?? null, failure, hostname()],
    )
    await client.query(`delete from backup_runs where at < $1::timestamptz - make_interval(days => ${KEPT_DAYS})`, [at])
  }
  try {
    const made = await work()
    await note(made, null).catch(() => undefined)
    return made
  } catch (error) {
    await note(undefined, whyFailed(error)).catch(() => undefined)
    throw error
  }
}

/** When the newest dump of any node was made, in milliseconds; zero when none is known. */
export async function lastRunAt(client: pg.Client): Promise<number> {
  if (!(await isThere(client))) return 0
  const { rows } = await client.query<{ at: Date | null }>(
    `select max(at) as at from backup_runs where failure is null and occasion is distinct from 'before-restore'`,
  )
  return rows[0]?.at?.getTime() ?? 0
}

/** What became of the last dumps. */
export interface BackupState {
  /** The last one that is whole. */
  last: { at: Date; bytes: number } | null
  /** The last one that failed, when none succeeded since. */
  failure: { at: Date; why: string } | null
  /** The last one that was restored for a try, with as many rows as it says. */
  drill: { at: Date; rows: number } | null
}

/** Reads what became of the last dumps, of all nodes. */
export async function readBackupState(q: Kysely<BackupTables>): Promise<BackupState> {
  const runs = q.selectFrom('backup_runs').selectAll().orderBy('at', 'desc').limit(1)
  const last = await runs
    .where('failure', 'is', null)
    .where(sql<boolean>`occasion is distinct from 'before-restore'`)
    .executeTakeFirst()
  const failed = await runs.where('failure', 'is not', null).executeTakeFirst()
  const drill = await q
    .selectFrom('backup_drills')
    .selectAll()
    .where('failure', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isLater = failed && (!last || failed.at > last.at)
  return {
    last: last ? { at: last.at, bytes: Number(last.bytes) } : null,
    failure: isLater && failed.failure ? { at: failed.at, why: failed.failure } : null,
    drill: drill ? { at: drill.at, rows: Number(drill.rows) } : null,
  }
}
