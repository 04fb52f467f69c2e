import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { ObjectivesTables } from './tables.ts'

/** What objectives are built from. */
export interface ObjectivesPorts {
  db: UnitOfWork<ObjectivesTables>
  now(): Date
}
