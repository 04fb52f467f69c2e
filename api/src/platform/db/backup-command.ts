import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { findBinaries } from './cluster/binaries.ts'
import { databaseFolder } from './cluster/folder.ts'
import { address } from './cluster/settings.ts'
import { openFolder } from './open-folder.ts'
import { openServer } from './postgres.ts'
import { writeBackup } from './write-backup.ts'

interface Installation {
  databaseUrl: string | undefined
  dataDir: string
  postgresBin: string | undefined
  backupDays: number
}

/**
 * Writes a dump of an installation, whether its server runs or not. Gives its path, undefined where there is nothing to keep.
 * Throws StartProblem.
 */
export async function backUp({ databaseUrl, dataDir, postgresBin, backupDays }: Installation, now: Date) {
  const write = (url: string) => writeBackup({ url, dataDir, backupDays }, now)
  if (databaseUrl) {
    // Says why it cannot be reached.
    await (await openServer(databaseUrl, () => {})).end()
    return write(databaseUrl)
  }
  const data = databaseFolder(dataDir, findBinaries(postgresBin).major)
  if (!existsSync(data) && !existsSync(join(resolve(dataDir), 'db'))) return undefined
  try {
    const server = await openFolder(dataDir, { bin: postgresBin })
    try {
      return await write(server.url)
    } finally {
      await server.stop()
    }
  } catch (error) {
    const url = await runningAddress(error, data)
    if (url) return write(url)
    throw error
  }
}

/** Where the server listens that another process has started on these data. */
async function runningAddress(error: unknown, data: string): Promise<string | undefined> {
  if (!(error instanceof StartProblem) || error.reason.kind !== 'folder_locked') return undefined
  // The folder of the socket: https://www.postgresql.org/docs/current/storage-file-layout.html
  const [, , , , sockets] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return sockets ? address(sockets) : undefined
}
