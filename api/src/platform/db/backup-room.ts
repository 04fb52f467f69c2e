import { stat } from 'node:fs/promises'
import { NoRoomForBackup } from './backup-failure.ts'
import { newestBackup } from './backups.ts'
import type { DumpSource } from './dump/source.ts'
import { freeBytes } from './free-bytes.ts'

/** What has to be left: with less than 64 MB the database beside it refuses to write. */
const LEFT = 128 * 2 ** 20
/** What a dump may grow by from one to the next. */
const GROWTH = 1.5

/** How much room a dump may take: as the one before with some more, and the first one as the database. */
export const expectedBytes = (newest: number | undefined, database: number) =>
  Math.ceil(newest === undefined ? database : newest * GROWTH)

/** Throws NoRoomForBackup. */
export async function refuseWithoutRoom(
  { query }: Pick<DumpSource, 'query'>,
  { dataDir, folder }: { dataDir: string; folder: string },
  readFree = freeBytes,
): Promise<void> {
  const newest = await newestBackup(dataDir)
  const before = newest && (await stat(newest)).size
  const [database] = await query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  const needed = expectedBytes(before || undefined, Number(database?.bytes)) + LEFT
  const free = await readFree(folder)
  if (free < needed) throw new NoRoomForBackup(`${free} bytes are free, ${needed} are needed`)
}
