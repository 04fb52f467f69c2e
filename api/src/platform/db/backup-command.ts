import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { BackupConfig } from '../config-backups.ts'
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
  backups: BackupConfig
}

type Folder = Pick<Installation, 'dataDir' | 'postgresBin'>

const dataIn = ({ dataDir, postgresBin }: Folder) => databaseFolder(dataDir, findBinaries(postgresBin).major)

/** Whether no database was ever made in a folder. */
export const isNew = (folder: Folder) => !existsSync(dataIn(folder)) && !existsSync(join(resolve(folder.dataDir), 'db'))

/**
 * Works on the database of an installation, whether its server runs or not. Gives what the work gave, undefined where there is
 * no database yet. Throws StartProblem.
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir, postgresBin }: Omit<Installation, 'backups'>,
  work: (url: string) => Promise<T>,
): Promise<T | undefined> {
  if (databaseUrl) {
    // Says why it cannot be reached.
    await (await openServer(databaseUrl, () => {})).end()
    return work(databaseUrl)
  }
  if (isNew({ dataDir, postgresBin })) return undefined
  try {
    const server = await openFolder(dataDir, { bin: postgresBin })
    try {
      return await work(server.url)
    } finally {
      await server.stop()
    }
  } catch (error) {
    const url = await runningAddress(error, dataIn({ dataDir, postgresBin }))
    if (url) return work(url)
    throw error
  }
}

/**
 * Writes a dump of an installation. Gives its path, undefined where there is nothing to keep. Throws StartProblem.
 */
export const backUp = ({ backups, ...installation }: Installation, now: Date) =>
  withDatabase(installation, url => writeBackup({ url, dataDir: installation.dataDir, backups }, now))

/** Where the server listens that another process has started on these data. */
async function runningAddress(error: unknown, data: string): Promise<string | undefined> {
  if (!(error instanceof StartProblem) || error.reason.kind !== 'folder_locked') return undefined
  // The folder of the socket: https://www.postgresql.org/docs/current/storage-file-layout.html
  const [, , , , sockets] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return sockets ? address(sockets) : undefined
}
