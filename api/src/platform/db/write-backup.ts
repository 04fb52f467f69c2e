import { type BackupOccasion, backupFile, forgetBackups } from './backups.ts'
import { type DumpSource, serverSource, withClient } from './dump/source.ts'
import { writeDump } from './dump/write.ts'

/** What dumps are made of, and where they are kept. */
export interface BackupPlace {
  /** The address of the database, ours or another server's. */
  url: string
  dataDir: string
  /** How long copies are kept; a month unless said. */
  backupDays?: number | undefined
}

/** Whether anybody is in the database: without people there is nothing that somebody would miss. */
export async function hasPeople({ query }: Pick<DumpSource, 'query'>): Promise<boolean> {
  const [table] = await query<{ there: boolean }>(`select to_regclass('people') is not null as there`)
  if (!table?.there) return false
  const [found] = await query<{ anybody: boolean }>('select exists (select from people) as anybody')
  return found?.anybody ?? false
}

/** Writes a dump beside the data and removes the old ones. Gives its path; undefined where there is nobody to keep. */
export function writeBackup(
  { url, dataDir, backupDays = 30 }: BackupPlace,
  now: Date,
  occasion?: BackupOccasion,
): Promise<string | undefined> {
  return withClient({ connectionString: url }, async client => {
    const source = serverSource(client)
    if (!(await hasPeople(source))) return undefined
    const file = backupFile(dataDir, now, occasion)
    await writeDump(source, file, now)
    await forgetBackups(dataDir, now, backupDays)
    return file
  })
}
