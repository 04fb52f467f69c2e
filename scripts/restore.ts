// Puts a dump in place of the embedded database: the newest, or the file given. The replaced folder is kept.
import { dirname, resolve } from 'node:path'
import { readConfig } from '../api/src/platform/config.ts'
import { backupsFolder, newestBackup } from '../api/src/platform/db/backups.ts'
import { openFiles } from '../api/src/platform/db/pglite.ts'
import { restoreBackup, UnreadableBackup } from '../api/src/platform/db/restore.ts'
import { messages } from '../api/src/platform/messages.ts'
import { StartProblem } from '../api/src/platform/start-problem.ts'
import { keepErasedAfterRestore } from '../api/src/rights/deletion/list.ts'

function sentence(error: unknown): string {
  if (error instanceof StartProblem) return messages.start(error.reason)
  if (error instanceof UnreadableBackup) return messages.backupUnreadable(error.message)
  return error instanceof Error ? error.message : String(error)
}

/** Who is gone by the database that was replaced; null when it cannot be read, as is often why it is replaced. */
async function erasedIn(folder: string): Promise<ReadonlySet<string> | null> {
  try {
    const pglite = await openFiles(folder)
    const { rows } = await pglite.query<{ uid_hash: string }>('select uid_hash from erased')
    await pglite.close()
    return new Set(rows.map(row => row.uid_hash))
  } catch {
    return null
  }
}

async function restore(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl) throw new Error(messages.restoreOnServer)
  const given = process.argv[2]
  const file = given ? resolve(given) : await newestBackup(dataDir)
  if (!file) throw new Error(messages.noBackup(backupsFolder(dataDir)))
  const aside = await restoreBackup(dataDir, file, new Date())
  await keepErasedAfterRestore(dataDir, [dirname(file)], async () => (aside ? erasedIn(aside) : null))
  console.log(messages.restored(file))
  if (aside) console.log(messages.keptAside(aside))
}

await restore().catch(error => {
  console.error(sentence(error))
  process.exitCode = 1
})
