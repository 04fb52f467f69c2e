import { readFile } from 'node:fs/promises'
import { UnreadableBackup } from '../../api/src/platform/db/dump/format.ts'
import {
  DatabaseInUse,
  ForeignDatabase,
  NewerBackup,
  RestoreFailed,
} from '../../api/src/platform/db/dump/restore-problems.ts'
import { OtherBackupKey, readSecrets, SealedBackup } from '../../api/src/platform/db/dump/seal.ts'
import { messages } from '../../api/src/platform/messages.ts'
import { StartProblem } from '../../api/src/platform/start-problem.ts'

/** What went wrong with a file, for who typed the command; `words` are those that name the file to it. */
export function restoreSentence(
  error: unknown,
  file: string,
  command: 'restore' | 'drill' = 'restore',
  words = file,
): string {
  if (error instanceof StartProblem) return messages.start(error.reason)
  if (error instanceof UnreadableBackup) return messages.backupUnreadable(file)
  if (error instanceof SealedBackup) return messages.backupSealed(file, command, words)
  if (error instanceof OtherBackupKey) return messages.backupOtherKey(file)
  if (error instanceof NewerBackup) return messages.backupNewer(file)
  if (error instanceof DatabaseInUse) return messages.databaseInUse
  if (error instanceof ForeignDatabase) return messages.foreignDatabase
  if (error instanceof RestoreFailed) return messages.restoreFailed(error.message)
  return error instanceof Error ? error.message : String(error)
}

/** The private keys in a file; none without one. */
export async function secretsIn(keyFile: string | undefined): Promise<string[]> {
  if (!keyFile) return []
  const secrets = readSecrets(await readFile(keyFile, 'utf8'))
  if (secrets.length === 0) throw new Error(messages.noSecret(keyFile))
  return secrets
}
