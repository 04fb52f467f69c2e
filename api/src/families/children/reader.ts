import type { ChildWeek } from '@ariane/shared/contracts'
import { localDay, weekRange } from '@ariane/shared/dates'
import type { FamilyPorts, Reach } from '../ports.ts'
import type { Pupil } from '../pupil.ts'
import { buildWeek } from '../week.ts'
import { DAYS_AHEAD, findComing } from './coming.ts'

const DAY = 24 * 3_600_000
/** Homework is called late for so long. */
const LOOKS_BACK = 14 * DAY
const PATHS_LOOK_BACK = 28 * DAY
/** What comes reaches further than the week. */
const LOOKS_AHEAD = (DAYS_AHEAD.exam + 1) * DAY

/** What the week of children is built from, beside what a manager's home is. */
export interface ChildrenPorts
  extends Pick<FamilyPorts, 'now' | 'pupilsOf' | 'eventsOf' | 'objectivesOf' | 'pathsOf' | 'alertsOf' | 'looked'> {
  /** The names of the teachers and coaches who follow each of these. */
  teachersOf(uids: readonly string[]): Promise<ReadonlyMap<string, string[]>>
  /** The week of each of these from a Monday on, as the pupil's own thread has it. */
  weeksOf(uids: readonly string[], monday: string): Promise<ReadonlyMap<string, Pick<ChildWeek, 'days' | 'goal'>>>
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
    const [events, objectives, paths, teachers, weeks] = await Promise.all([
      ports.eventsOf(uids, { ...reach, to: isOver ? to : new Date(Math.max(+to, +now + LOOKS_AHEAD)) }),
      ports.objectivesOf(uids),
      ports.pathsOf(uids, new Date(Math.min(+from, now.getTime() - PATHS_LOOK_BACK))),
      ports.teachersOf(uids),
      ports.weeksOf(uids, localDay(from)),
    ])
    return children.map(pupil => {
      const mine = {
        events: events.get(pupil.uid) ?? [],
        objectives: objectives.get(pupil.uid) ?? [],
        paths: (paths.get(pupil.uid) ?? []).filter(({ activeAt }) => activeAt < to),
      }
      const alerts = isOver ? [] : ports.alertsOf(mine.events, mine.paths, { ...reach, now })
      const built = buildWeek(pupil, { ...mine, alerts }, reach, now)
      return {
        ...built,
        needs: isOver ? [] : built.needs,
        teachers: teachers.get(pupil.uid) ?? [],
        ...(weeks.get(pupil.uid) ?? { days: [], goal: null }),
        coming: isOver ? [] : findComing(mine.events, now),
      }
    })
  }
}
