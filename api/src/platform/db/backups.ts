import { readdir, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

const KEPT = 7
const DAY_MS = 24 * 3_600_000
const NAME = /^ariane-(\d{4})(\d\d)(\d\d)-\d{9}\.tar\.gz$/

/** A folder that a restore put aside, or did not finish. */
const ASIDE = /^db\.(?:before|restoring)-(\d{4})(\d\d)(\d\d)T/

/** Where the dumps of a data folder lie. */
export const backupsFolder = (dataDir: string) => join(resolve(dataDir), 'backups')

/** The dumps of a data folder, oldest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const folder = backupsFolder(dataDir)
  const files = await readdir(folder).catch(() => [] as string[])
  return files
    .filter(file => NAME.test(file))
    .sort()
    .map(file => join(folder, file))
}

/** The newest dump of a data folder, undefined when there is none. */
export const newestBackup = async (dataDir: string) => (await listBackups(dataDir)).at(-1)

/**
 * Removes the copies of the data that are older than `days`, and dumps beyond the last seven: whoever was deleted is in
 * none of them afterwards. The newest dump stays, whatever its age.
 */
export async function forgetBackups(dataDir: string, now: Date, days: number): Promise<void> {
  const oldest = now.getTime() - days * DAY_MS
  const dumps = await listBackups(dataDir)
  const late = dumps.slice(0, -1).filter(path => madeAt(NAME, path) < oldest)
  const asides = (await readdir(resolve(dataDir)).catch(() => [] as string[])).filter(
    name => madeAt(ASIDE, name) < oldest,
  )
  const old = [...new Set([...dumps.slice(0, -KEPT), ...late, ...asides.map(name => join(resolve(dataDir), name))])]
  await Promise.all(old.map(path => rm(path, { recursive: true, force: true })))
}

/** The day in a name; never for a name that has none. */
function madeAt(pattern: RegExp, path: string): number {
  const [, year, month, day] = pattern.exec(basename(path)) ?? []
  return year === undefined ? Number.POSITIVE_INFINITY : Date.UTC(Number(year), Number(month) - 1, Number(day))
}
