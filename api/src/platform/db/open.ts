import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { writeBackup } from './backups.ts'
import { migrate } from './migrate.ts'
import { type Listen, listenEmbedded, listenServer } from './notices.ts'
import { openFolder } from './pglite.ts'
import { openServer } from './postgres.ts'
import { routed } from './routed.ts'
import { type UnitOfWork, unitOfWork } from './unit-of-work.ts'

/** An opened, migrated database. */
export interface OpenDatabase<Tables> extends UnitOfWork<Tables> {
  /** For a library that keeps its database: safe inside `tx` as well. */
  routed: Kysely<Tables>
  /** True when no other process can share it: the embedded database. */
  sole: boolean
  /** Writes a dump and gives its path; only the embedded database on disk has one. */
  backup?: (now: Date) => Promise<string>
  /** True when the folder was created by this start. */
  fresh: boolean
  /** Hears what any process tells with `pg_notify`, once it is committed. */
  listen: Listen
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

interface Source {
  databaseUrl: string | undefined
  dataDir: string
  /** How long copies are kept; a month unless said. */
  backupDays?: number
}

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database in `dataDir/db`, and applies the migrations.
 * Throws StartProblem.
 */
export async function open<Tables>(
  { databaseUrl, dataDir, backupDays }: Source,
  migrations: string,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase<Tables>> {
  if (databaseUrl) {
    const pool = await openServer(databaseUrl, onIdleError)
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    return ready(db, migrations, { listen: listenServer(databaseUrl, onIdleError) })
  }
  const { pglite, fresh, unlock } = await openFolder(dataDir)
  return embedded(pglite, migrations, {
    fresh,
    backup: now => writeBackup(pglite, dataDir, now, backupDays),
    closed: unlock,
  })
}

interface Embedding {
  fresh?: boolean
  backup?: (now: Date) => Promise<string>
  closed?: () => Promise<void>
}

/** An embedded database that is already open, on disk or in memory. */
export async function embedded<Tables>(pglite: PGlite, migrations: string, extra: Embedding = {}) {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return ready(db, migrations, { sole: true, listen: listenEmbedded(pglite), ...extra })
}

async function ready<Tables>(
  db: Kysely<Tables>,
  migrations: string,
  extra: Embedding & { sole?: boolean; listen: Listen },
): Promise<OpenDatabase<Tables>> {
  const close = async () => {
    await db.destroy()
    await extra.closed?.()
  }
  try {
    await migrate(db, migrations)
  } catch (error) {
    await close()
    throw error
  }
  const work = unitOfWork(db)
  return {
    ...work,
    routed: routed(work.q),
    sole: extra.sole ?? false,
    fresh: extra.fresh ?? false,
    listen: extra.listen,
    ...(extra.backup && { backup: extra.backup }),
    ping: async () => void (await sql`select 1`.execute(db)),
    close,
  }
}
