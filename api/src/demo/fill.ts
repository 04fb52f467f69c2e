import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Database } from '../wiring/database.ts'
import { link, openAccounts } from './accounts.ts'
import { demoEmail, TEACHER } from './class/people.ts'
import type { Clock } from './clock.ts'
import { fillConversations } from './conversations.ts'
import { fillDaily } from './daily.ts'
import { fillGiven } from './given.ts'
import { fillObjectives } from './objectives.ts'
import { fillPaths } from './paths.ts'
import type { Stage } from './stage.ts'
import { fillWeeks } from './week.ts'

/** `foreign`: somebody else's data, or a filling that was interrupted. */
export type DemoState = 'empty' | 'filled' | 'foreign'

/** Whether the database may be filled, or is. The links are written last, so they tell that nothing is missing. */
export async function demoState({ q }: UnitOfWork<Database>): Promise<DemoState> {
  const anybody = await q().selectFrom('people').select('uid').limit(1).executeTakeFirst()
  if (!anybody) return 'empty'
  const linked = await q()
    .selectFrom('people')
    .innerJoin('links', 'links.manager_uid', 'people.uid')
    .select('people.uid')
    .where('people.email', '=', demoEmail(TEACHER))
    .limit(1)
    .executeTakeFirst()
  return linked ? 'filled' : 'foreign'
}

/** Fills an empty database with the class. `clock` is the one the application was made with; jobs must be running. */
export async function fillDemo(stage: Stage, clock: Clock): Promise<void> {
  const cast = await openAccounts(stage)
  await fillPaths(stage, cast, clock)
  await fillObjectives(stage, cast, clock)
  await fillWeeks(stage, cast, clock)
  await fillDaily(stage, cast, clock)
  await fillConversations(stage, cast, clock)
  await link(stage, cast, clock)
  await fillGiven(stage, cast)
}
