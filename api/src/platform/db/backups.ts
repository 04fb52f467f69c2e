import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { BackupConfig } from '../config-backups.ts'

const DAY_MS = 24 * 3_600_000
/** The last group: dumps of the time before PostgreSQL, copies of a folder that only the importer reads. */
const NAME = /^ariane-(\d{4})(\d\d)(\d\d)-\d{9}(-before-migration|-before-restore)?\.(dump|tar)\.gz(?:\.age)?$/
const UNFINISHED = /^ariane-(\d{4})(\d\d)(\d\d)-.*\.part$/

/** A folder that a restore put aside. */
const ASIDE = /^(?:db|postgres)\.(?:before|restoring)-(\d{4})(\d\d)(\d\d)T/

type Rules = Pick<BackupConfig, 'days' | 'count'>

/** The list of who is gone, beside the dumps. */
export const erasedList = 'erased.txt'

/** Why a dump was written, when not because its time had come or somebody asked. */
export type BackupOccasion = 'before-migration' | 'before-restore'

/** Where the dumps of a data folder lie. */
export const backupsFolder = (dataDir: string) => join(resolve(dataDir), 'backups')

/** The file of a dump made at this moment. */
export function backupFile(dataDir: string, now: Date, occasion?: BackupOccasion, sealed = false): string {
  const [day, time] = now
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .split('T')
  return join(
    backupsFolder(dataDir),
    `ariane-${day}-${time}${occasion ? `-${occasion}` : ''}.dump.gz${sealed ? '.age' : ''}`,
  )
}

/** A dump of the time before PostgreSQL: to be imported, not restored. */
export const isOldBackup = (file: string) => file.endsWith('.tar.gz')

const list = (folder: string) => readdir(folder).catch(() => [] as string[])

/**
 * The newest dump of a data folder, undefined when there is none. What a restore replaced is kept in case of regret, so it
 * does not count; one of the old kind does when there is no other.
 */
export async function newestBackup(dataDir: string): Promise<string | undefined> {
  const name = newestNames(await list(backupsFolder(dataDir))).at(-1)
  return name && join(backupsFolder(dataDir), name)
}

/** Names of dumps by which data may be put back, the best one last. */
export function newestNames(names: readonly string[]): string[] {
  const dumps = names.filter(name => NAME.test(name) && NAME.exec(name)?.[4] !== '-before-restore').sort()
  return [...dumps.filter(isOldBackup), ...dumps.filter(name => !isOldBackup(name))]
}

/** Names of dumps that are older than `days`, or beyond the last ones of their kind; the newest stays, whatever its age. */
export function outdatedNames(names: readonly string[], now: Date, { days, count }: Rules): string[] {
  const dumps = names.filter(name => NAME.test(name)).sort()
  const oldest = now.getTime() - days * DAY_MS
  const kinds = Object.values(Object.groupBy(dumps, name => NAME.exec(name)?.slice(4).join() ?? ''))
  const surplus = new Set(kinds.flatMap((some = []) => some.slice(0, -count)))
  const newest = newestNames(names).at(-1)
  return dumps.filter(name => name !== newest && (surplus.has(name) || madeAt(NAME, name) < oldest))
}

/** When the newest dump of a data folder was written, in milliseconds; zero when there is none that can be restored. */
export async function newestBackupAt(dataDir: string): Promise<number> {
  const newest = await newestBackup(dataDir)
  return newest && !isOldBackup(newest) ? (await stat(newest)).mtimeMs : 0
}

/**
 * Removes the copies of the data that are older than `days`, and dumps beyond the last ones of their kind: whoever was
 * deleted is in none of them afterwards. The newest dump stays, whatever its age.
 */
export async function forgetBackups(dataDir: string, now: Date, { days, count }: Rules): Promise<void> {
  const oldest = now.getTime() - days * DAY_MS
  const folder = backupsFolder(dataDir)
  const outdated = outdatedNames(await list(folder), now, { days, count }).map(name => join(folder, name))
  const within = async (place: string, pattern: RegExp, before: number) =>
    (await list(place)).filter(name => madeAt(pattern, name) < before).map(name => join(place, name))
  const asides = await within(resolve(dataDir), ASIDE, oldest)
  const unfinished = await within(folder, UNFINISHED, now.getTime() - 2 * DAY_MS)
  const old = [...outdated, ...asides, ...unfinished]
  await Promise.all(old.map(path => rm(path, { recursive: true, force: true })))
}

/** The day in a name; never for a name that has none. */
function madeAt(pattern: RegExp, path: string): number {
  const [, year, month, day] = pattern.exec(basename(path)) ?? []
  return year === undefined ? Number.POSITIVE_INFINITY : Date.UTC(Number(year), Number(month) - 1, Number(day))
}
