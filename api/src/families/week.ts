import type { PupilWeek } from '@ariane/shared/contracts'
import { shiftDay, weekRange } from '@ariane/shared/dates'
import { findNeeds } from './needs.ts'
import type { Reach, WeekFacts } from './ports.ts'
import type { Pupil } from './pupil.ts'

/** From Saturday on the week that counts is the next one. */
const WEEKEND_DAYS = 2

/** The week whose homework is ahead: at a weekend the next one. */
export const comingWeek = (today: string) => weekRange(`${shiftDay(today, WEEKEND_DAYS)}T12:00:00Z`)

/** What somebody who looks after a pupil sees of the week. */
export function buildWeek(pupil: Pupil, facts: WeekFacts, { from, to, due: until = to }: Reach, now: Date): PupilWeek {
  const { events, objectives, paths, alerts } = facts
  const find = (type: string, end: Date) =>
    events.filter(
      event =>
        event.type === type &&
        !event.cancelled &&
        Date.parse(event.startDate) < +end &&
        Date.parse(event.endDate) >= +from,
    )
  const due = find('homework', until)
  const lessons = paths.filter(({ type }) => type !== 'homework')
  return {
    userId: pupil.uid,
    fullName: pupil.fullName,
    firstName: pupil.firstName,
    email: pupil.email,
    grade: pupil.grade,
    lastConnectedAt: pupil.lastConnectedAt?.toISOString() ?? null,
    lessons: find('course', to).length,
    exams: find('exam', to).length,
    homework: { due: due.length, done: due.filter(({ done }) => done).length },
    objectives: objectives.length,
    paths: {
      begun: lessons.filter(({ status }) => status === 'generated').length,
      done: lessons.filter(({ status, activeAt }) => status === 'done' && activeAt >= from).length,
    },
    alerts: alerts.length,
    needs: findNeeds(pupil, facts, now),
  }
}
