import type { Alert, CalendarEvent, Objective, PathSummary } from '@ariane/shared/contracts'
import type { Pupil } from './pupil.ts'
import type { rankPupils } from './rank.ts'

export type WeekEvent = Pick<
  CalendarEvent,
  'id' | 'title' | 'type' | 'subject' | 'meta' | 'startDate' | 'endDate' | 'allDay' | 'alert' | 'cancelled' | 'done'
>
export type WeekObjective = Pick<Objective, 'id' | 'title' | 'type' | 'currentStatus' | 'endDate'>
type WeekPath = Pick<PathSummary, 'id' | 'title' | 'type' | 'status' | 'percent' | 'subject' | 'chapterId'> & {
  activeAt: Date
}

/** What is known of a pupil's week. */
export interface WeekFacts {
  events: readonly WeekEvent[]
  objectives: readonly WeekObjective[]
  paths: readonly WeekPath[]
  alerts: readonly Alert[]
}

/** The times a look at the week reaches: back to `since` for what is due, `from` and `to` for the week itself. */
export interface Reach {
  since: Date
  from: Date
  to: Date
  /** Until when homework counts, where that is later. */
  due?: Date
}

/** What a manager's home is built from: each of several pupils in one go. */
export interface FamilyPorts {
  now(): Date
  pupilsOf(manager: string): Promise<Pupil[]>
  /** Pupils of a class; undefined when the manager does not teach it. */
  classPupils(classId: string, manager: string): Promise<string[] | undefined>
  /** Those who need help first, a page of them. */
  rank: ReturnType<typeof rankPupils>
  /** What a notion is called. */
  notionTitle(ref: string): string | undefined
  /** Also what is planned in the week after, which alerts ask for. */
  eventsOf(uids: readonly string[], reach: Reach): Promise<ReadonlyMap<string, WeekEvent[]>>
  objectivesOf(uids: readonly string[]): Promise<ReadonlyMap<string, WeekObjective[]>>
  pathsOf(uids: readonly string[], since: Date): Promise<ReadonlyMap<string, WeekPath[]>>
  /** The week's alerts, as the pupil's own dashboard has them. */
  alertsOf(events: readonly WeekEvent[], paths: readonly WeekPath[], period: Reach & { now: Date }): Alert[]
  /** Leaves the line of a look in the journal of each of them. */
  looked(manager: string, uids: readonly string[]): Promise<void>
}
