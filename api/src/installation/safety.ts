import type { Installation } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import { type BackupTables, readBackupState } from '../platform/db/backup-runs.ts'
import { readLastRestore } from '../platform/db/restores.ts'

type Safety = Pick<Installation, 'backupAt' | 'restoredAt'>

/** What would bring the data back: the last backup of any node, and when one was last restored, in earnest or for a try. */
export async function readSafety(q: Kysely<BackupTables>, dataDir: string): Promise<Safety> {
  const { last, drill } = await readBackupState(q)
  const restored = [await readLastRestore(dataDir), drill?.at.toISOString() ?? null].filter(at => at !== null)
  return { backupAt: last?.at.toISOString() ?? null, restoredAt: restored.toSorted().at(-1) ?? null }
}
