import { type familiesRoutes, MOST_AT_HOME } from '@ariane/shared/contracts'
import { weekRange } from '@ariane/shared/dates'
import type { Handlers } from '../platform/http/handlers.ts'
import { onceEvery } from '../platform/once.ts'
import type { Services } from '../services.ts'
import type { FamilySources, Reach } from './ports.ts'
import { byNeed, weekOf } from './week.ts'

const DAY = 24 * 3_600_000
const MINUTE = 60_000
/** Homework is called late for so long, paths are recalled for so long. */
const LOOKS_BACK = { homework: 14 * DAY, paths: 28 * DAY }

/** From what was due lately to the end of the week. */
function reachOf(now: Date): Reach {
  const { start, end } = weekRange(now)
  return { since: new Date(now.getTime() - LOOKS_BACK.homework), from: start, to: end }
}

/** Calls of contracts/families.ts. */
export function familiesHandlers(
  { now }: Pick<Services, 'now'>,
  { pupilsOf, eventsOf, objectivesOf, pathsOf, alertsOf, looked }: FamilySources,
): Handlers<typeof familiesRoutes> {
  const looks = onceEvery(MINUTE, now)

  return {
    async pupilsWeek({ caller }) {
      const at = now()
      const all = (await pupilsOf(caller.uid)).toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'fr'))
      const shown = all.slice(0, MOST_AT_HOME)
      const uids = shown.map(({ uid }) => uid)
      const reach = reachOf(at)
      const [events, objectives, paths] = await Promise.all([
        eventsOf(uids, reach),
        objectivesOf(uids),
        pathsOf(uids, new Date(at.getTime() - LOOKS_BACK.paths)),
      ])
      if (uids.length > 0 && looks(caller.uid)) await looked(caller.uid, uids)
      const pupils = shown.map(pupil => {
        const mine = { events: events.get(pupil.uid) ?? [], paths: paths.get(pupil.uid) ?? [] }
        const alerts = alertsOf(mine.events, mine.paths, { ...reach, now: at })
        const facts = { ...mine, objectives: objectives.get(pupil.uid) ?? [], alerts }
        return weekOf(pupil, facts, reach, at)
      })
      return { status: 'success', data: { pupils: pupils.sort(byNeed), others: all.length - shown.length } }
    },
  }
}
