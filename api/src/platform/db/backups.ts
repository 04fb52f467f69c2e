import { readdir, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

const KEPT = 7
const DAY_MS = 24 * 3_600_000
/** The last group: dumps of the time before PostgreSQL, copies of a folder that only the importer reads. */
const NAME = /^ariane-(\d{4})(\d\d)(\d\d)-\d{9}(-before-migration|-before-restore)?\.(dump|tar)\.gz$/
const UNFINISHED = /^ariane-(\d{4})(\d\d)(\d\d)-.*\.part$/

/** A folder that a restore put aside. */
const ASIDE = /^(?:db|postgres)\.(?:before|restoring)-(\d{4})(\d\d)(\d\d)T/

/** Why a dump was written, when not because its time had come or somebody asked. */
export type BackupOccasion = 'before-migration' | 'before-restore'

/** Where the dumps of a data folder lie. */
export const backupsFolder = (dataDir: string) => join(resolve(dataDir), 'backups')

/** The file of a dump made at this moment. */
export function backupFile(dataDir: string, now: Date, occasion?: BackupOccasion): string {
  const [day, time] = now
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .split('T')
  return join(backupsFolder(dataDir), `ariane-${day}-${time}${occasion ? `-${occasion}` : ''}.dump.gz`)
}

/** A dump of the time before PostgreSQL: to be imported, not restored. */
export const isOldBackup = (file: string) => file.endsWith('.tar.gz')

const list = (folder: string) => readdir(folder).catch(() => [] as string[])

/** The dumps of a data folder, oldest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const folder = backupsFolder(dataDir)
  return (await list(folder))
    .filter(file => NAME.test(file))
    .sort()
    .map(file => join(folder, file))
}

/**
 * The newest dump of a data folder, undefined when there is none. What a restore replaced is kept in case of regret, so it
 * does not count; one of the old kind does when there is no other.
 */
export async function newestBackup(dataDir: string): Promise<string | undefined> {
  const dumps = (await listBackups(dataDir)).filter(file => NAME.exec(basename(file))?.[4] !== '-before-restore')
  return dumps.findLast(file => !isOldBackup(file)) ?? dumps.at(-1)
}

/**
 * Removes the copies of the data that are older than `days`, and dumps beyond the last seven of their kind: whoever was
 * deleted is in none of them afterwards. The newest dump stays, whatever its age.
 */
export async function forgetBackups(dataDir: string, now: Date, days: number): Promise<void> {
  const oldest = now.getTime() - days * DAY_MS
  const dumps = await listBackups(dataDir)
  const newest = await newestBackup(dataDir)
  const late = dumps.filter(path => path !== newest && madeAt(NAME, path) < oldest)
  const kinds = Object.values(Object.groupBy(dumps, file => NAME.exec(basename(file))?.slice(4).join() ?? ''))
  const surplus = kinds.flatMap((files = []) => files.slice(0, -KEPT)).filter(file => file !== newest)
  const within = async (folder: string, pattern: RegExp, before: number) =>
    (await list(folder)).filter(name => madeAt(pattern, name) < before).map(name => join(folder, name))
  const asides = await within(resolve(dataDir), ASIDE, oldest)
  const unfinished = await within(backupsFolder(dataDir), UNFINISHED, now.getTime() - 2 * DAY_MS)
  const old = new Set([...late, ...surplus, ...asides, ...unfinished])
  await Promise.all([...old].map(path => rm(path, { recursive: true, force: true })))
}

/** The day in a name; never for a name that has none. */
function madeAt(pattern: RegExp, path: string): number {
  const [, year, month, day] = pattern.exec(basename(path)) ?? []
  return year === undefined ? Number.POSITIVE_INFINITY : Date.UTC(Number(year), Number(month) - 1, Number(day))
}
