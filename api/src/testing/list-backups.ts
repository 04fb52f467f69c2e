import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsFolder } from '../platform/db/backups.ts'

/** The dumps of a data folder, oldest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  const folder = backupsFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  return names
    .filter(name => /\.(?:dump|tar)\.gz(?:\.age)?$/.test(name))
    .sort()
    .map(name => join(folder, name))
}
