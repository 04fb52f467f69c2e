import { audioHandlers } from '../audio/routes.ts'
import { speechReader } from '../learning/speech.ts'
import type { Config } from '../platform/config.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Log } from '../platform/log.ts'
import type { Database } from './database.ts'

interface Needs {
  config: Config
  db: UnitOfWork<Database>
  log: Log
}

/** How reading aloud is composed: the words are those that learning wrote into a module. */
export const wireAudio = ({ config, db, log }: Needs) => ({
  handlers: audioHandlers({ log, dataDir: config.dataDir, wordsOf: speechReader(db.q) }),
})
