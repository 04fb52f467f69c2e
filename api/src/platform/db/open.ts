import { join, resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { BackupConfig } from '../config-backups.ts'
import { StartProblem } from '../start-problem.ts'
import { whyFailed } from './backup-failure.ts'
import { type BackupOccasion, backupsFolder } from './backups.ts'
import { type Drill, dueDrill } from './drill.ts'
import { countMigrations, migrate } from './migrate.ts'
import { type Listen, listenServer } from './notices.ts'
import { openFolder, refuseEmptied } from './open-folder.ts'
import { openServer } from './postgres.ts'
import { createPresence, type Presence } from './presence.ts'
import { routed } from './routed.ts'
import type { WriteDue } from './schedule.ts'
import { type UnitOfWork, unitOfWork } from './unit-of-work.ts'
import { writeBackup, writeDueBackup } from './write-backup.ts'

/** An opened, migrated database. */
export interface OpenDatabase<Tables> extends UnitOfWork<Tables> {
  /** For a library that keeps its database: safe inside `tx` as well. */
  routed: Kysely<Tables>
  /** True when no other process can share it: the server is our own. */
  sole: boolean
  /** Writes a dump and gives its path, undefined where there is nobody to keep; not of a test's database. */
  backup?: Backup
  /** What opening it changed: the migrations that were applied, and the dump that was written before them. */
  changed?: { applied: string[]; dump: string | undefined }
  /** The same when it is due, by one node of all. */
  dueBackup?: WriteDue
  /** Restores the newest dump into a database of its own, for a try, when the last time is so many days ago. */
  dueDrill?: (now: Date, days: number) => Promise<Drill | undefined>
  /** Hears what any process tells with `pg_notify`, once it is committed. */
  listen: Listen
  /** Shows other processes that this one lives, and whether the database answers. */
  presence: Presence
  close(): Promise<void>
}

type Backup = (now: Date, occasion?: BackupOccasion) => Promise<string | undefined>

interface Source {
  databaseUrl: string | undefined
  dataDir: string
  backups?: BackupConfig | undefined
  /** Folder of the programs of the server of our own, when not those that come with us. */
  postgresBin?: string | undefined
}

/** Told of a connection that ended, and of a server of our own that ended unasked. */
type OnError = (error: Error) => void

/**
 * Opens the PostgreSQL server that `databaseUrl` names, else starts the one of `dataDir`, and applies the migrations, after a
 * dump where there are people. Throws StartProblem.
 */
export async function open<Tables>(
  { databaseUrl, dataDir, postgresBin, backups }: Source,
  migrations: string,
  onError: OnError,
): Promise<OpenDatabase<Tables>> {
  const dumps = (url: string): Pick<OpenDatabase<Tables>, 'backup' | 'dueBackup' | 'dueDrill'> => {
    const place = { url, dataDir, backups }
    return {
      backup: (now, occasion) => writeBackup(place, now, occasion),
      dueBackup: (now, isDue) => writeDueBackup(place, now, isDue),
      dueDrill: (now, days) => dueDrill({ url, dataDir, migrations }, now, days),
    }
  }
  if (databaseUrl) {
    const database = await connect<Tables>(databaseUrl, onError)
    return migrated({ ...database, ...dumps(databaseUrl) }, { dataDir, migrations })
  }
  const onLost = (cause: unknown) => onError(new Error('the database server ended and is started again', { cause }))
  const onRoom = (isFull: boolean) =>
    onError(new Error(isFull ? 'the disk is nearly full: writing is refused' : 'the disk has room: writing goes on'))
  const server = await openFolder(dataDir, { bin: postgresBin, onLost, onRoom })
  try {
    const database = await connect<Tables>(server.url, onError, server.stop)
    // Without tables it was made by a restore that did not come to its end, or by a first start that did not.
    const refuse = () => refuseEmptied(dataDir, join(resolve(dataDir), 'postgres'))
    return await migrated({ ...database, sole: true, ...dumps(server.url) }, { dataDir, migrations }, refuse)
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Applies the migrations that the database has not seen: what they make of the data can be undone by a restore. */
async function migrated<Tables>(
  database: OpenDatabase<Tables>,
  { dataDir, migrations }: { dataDir: string; migrations: string },
  onEmpty: () => Promise<void> = async () => {},
): Promise<OpenDatabase<Tables>> {
  try {
    const { applied, pending } = await countMigrations(database.q(), migrations)
    if (applied === 0) await onEmpty()
    const dump = applied > 0 && pending > 0 ? await backUpBefore(database, dataDir) : undefined
    return { ...database, changed: { applied: await migrate(database.q(), migrations), dump } }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Without a way back nothing is changed. Throws StartProblem `backup_before_migration`. */
async function backUpBefore<Tables>({ backup }: OpenDatabase<Tables>, dataDir: string): Promise<string | undefined> {
  return backup?.(new Date(), 'before-migration').catch(cause => {
    throw new StartProblem(
      { kind: 'backup_before_migration', folder: backupsFolder(dataDir), detail: whyFailed(cause) },
      { cause },
    )
  })
}

/**
 * Connects to a database that has all its migrations.
 * @param closed runs once every connection ended
 */
export async function connect<Tables>(
  databaseUrl: string,
  onError: OnError,
  closed: () => Promise<void> = async () => {},
): Promise<OpenDatabase<Tables>> {
  const pool = await openServer(databaseUrl, onError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const work = unitOfWork(db)
  const presence = createPresence(databaseUrl, onError)
  return {
    ...work,
    routed: routed(work.q),
    sole: false,
    listen: listenServer(databaseUrl, onError),
    presence,
    async close() {
      await presence.close()
      await db.destroy()
      await closed()
    },
  }
}
