import { findStudents, loginFromEmail, SCHOOL_GRADES, tellApart } from '@ariane/shared/catalogue'
import { type familiesRoutes, MAX_PUPILS_PER_PAGE } from '@ariane/shared/contracts'
import { localDay, weekRange } from '@ariane/shared/dates'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { onceEvery } from '../platform/once.ts'
import type { FamilyPorts, Reach } from './ports.ts'
import type { Pupil } from './pupil.ts'
import type { Reason } from './rank.ts'
import { buildWeek, comingWeek } from './week.ts'

const DAY = 24 * 3_600_000
const MINUTE = 60_000
/** Homework is called late for so long, paths are recalled for so long. */
const LOOKS_BACK = { homework: 14 * DAY, paths: 28 * DAY }

/** From what was due lately to the end of the week; homework at a weekend to that of the next one. */
function findReach(now: Date): Reach {
  const { start, end } = weekRange(now)
  const since = new Date(now.getTime() - LOOKS_BACK.homework)
  return { since, from: start, to: end, due: comingWeek(localDay(now)).end }
}

/** How many stand on the pages that follow. */
const countOthers = (found: number, offset: number, { length }: readonly unknown[]) =>
  Math.max(0, found - offset - length)

/** The pupils of a page, of whom no two are called the same. */
function apart<Row extends { pupil: Pupil }>(rows: readonly Row[]): Row[] {
  const named = tellApart(rows.map(({ pupil }) => ({ ...pupil, login: loginFromEmail(pupil.email) })))
  return rows.map((row, i) => ({ ...row, pupil: named[i] ?? row.pupil }))
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
  rank,
  classPupils,
  notionTitle,
}: FamilyPorts): Handlers<typeof familiesRoutes> {
  const looks = onceEvery(MINUTE, now)

  const toReason = ({ kind, count, title, at }: Reason) =>
    kind && {
      kind,
      count: count ?? 1,
      title: kind === 'missed_notion' ? (notionTitle(title ?? '') ?? null) : title,
      at: at?.toISOString() ?? null,
    }

  /** A look at several pupils, which each of them reads of. */
  async function look(manager: string, uids: readonly string[]) {
    const fresh = uids.filter(uid => looks(`${manager} ${uid}`))
    if (fresh.length > 0) await looked(manager, fresh)
  }

  return {
    async listNeeds({ body: { classId, page }, caller }) {
      const within = classId && ((await classPupils(classId, caller.uid)) ?? fail('not_found'))
      const offset = (page - 1) * MAX_PUPILS_PER_PAGE
      const asked = { manager: caller.uid, now: now(), limit: MAX_PUPILS_PER_PAGE, offset }
      const { ranked, found, pressing } = await rank({ ...asked, within: within || undefined })
      await look(
        caller.uid,
        ranked.map(({ pupil }) => pupil.uid),
      )
      const pupils = apart(ranked).map(({ pupil, ...reason }) => ({
        userId: pupil.uid,
        fullName: pupil.fullName,
        reason: toReason(reason),
      }))
      return { status: 'success', data: { pupils, found, pressing, others: countOthers(found, offset, pupils) } }
    },

    async pupilsWeek({ body: { search = '', grade, page }, caller }) {
      const at = now()
      const within = search === '' ? undefined : findStudents(await pupilsOf(caller.uid), search).map(({ uid }) => uid)
      const offset = (page - 1) * MAX_PUPILS_PER_PAGE
      const asked = { manager: caller.uid, grade, within, now: at, limit: MAX_PUPILS_PER_PAGE, offset }
      const { ranked, total, grades, found, pressing } = await rank(asked)
      const uids = ranked.map(({ pupil }) => pupil.uid)
      const reach = findReach(at)
      const [events, objectives, paths] = await Promise.all([
        eventsOf(uids, reach),
        objectivesOf(uids),
        pathsOf(uids, new Date(at.getTime() - LOOKS_BACK.paths)),
      ])
      const pupils = apart(ranked).map(({ pupil, classes, ...reason }) => {
        const { uid } = pupil
        const mine = { events: events.get(uid) ?? [], paths: paths.get(uid) ?? [] }
        const alerts = alertsOf(mine.events, mine.paths, { ...reach, now: at })
        const facts = { ...mine, objectives: objectives.get(uid) ?? [], alerts }
        return { ...buildWeek(pupil, facts, reach, at), reason: toReason(reason), classes }
      })
      await look(caller.uid, uids)
      const counts = { total, found, pressing, others: countOthers(found, offset, pupils) }
      const counted = SCHOOL_GRADES.map(one => ({ grade: one, count: grades[one] ?? 0 }))
      return { status: 'success', data: { pupils, ...counts, grades: counted.filter(({ count }) => count > 0) } }
    },
  }
}
