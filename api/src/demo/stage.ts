import type { App } from '../app.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Database } from '../wiring/database.ts'

/** Calls as a browser makes them, without the network. */
export type Api = App['handlers']

/** What the demonstration is filled through. */
export interface Stage {
  api: Api
  db: UnitOfWork<Database>
}
