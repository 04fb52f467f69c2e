import { together } from '../achievements/ports.ts'
import { achievementsHandlers } from '../achievements/routes.ts'
import { learningFacts } from '../learning/facts.ts'
import { objectivesReached } from '../objectives/facts.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Database } from './database.ts'

/** What pupils finished, from the areas where they did. */
export const finishedBy = (db: UnitOfWork<Database>) => async (uids: string[]) =>
  together(await learningFacts(db.q).finishedBy(uids), await objectivesReached(db.q, uids))

/** How achievements are composed. */
export const wireAchievements = ({ db }: { db: UnitOfWork<Database> }) => ({
  handlers: achievementsHandlers({ factsOf: learningFacts(db.q).of, finishedBy: finishedBy(db) }),
})
