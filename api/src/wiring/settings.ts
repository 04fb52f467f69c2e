import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { settingsHandlers } from '../settings/routes.ts'
import type { Database } from './database.ts'

interface Needs {
  db: UnitOfWork<Database>
  now(): Date
}

/** How settings are composed. */
export const wireSettings = ({ db, now }: Needs) => ({ handlers: settingsHandlers({ db, now }) })
