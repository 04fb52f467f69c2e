import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const KEPT = 7
const NAME = /^ariane-\d{8}-\d{9}\.tar\.gz$/

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
 * Writes a dump next to the database and keeps the last seven. The file appears under its name only once it is whole and
 * on the disk. Gives its path.
 */
export async function writeBackup(pglite: PGlite, dataDir: string, now: Date): Promise<string> {
  const folder = backupsFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stamp = now
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')
  const target = join(folder, `ariane-${stamp}.tar.gz`)
  const partial = `${target}.part`
  await pglite.exec('checkpoint')
  const dump = Buffer.from(await (await pglite.dumpDataDir('gzip')).arrayBuffer())
  const file = await open(partial, 'w', 0o600)
  try {
    await file.writeFile(dump)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, target)
  const old = (await listBackups(dataDir)).slice(0, -KEPT)
  await Promise.all(old.map(path => rm(path, { force: true })))
  return target
}
