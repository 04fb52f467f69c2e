// Puts a dump in place of the data, in the folder or on the server of DATABASE_URL: the newest, or the file given. What is
// replaced is kept.
import { dirname, resolve } from 'node:path'
import { readConfig } from '../api/src/platform/config.ts'
import { backupsFolder, isOldBackup, newestBackup } from '../api/src/platform/db/backups.ts'
import { UnreadableBackup } from '../api/src/platform/db/dump/format.ts'
import {
  DatabaseInUse,
  ForeignDatabase,
  NewerBackup,
  RestoreFailed,
} from '../api/src/platform/db/dump/restore-problems.ts'
import { restoreBackup } from '../api/src/platform/db/restore-backup.ts'
import { messages } from '../api/src/platform/messages.ts'
import { StartProblem } from '../api/src/platform/start-problem.ts'
import { keepErasedAfterRestore } from '../api/src/rights/deletion/list.ts'
import { MIGRATIONS } from '../api/src/wiring/database.ts'

function sentence(error: unknown, file: string): string {
  if (error instanceof StartProblem) return messages.start(error.reason)
  if (error instanceof UnreadableBackup) return messages.backupUnreadable(file)
  if (error instanceof NewerBackup) return messages.backupNewer(file)
  if (error instanceof DatabaseInUse) return messages.databaseInUse
  if (error instanceof ForeignDatabase) return messages.foreignDatabase
  if (error instanceof RestoreFailed) return messages.restoreFailed(error.message)
  return error instanceof Error ? error.message : String(error)
}

async function restore(file: string): Promise<void> {
  const config = readConfig(process.env)
  if (isOldBackup(file)) throw new Error(messages.backupOld(file))
  const keep = { table: 'erased', key: 'uid_hash' }
  const restored = await restoreBackup(config, { file, migrations: MIGRATIONS, keep }, new Date())
  const { foreign, dump, asides, kept } = restored
  await keepErasedAfterRestore(config.dataDir, [dirname(file)], async () => kept && new Set(kept))
  console.log(messages.restored(file))
  for (const path of [...(dump ? [dump] : []), ...asides]) console.log(messages.keptAs(path))
  if (foreign.length > 0) console.log(messages.leftOut(foreign))
}

let file = ''
try {
  const { dataDir } = readConfig(process.env)
  const [, , given] = process.argv
  file = given ? resolve(given) : ((await newestBackup(dataDir)) ?? '')
  if (!file) throw new Error(messages.noBackup(backupsFolder(dataDir)))
  await restore(file)
} catch (error) {
  console.error(sentence(error, file))
  process.exitCode = 1
}
