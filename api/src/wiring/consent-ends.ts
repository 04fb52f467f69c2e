import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { reportStore } from '../school/report/store.ts'
import type { Database } from './database.ts'

/** Takes back what was allowed because of a pupil's consent, once it is withdrawn or not counted any more. */
export const consentEnds = ({ db, now }: { db: UnitOfWork<Database>; now(): Date }) =>
  reportStore(db.q, now).takeBackAll
