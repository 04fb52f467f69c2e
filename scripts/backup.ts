// Writes a dump of the database into data/backups, while its server runs as well. With `--new-key=FILE` it makes a pair of keys
// in place of a dump: the private one in the file, the public one for BACKUP_KEY.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../api/src/platform/config.ts'
import { backUp } from '../api/src/platform/db/backup-command.ts'
import { makeKeys } from '../api/src/platform/db/dump/seal.ts'
import { messages } from '../api/src/platform/messages.ts'
import { StartProblem } from '../api/src/platform/start-problem.ts'

async function makeKey(keyFile: string): Promise<void> {
  const keys = await makeKeys()
  await writeFile(keyFile, `# public key: ${keys.public}\n${keys.secret}\n`, { mode: 0o600, flag: 'wx' })
  console.log(messages.keyMade(keyFile, keys.public))
}

async function writeOne(): Promise<void> {
  const config = readConfig(process.env)
  const file = await backUp(config, new Date())
  if (!file)
    throw new Error(messages.nothingToBackUp(config.databaseUrl ? 'la base de données' : resolve(config.dataDir)))
  console.log(messages.backedUp(file))
}

try {
  const { values } = parseArgs({ options: { 'new-key': { type: 'string' } } })
  if (values['new-key']) await makeKey(resolve(values['new-key']))
  else await writeOne()
} catch (error) {
  console.error(error instanceof StartProblem ? messages.start(error.reason) : (error as Error).message)
  process.exitCode = 1
}
