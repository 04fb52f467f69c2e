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

/** Whether anybody is in the database, with an account or on the way to one: else nobody would miss it. */
export async function hasPeople({ query }: Pick<DumpSource, 'query'>): Promise<boolean> {
  for (const table of ['people', 'auth_users']) {
    const [found] = await query<{ there: boolean }>(`select to_regclass('${table}') is not null as there`)
    if (!found?.there) continue
    const [row] = await query<{ anybody: boolean }>(`select exists (select from ${table}) as anybody`)
    if (row?.anybody) return true
  }
  return false
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
