import { findStudents, SCHOOL_GRADES } from '@ariane/shared/catalogue'
import { type familiesRoutes, MAX_PUPILS_PER_PAGE } from '@ariane/shared/contracts'
import { weekRange } from '@ariane/shared/dates'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { onceEvery } from '../platform/once.ts'
import type { FamilyPorts, Reach } from './ports.ts'
import { buildWeek } from './week.ts'

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
  rank,
  classPupils,
  notionTitle,
}: FamilyPorts): Handlers<typeof familiesRoutes> {
  const looks = onceEvery(MINUTE, now)

  /** A look at several pupils, which each of them reads of. */
  async function look(manager: string, uids: readonly string[]) {
    const fresh = uids.filter(uid => looks(`${manager} ${uid}`))
    if (fresh.length > 0) await looked(manager, fresh)
  }

  return {
    async listNeeds({ body: { classId, page }, caller }) {
      const all = await pupilsOf(caller.uid)
      const inClass = classId && ((await classPupils(classId, caller.uid)) ?? fail('not_found'))
      const members = inClass ? new Set(inClass) : undefined
      const found = members ? all.filter(({ uid }) => members.has(uid)) : all
      const offset = (page - 1) * MAX_PUPILS_PER_PAGE
      const asked = { uids: found.map(({ uid }) => uid), now: now(), limit: MAX_PUPILS_PER_PAGE, offset }
      const ranked = await rank({ ...asked, withResults: true })
      await look(
        caller.uid,
        ranked.map(({ uid }) => uid),
      )
      const names = new Map(found.map(({ uid, fullName }) => [uid, fullName]))
      const pupils = ranked.map(({ uid, kind, count, title, at }) => ({
        userId: uid,
        fullName: names.get(uid) ?? '',
        reason: kind && {
          kind,
          count: count ?? 1,
          title: kind === 'missed_notion' ? (notionTitle(title ?? '') ?? null) : title,
          at: at?.toISOString() ?? null,
        },
      }))
      const others = Math.max(0, found.length - offset - pupils.length)
      const counts = { found: found.length, pressing: ranked[0]?.pressing ?? 0, others }
      return { status: 'success', data: { pupils, ...counts } }
    },

    async pupilsWeek({ body: { search = '', grade, page }, caller }) {
      const at = now()
      const all = await pupilsOf(caller.uid)
      const inGrade = grade ? all.filter(pupil => pupil.grade === grade) : all
      const found = search === '' ? inGrade : findStudents(inGrade, search)
      const offset = (page - 1) * MAX_PUPILS_PER_PAGE
      const asked = { uids: found.map(({ uid }) => uid), now: at, limit: MAX_PUPILS_PER_PAGE, offset }
      const ranked = await rank({ ...asked, withResults: false })
      const uids = ranked.map(({ uid }) => uid)
      const reach = findReach(at)
      const [events, objectives, paths] = await Promise.all([
        eventsOf(uids, reach),
        objectivesOf(uids),
        pathsOf(uids, new Date(at.getTime() - LOOKS_BACK.paths)),
      ])
      const byUid = new Map(found.map(pupil => [pupil.uid, pupil]))
      const pupils = ranked.flatMap(({ uid }) => {
        const pupil = byUid.get(uid)
        if (!pupil) return []
        const mine = { events: events.get(uid) ?? [], paths: paths.get(uid) ?? [] }
        const alerts = alertsOf(mine.events, mine.paths, { ...reach, now: at })
        const facts = { ...mine, objectives: objectives.get(uid) ?? [], alerts }
        return [buildWeek(pupil, facts, reach, at)]
      })
      await look(caller.uid, uids)
      const counts = {
        total: all.length,
        found: found.length,
        others: Math.max(0, found.length - offset - pupils.length),
        pressing: ranked[0]?.pressing ?? 0,
      }
      const grades = SCHOOL_GRADES.map(one => ({ grade: one, count: all.filter(pupil => pupil.grade === one).length }))
      return { status: 'success', data: { pupils, ...counts, grades: grades.filter(({ count }) => count > 0) } }
    },
  }
}
