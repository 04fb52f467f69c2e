// Writes a dump of the embedded database into data/backups; a running server is asked to write it.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../api/src/platform/config.ts'
import { newestBackup, writeBackup } from '../api/src/platform/db/backups.ts'
import { findOwner } from '../api/src/platform/db/lock.ts'
import { databaseFolder, openFolder } from '../api/src/platform/db/pglite.ts'
import { messages } from '../api/src/platform/messages.ts'
import { StartProblem } from '../api/src/platform/start-problem.ts'

const WAIT_MS = 60_000

async function askServer(pid: number, dataDir: string): Promise<string> {
  console.error(messages.backupByServer(pid))
  const before = await newestBackup(dataDir)
  process.kill(pid, 'SIGUSR2')
  for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
    const newest = await newestBackup(dataDir)
    if (newest && newest !== before) return newest
    await pause(200)
  }
  throw new Error(messages.backupMissing)
}

async function backup(): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) throw new Error(messages.backupOnServer)
  if (!existsSync(databaseFolder(dataDir))) throw new Error(messages.nothingToBackUp(resolve(dataDir)))
  const owner = await findOwner(resolve(dataDir))
  if (owner !== undefined) return askServer(owner, dataDir)
  const { pglite, unlock } = await openFolder(dataDir)
  try {
    return await writeBackup(pglite, dataDir, new Date())
  } finally {
    await pglite.close()
    await unlock()
  }
}

try {
  console.log(messages.backedUp(await backup()))
} catch (error) {
  console.error(error instanceof StartProblem ? messages.start(error.reason) : (error as Error).message)
  process.exitCode = 1
}
