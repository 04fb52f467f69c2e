import type { ChildWeek } from '@ariane/shared/contracts'
import { localDay, shiftDay, weekRange } from '@ariane/shared/dates'
import type { FamilyPorts, Reach } from '../ports.ts'
import type { Pupil } from '../pupil.ts'
import { buildWeek } from '../week.ts'
import { findComing } from './coming.ts'

const DAY = 24 * 3_600_000
/** Homework is called late for so long. */
const LOOKS_BACK = 14 * DAY
const PATHS_LOOK_BACK = 28 * DAY

/** What the week of children is built from, beside what a manager's home is. */
export interface ChildrenPorts
  extends Pick<FamilyPorts, 'now' | 'pupilsOf' | 'eventsOf' | 'objectivesOf' | 'pathsOf' | 'alertsOf' | 'looked'> {
  /** The names of the teachers and coaches who follow each of these. */
  teachersOf(uids: readonly string[]): Promise<ReadonlyMap<string, string[]>>
  /** The days of a session and the goal of each of these, between two days. */
  workedDaysOf(
    uids: readonly string[],
    first: string,
    last: string,
  ): Promise<ReadonlyMap<string, { days: ReadonlySet<string>; goal: number | null }>>
}

/** Reads the week of each child of a parent; `week` 0 is this one. */
export function childrenReader(ports: ChildrenPorts) {
  return async (parent: string, week: number): Promise<ChildWeek[]> => {
    const now = ports.now()
    const { start: from, end: to } = weekRange(now, week)
    const isOver = week < 0
    const reach: Reach = { since: isOver ? from : new Date(now.getTime() - LOOKS_BACK), from, to }
    const calledBy = ({ firstName, fullName }: Pupil) => firstName || fullName
    const children = (await ports.pupilsOf(parent)).sort((a, b) => calledBy(a).localeCompare(calledBy(b), 'fr'))
    const uids = children.map(({ uid }) => uid)
    const monday = localDay(from)
    const [events, objectives, paths, teachers, worked] = await Promise.all([
      ports.eventsOf(uids, reach),
      ports.objectivesOf(uids),
      ports.pathsOf(uids, new Date(Math.min(+from, now.getTime() - PATHS_LOOK_BACK))),
      ports.teachersOf(uids),
      ports.workedDaysOf(uids, monday, shiftDay(monday, 6)),
    ])
    return children.map(pupil => {
      const mine = {
        events: events.get(pupil.uid) ?? [],
        objectives: objectives.get(pupil.uid) ?? [],
        paths: (paths.get(pupil.uid) ?? []).filter(({ activeAt }) => activeAt < to),
      }
      const alerts = isOver ? [] : ports.alertsOf(mine.events, mine.paths, { ...reach, now })
      const days = worked.get(pupil.uid)
      const built = buildWeek(pupil, { ...mine, alerts }, reach, now)
      return {
        ...built,
        needs: isOver ? [] : built.needs,
        teachers: teachers.get(pupil.uid) ?? [],
        days: Array.from({ length: 7 }, (_, n) => {
          const day = shiftDay(monday, n)
          return { day, session: days?.days.has(day) ?? false }
        }),
        goal: days?.goal ?? null,
        coming: isOver ? [] : findComing(mine.events, now),
      }
    })
  }
}
