import { constants, existsSync } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { StartProblem } from '../start-problem.ts'
import { newestBackup } from './backups.ts'
import { lockFolder } from './lock.ts'
import { parsers } from './values.ts'

/** A smaller cache than the default saves about 130 MB under load at the same speed. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Where the embedded database of a data folder lies. */
export const databaseFolder = (dataDir: string) => join(resolve(dataDir), 'db')

/** Opens the files of an embedded database; the caller holds the lock. */
export function openFiles(folder: string, options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ dataDir: folder, parsers, startParams, ...options })
}

/** Makes a database beside its place first: a start that is interrupted leaves no half of one. */
async function createFiles(folder: string): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await (await openFiles(draft)).close()
  await rename(draft, folder)
}

/**
 * Opens `dataDir/db` as the only process. Gives the database and the function that frees the folder.
 * Throws StartProblem: `folder_not_writable`, `folder_locked`, `folder_damaged`.
 */
export async function openFolder(
  dataDir: string,
): Promise<{ pglite: PGlite; fresh: boolean; unlock: () => Promise<void> }> {
  const folder = databaseFolder(dataDir)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
    await access(dirname(folder), constants.W_OK)
  } catch (error) {
    throw new StartProblem({ kind: 'folder_not_writable', folder: dirname(folder) }, { cause: error })
  }
  const unlock = await lockFolder(dirname(folder))
  try {
    const fresh = (await readdir(folder)).length === 0
    if (fresh) await createFiles(folder)
    // Without this file the library would write a new database over the one that lies there.
    else if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing')
    const pglite = await openFiles(folder)
    await pglite.query('select 1')
    return { pglite, fresh, unlock }
  } catch (error) {
    await unlock()
    const backup = await newestBackup(dataDir)
    throw new StartProblem({ kind: 'folder_damaged', folder, newestBackup: backup }, { cause: error })
  }
}
