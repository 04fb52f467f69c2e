// What an operator does from a terminal, by the same functions as the page; while the server runs as well.
import { createApp } from '../api/src/app.ts'
import { readConfig } from '../api/src/platform/config.ts'
import { withDatabase } from '../api/src/platform/db/backup-command.ts'
import { createLog } from '../api/src/platform/log.ts'
import { messages as starting } from '../api/src/platform/messages.ts'
import { authSecret } from '../api/src/platform/secret.ts'
import { StartProblem } from '../api/src/platform/start-problem.ts'
import { openDatabase } from '../api/src/wiring/database.ts'
import { AdminProblem, runCommand } from './admin/commands.ts'
import { messages } from './admin/messages.ts'

try {
  const config = readConfig(process.env)
  const lines = await withDatabase(config, async url => {
    const database = await openDatabase({ ...config, databaseUrl: url }, () => {})
    const app = createApp({ config, database, log: createLog('silent'), secret: await authSecret(config) })
    try {
      return await runCommand({ ...app, publicUrl: config.publicUrl }, process.argv.slice(2))
    } finally {
      await app.server.close()
      await database.close()
    }
  })
  for (const line of lines ?? [messages.nothing]) console.log(line)
} catch (error) {
  if (error instanceof StartProblem) console.error(starting.start(error.reason))
  else if (error instanceof AdminProblem) console.error(error.message)
  else console.error(error)
  process.exitCode = 1
}
