import { dirname } from 'node:path'
import type { Config } from '../../api/src/platform/config.ts'
import { isOldBackup } from '../../api/src/platform/db/backups.ts'
import type { Restoring } from '../../api/src/platform/db/dump/restore.ts'
import { restoreBackup } from '../../api/src/platform/db/restore-backup.ts'
import { recordRestore } from '../../api/src/platform/db/restores.ts'
import { messages } from '../../api/src/platform/messages.ts'
import { keepErasedAfterRestore } from '../../api/src/rights/deletion/list.ts'
import { MIGRATIONS } from '../../api/src/wiring/database.ts'

type Chosen = Pick<Restoring, 'file' | 'secrets' | 'asWritten'>

/**
 * Puts a dump in place of the data; whoever was deleted since stays deleted. Gives where what it replaced is kept, and the
 * tables that were left out.
 */
export async function putInPlace(
  config: Config,
  chosen: Chosen,
  now: Date,
): Promise<{ replaced: string[]; foreign: string[] }> {
  if (isOldBackup(chosen.file)) throw new Error(messages.backupOld(chosen.file))
  const keep = { table: 'erased', key: 'uid_hash' }
  const restored = await restoreBackup(config, { ...chosen, migrations: MIGRATIONS, keep }, now)
  const { foreign, dump, asides, kept } = restored
  await keepErasedAfterRestore(config.dataDir, [dirname(chosen.file)], async () => kept && new Set(kept))
  await recordRestore(config.dataDir, now)
  return { replaced: [...(dump ? [dump] : []), ...asides], foreign }
}
