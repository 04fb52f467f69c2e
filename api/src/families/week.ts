import type { PupilWeek } from '@ariane/shared/contracts'
import { findNeeds } from './needs.ts'
import type { Reach, WeekFacts } from './ports.ts'
import type { Pupil } from './pupil.ts'

/** What somebody who looks after a pupil sees of the week. */
export function buildWeek(pupil: Pupil, facts: WeekFacts, { from, to }: Reach, now: Date): PupilWeek {
  const { events, objectives, paths, alerts } = facts
  const inWeek = events.filter(
    event => !event.cancelled && Date.parse(event.startDate) < +to && Date.parse(event.endDate) >= +from,
  )
  const count = (type: string) => inWeek.filter(event => event.type === type).length
  const due = inWeek.filter(({ type }) => type === 'homework')
  const lessons = paths.filter(({ type }) => type !== 'homework')
  return {
    userId: pupil.uid,
    fullName: pupil.fullName,
    firstName: pupil.firstName,
    email: pupil.email,
    grade: pupil.grade,
    lastConnectedAt: pupil.lastConnectedAt?.toISOString() ?? null,
    lessons: count('course'),
    exams: count('exam'),
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
