import { createApp } from '../app.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { messages as platform } from '../platform/messages.ts'
import { authSecret } from '../platform/secret.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { run } from '../run.ts'
import { simulators } from '../simulator/simulators.ts'
import { openDatabase } from '../wiring/database.ts'
import { clockAt } from './clock.ts'
import { demoState, fillDemo } from './fill.ts'
import { messages } from './messages.ts'

const STOP_MS = 1000
const NODE_ENV = process.env.NODE_ENV === 'production' ? 'production' : 'development'
const say = (text: string) => process.stderr.write(`${text}\n`)

/** The usual settings on a folder of its own; a demonstration never writes into a real server's database. */
const environment = {
  ...process.env,
  DATA_DIR: process.env.DATA_DIR?.trim() || './data-demo',
  DATABASE_URL: '',
  AUTH: '',
  // Invented schools as well: nothing typed in a demonstration leaves the machine.
  NODE_ENV,
  SCHOOL_SIMULATOR: NODE_ENV === 'development' ? '1' : '0',
}

/** Fills the folder once. Gives false when it holds something else. */
async function prepare(config: Config): Promise<boolean> {
  const log = createLog('warn')
  const database = await openDatabase(config, error => log.error(error.message))
  try {
    const state = await demoState(database)
    if (state === 'empty') {
      say(messages.filling(config.dataDir))
      const clock = clockAt(new Date())
      const app = createApp({ config, database, log, secret: await authSecret(config), now: clock.now })
      await app.startJobs()
      await fillDemo({ api: app.handlers, db: database }, clock)
      await app.jobs.stop(STOP_MS)
      await app.server.close()
      say(messages.filled)
    }
    if (state === 'foreign') say(messages.foreign(config.dataDir))
    return state !== 'foreign'
  } finally {
    await database.close()
  }
}

/** A wrong setting or a locked folder is told by the real start, in its own words. */
async function prepared(): Promise<boolean> {
  try {
    return await prepare(readConfig(environment))
  } catch (error) {
    if (error instanceof StartProblem) return true
    say(`${platform.unexpected}\n${error instanceof Error ? error.stack : error}`)
    return false
  }
}

if (!(await prepared())) process.exit(1)
await run(environment, simulators)
say(messages.accounts)
