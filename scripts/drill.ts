// Restores a dump into a database of its own, compares, and drops it: the newest, or the file given; while the server runs as
// well. With `--key=FILE`, an encrypted one is opened.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../api/src/platform/config.ts'
import { withDatabase } from '../api/src/platform/db/backup-command.ts'
import { DrillDiffers, DrillUnderWay, drill } from '../api/src/platform/db/drill.ts'
import { messages } from '../api/src/platform/messages.ts'
import { MIGRATIONS } from '../api/src/wiring/database.ts'
import { restoreSentence, secretsIn } from './restore/sentences.ts'

const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
const [given] = positionals
try {
  const config = readConfig(process.env)
  const secrets = await secretsIn(values.key)
  const shown = await withDatabase(config, url =>
    drill({ url, dataDir: config.dataDir, migrations: MIGRATIONS }, new Date(), {
      file: given && resolve(given),
      secrets,
    }),
  )
  if (!shown)
    throw new Error(messages.nothingToBackUp(config.databaseUrl ? 'la base de données' : resolve(config.dataDir)))
  console.log(messages.drilled(shown))
} catch (error) {
  if (error instanceof DrillDiffers) console.error(messages.drillDiffers(error.message))
  else if (error instanceof DrillUnderWay) console.error(messages.drillUnderWay)
  else console.error(restoreSentence(error, given ?? '', 'drill'))
  process.exitCode = 1
}
