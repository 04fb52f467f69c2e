import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { StartProblem } from '../start-problem.ts'
import { lockFolder } from './lock.ts'
import { databaseFolder, openFiles } from './pglite.ts'

/** The file is not a dump of this product; nothing was changed. */
export class UnreadableBackup extends Error {
  override name = 'UnreadableBackup'
}

/**
 * Puts a dump in place of the embedded database. The dump is opened beside it first; the folder it replaces is kept.
 * Gives the path of the folder kept aside. Throws UnreadableBackup, or StartProblem: `folder_locked`,
 * `folder_not_writable`.
 */
export async function restoreBackup(dataDir: string, file: string, now: Date): Promise<string | undefined> {
  const folder = databaseFolder(dataDir)
  const stamp = now.toISOString().replace(/[-:.Z]/g, '')
  const candidate = `${folder}.restoring-${stamp}`
  const aside = `${folder}.before-${stamp}`
  const unwritable = (cause: unknown) =>
    Promise.reject(new StartProblem({ kind: 'folder_not_writable', folder: resolve(dataDir) }, { cause }))
  await mkdir(resolve(dataDir), { recursive: true, mode: 0o700 }).catch(unwritable)
  const unlock = await lockFolder(resolve(dataDir))
  try {
    await mkdir(candidate, { mode: 0o700 }).catch(unwritable)
    await load(candidate, file).catch(async error => {
      await rm(candidate, { recursive: true, force: true })
      throw new UnreadableBackup(file, { cause: error })
    })
    const replaces = existsSync(folder)
    if (replaces) await rename(folder, aside)
    await rename(candidate, folder)
    return replaces ? aside : undefined
  } finally {
    await unlock()
  }
}

async function load(folder: string, file: string): Promise<void> {
  // Unpacked here: a damaged archive inside the database's own loader would end the process.
  const dump = new Blob([await promisify(gunzip)(await readFile(file))])
  const pglite = await openFiles(folder, { loadDataDir: dump })
  try {
    await pglite.query('select count(*) from people')
  } finally {
    await pglite.close()
  }
}
