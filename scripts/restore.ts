// Puts a dump in place of the data, in the folder or on the server of DATABASE_URL: the newest, or the file given. What is
// replaced is kept. With `--from-bucket` it is brought from BACKUP_STORAGE first. With `--key=FILE`, an encrypted one is opened.
import { rm } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../api/src/platform/config.ts'
import { bringBackup } from '../api/src/platform/db/backup-bucket.ts'
import { backupsFolder, newestBackup } from '../api/src/platform/db/backups.ts'
import { messages } from '../api/src/platform/messages.ts'
import { putInPlace } from './restore/put-in-place.ts'
import { restoreSentence, secretsIn } from './restore/sentences.ts'

async function bring(name: string | undefined): Promise<string> {
  const { dataDir, backups } = readConfig(process.env)
  if (!backups.bucket) throw new Error(messages.noStorage)
  const brought = await bringBackup(dataDir, backups.bucket, name)
  if (!brought) throw new Error(messages.noStored(backups.bucket.bucket))
  return brought
}

const OPTIONS = { key: { type: 'string' }, 'from-bucket': { type: 'boolean' } } as const
let file = ''
let brought: string | undefined
/** A file that was brought is gone when the command has ended. */
const name = () => (brought ? basename(brought) : file)
try {
  const config = readConfig(process.env)
  const { dataDir } = config
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [given] = positionals
  brought = values['from-bucket'] ? await bring(given) : undefined
  file = brought ?? (given ? resolve(given) : ((await newestBackup(dataDir)) ?? ''))
  if (!file) throw new Error(messages.noBackup(backupsFolder(dataDir)))
  const { foreign, replaced } = await putInPlace(config, { file, secrets: await secretsIn(values.key) }, new Date())
  console.log(messages.restored(name()))
  for (const path of replaced) console.log(messages.keptAs(path))
  if (foreign.length > 0) console.log(messages.leftOut(foreign))
} catch (error) {
  console.error(restoreSentence(error, name(), 'restore', brought ? `--from-bucket ${name()}` : file))
  process.exitCode = 1
} finally {
  // In the bucket it stays as long as its rules say; here nobody would forget it.
  if (brought) await rm(dirname(brought), { recursive: true, force: true })
}
