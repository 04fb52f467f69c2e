import { together } from './achievements/ports.ts'
import { stopWriting } from './learning/erase.ts'
import { learningFacts } from './learning/facts.ts'
import { objectivesReached } from './objectives/facts.ts'
import type { Services } from './services.ts'

/** What pupils finished, from the areas where they did. */
export const finishedBy =
  ({ q }: Services) =>
  async (uids: string[]) =>
    together(await learningFacts(q).finishedBy(uids), await objectivesReached(q, uids))

/** Removes what belongs to a person and no foreign key reaches; an area that keeps some adds its own. */
export const erase = async (services: Services, uid: string) => stopWriting(services, uid)
