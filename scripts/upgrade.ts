// Brings the data to this release before it takes the place of the one before: a dump, the migrations, a start that is asked for
// its health, and the way back where it does not answer. With the database of our own, the server is stopped first.
import { resolve } from 'node:path'
import { readConfig } from '../api/src/platform/config.ts'
import { isNew } from '../api/src/platform/db/backup-command.ts'
import { putInPlace } from './restore/put-in-place.ts'
import { restoreSentence } from './restore/sentences.ts'
import { messages } from './upgrade/messages.ts'
import { tryStart } from './upgrade/trial.ts'
import { upgrade } from './upgrade/upgrade.ts'

let dump: string | undefined
try {
  const config = readConfig(process.env)
  if (!config.databaseUrl && isNew(config)) throw new Error(messages.nothing(resolve(config.dataDir)))
  const upgraded = await upgrade(
    config,
    {
      attempt: () => tryStart(process.env, config.tls !== undefined),
      restore: file => {
        dump = file
        return putInPlace(config, { file, asWritten: true }, new Date())
      },
    },
    new Date(),
  )
  console.log(upgraded.dump ? messages.dump(upgraded.dump) : messages.nobody)
  console.log(messages.tables(upgraded.applied))
  if (upgraded.problem === undefined) console.log(messages.healthy)
  else {
    console.error(messages.problem(upgraded.problem))
    if (upgraded.before) console.error(messages.before(upgraded.before, upgraded.dump))
    process.exitCode = 1
  }
} catch (error) {
  console.error(restoreSentence(error, dump ?? ''))
  process.exitCode = 1
}
