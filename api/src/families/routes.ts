import { findStudents, SCHOOL_GRADES } from '@ariane/shared/catalogue'
import { type familiesRoutes, isPressing, MAX_PUPILS_PER_PAGE } from '@ariane/shared/contracts'
import { weekRange } from '@ariane/shared/dates'
import type { Handlers } from '../platform/http/handlers.ts'
import { onceEvery } from '../platform/once.ts'
import type { FamilyPorts, Reach } from './ports.ts'
import { buildWeek, byNeed } from './week.ts'

const DAY = 24 * 3_600_000
const MINUTE = 60_000
/** Homework is called late for so long, paths are recalled for so long. */
const LOOKS_BACK = { homework: 14 * DAY, paths: 28 * DAY }

/** From what was due lately to the end of the week. */
function findReach(now: Date): Reach {
  const { start, end } = weekRange(now)
  return { since: new Date(now.getTime() - LOOKS_BACK.homework), from: start, to: end }
}

/** Calls of contracts/families.ts. */
export function familiesHandlers({
  now,
  pupilsOf,
  eventsOf,
  objectivesOf,
  pathsOf,
  alertsOf,
  looked,
}: FamilyPorts): Handlers<typeof familiesRoutes> {
  const looks = onceEvery(MINUTE, now)

  return {
    async pupilsWeek({ body: { search = '', grade, page }, caller }) {
      const at = now()
      const all = await pupilsOf(caller.uid)
      const found = findStudents(grade ? all.filter(pupil => pupil.grade === grade) : all, search)
      const uids = found.map(({ uid }) => uid)
      const reach = findReach(at)
      const [events, objectives, paths] = await Promise.all([
        eventsOf(uids, reach),
        objectivesOf(uids),
        pathsOf(uids, new Date(at.getTime() - LOOKS_BACK.paths)),
      ])
      const ranked = found.map(pupil => {
        const mine = { events: events.get(pupil.uid) ?? [], paths: paths.get(pupil.uid) ?? [] }
        const alerts = alertsOf(mine.events, mine.paths, { ...reach, now: at })
        const facts = { ...mine, objectives: objectives.get(pupil.uid) ?? [], alerts }
        return buildWeek(pupil, facts, reach, at)
      })
      ranked.sort(byNeed)
      const end = page * MAX_PUPILS_PER_PAGE
      const pupils = ranked.slice(end - MAX_PUPILS_PER_PAGE, end)
      const seen = pupils.map(({ userId }) => userId).filter(uid => looks(`${caller.uid} ${uid}`))
      if (seen.length > 0) await looked(caller.uid, seen)
      const counts = {
        total: all.length,
        found: found.length,
        others: Math.max(0, found.length - end),
        pressing: ranked.filter(isPressing).length,
      }
      const grades = SCHOOL_GRADES.map(one => ({ grade: one, count: all.filter(pupil => pupil.grade === one).length }))
      return { status: 'success', data: { pupils, ...counts, grades: grades.filter(({ count }) => count > 0) } }
    },
  }
}
