// Writes a backup of the present kind from data of the time before PostgreSQL: DATA_DIR/db, or the folder or backup given.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupFile } from '../api/src/platform/db/backups.ts'
import { writeDump } from '../api/src/platform/db/dump/write.ts'
import { hasPeople } from '../api/src/platform/db/write-backup.ts'
import { messages } from './messages.ts'
import { isInUse, openOld } from './old-database.ts'

async function importOld(dataDir: string, place: string): Promise<string> {
  if (!existsSync(place)) throw new Error(messages.missing(place))
  if (await isInUse(dataDir)) throw new Error(messages.inUse(dataDir))
  const { source, close } = await openOld(place).catch(error => {
    throw new Error(messages.unreadable(place, error instanceof Error ? error.message : String(error)))
  })
  try {
    if (!(await hasPeople(source))) throw new Error(messages.nobody(place))
    const now = new Date()
    const file = backupFile(dataDir, now)
    await writeDump(source, file, now)
    return file
  } finally {
    await close()
  }
}

const dataDir = resolve(process.env.DATA_DIR || './data')
const [, , given] = process.argv
try {
  console.log(messages.imported(await importOld(dataDir, given ? resolve(given) : join(dataDir, 'db'))))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
