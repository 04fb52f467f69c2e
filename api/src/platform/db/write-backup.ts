import { mkdir, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type pg from 'pg'
import { BucketProblem } from '../bucket/bucket.ts'
import { BACKUP_DEFAULTS, type BackupConfig } from '../config-backups.ts'
import { storeBackup } from './backup-bucket.ts'
import { refuseWithoutRoom } from './backup-room.ts'
import { lastRunAt, noteRun } from './backup-runs.ts'
import { type BackupOccasion, backupFile, backupsFolder, forgetBackups, newestBackupAt } from './backups.ts'
import { type DumpSource, serverSource, withClient } from './dump/source.ts'
import { writeDump } from './dump/write.ts'

/** What dumps are made of, and where they are kept. */
export interface BackupPlace {
  /** The address of the database, ours or another server's. */
  url: string
  dataDir: string
  backups?: BackupConfig | undefined
}

/** Held by the node whose turn it is: the number stands for nothing else. */
const TURN = 7_202_611_271_430n

/** Whether anybody is in the database, with an account or on the way to one: else nobody would miss it. */
export async function hasPeople({ query }: Pick<DumpSource, 'query'>): Promise<boolean> {
  for (const table of ['people', 'auth_users']) {
    const [found] = await query<{ there: boolean }>(`select to_regclass('${table}') is not null as there`)
    if (!found?.there) continue
    const [row] = await query<{ anybody: boolean }>(`select exists (select from ${table}) as anybody`)
    if (row?.anybody) return true
  }
  return false
}

/** Writes a dump beside the data and removes the old ones. Gives its path; undefined where there is nobody to keep. */
export const writeBackup = (place: BackupPlace, now: Date, occasion?: BackupOccasion): Promise<string | undefined> =>
  withClient({ connectionString: place.url }, client => write(client, place, now, occasion))

/**
 * The same when it is due and no other node is at it. Old dumps are removed in any case: a node that has no turn any more
 * keeps nobody who is gone.
 * @param isDue whether the newest one, made then (0: never), is too old
 */
export function writeDueBackup(
  place: BackupPlace,
  now: Date,
  isDue: (newestAt: number) => boolean,
): Promise<string | undefined> {
  return withClient({ connectionString: place.url }, async client => {
    await forgetBackups(place.dataDir, now, place.backups ?? BACKUP_DEFAULTS)
    // Until the connection ends.
    const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${TURN}) as mine`)
    if (!rows[0]?.mine) return undefined
    const newestAt = Math.max(await lastRunAt(client), await newestBackupAt(place.dataDir))
    return isDue(newestAt) ? write(client, place, now) : undefined
  })
}

async function write(
  client: pg.Client,
  { dataDir, backups = BACKUP_DEFAULTS }: BackupPlace,
  now: Date,
  occasion?: BackupOccasion,
): Promise<string | undefined> {
  const source = serverSource(client)
  if (!(await hasPeople(source))) return undefined
  const path = backupFile(dataDir, now, occasion, backups.publicKeys.length > 0)
  const dump = noteRun(client, { at: now, occasion }, async () => {
    const folder = backupsFolder(dataDir)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await refuseWithoutRoom(source, { dataDir, folder })
    await writeDump(source, path, now, backups.publicKeys)
    await storeBackup(path, backups, now)
    return { file: basename(path), bytes: (await stat(path)).size }
  })
  // A bucket that is away for an hour hinders neither an update nor a restore: their way back lies here.
  await dump.catch(error => (occasion && error instanceof BucketProblem ? undefined : Promise.reject(error)))
  await forgetBackups(dataDir, now, backups)
  return path
}
