// Writes a dump of the database into data/backups, while its server runs as well.
import { resolve } from 'node:path'
import { readConfig } from '../api/src/platform/config.ts'
import { backUp } from '../api/src/platform/db/backup-command.ts'
import { messages } from '../api/src/platform/messages.ts'
import { StartProblem } from '../api/src/platform/start-problem.ts'

try {
  const config = readConfig(process.env)
  const file = await backUp(config, new Date())
  if (!file)
    throw new Error(messages.nothingToBackUp(config.databaseUrl ? 'la base de données' : resolve(config.dataDir)))
  console.log(messages.backedUp(file))
} catch (error) {
  console.error(error instanceof StartProblem ? messages.start(error.reason) : (error as Error).message)
  process.exitCode = 1
}
