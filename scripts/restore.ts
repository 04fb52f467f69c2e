// Puts a dump in place of the embedded database: the newest, or the file given. The replaced folder is kept.
import { resolve } from 'node:path'
import { readConfig } from '../api/src/platform/config.ts'
import { backupsFolder, newestBackup } from '../api/src/platform/db/backups.ts'
import { restoreBackup, UnreadableBackup } from '../api/src/platform/db/restore.ts'
import { messages } from '../api/src/platform/messages.ts'
import { StartProblem } from '../api/src/platform/start-problem.ts'

function sentence(error: unknown): string {
  if (error instanceof StartProblem) return messages.start(error.reason)
  if (error instanceof UnreadableBackup) return messages.backupUnreadable(error.message)
  return error instanceof Error ? error.message : String(error)
}

async function restore(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) throw new Error(messages.restoreOnServer)
  const given = process.argv[2]
  const file = given ? resolve(given) : await newestBackup(dataDir)
  if (!file) throw new Error(messages.noBackup(backupsFolder(dataDir)))
  const aside = await restoreBackup(dataDir, file, new Date())
  console.log(messages.restored(file))
  if (aside) console.log(messages.keptAside(aside))
}

await restore().catch(error => {
  console.error(sentence(error))
  process.exitCode = 1
})
