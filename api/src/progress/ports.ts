import type { Alert, CalendarEvent, Objective, PathSummary, Settings } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { ProgressTables } from './tables.ts'

/** A path or a homework with the last time something was done on it. */
export type Work = Pick<
  PathSummary,
  'id' | 'title' | 'type' | 'status' | 'percent' | 'subject' | 'chapterId' | 'assignedBy'
> & {
  activeAt: Date
  /** The planner's event of work that was given for a day. */
  eventId?: string | null
}

/** The path that a pupil opens in place of an event; undefined for what is done on paper or in Aide aux devoirs. */
export const findGivenPath = <W extends Work>(event: Pick<PlannedEvent, 'id'>, works: readonly W[]): W | undefined =>
  works.find(work => work.eventId === event.id && !isHomework(work))

export const isHomework = ({ type }: Pick<Work, 'type'>) => type === 'homework'

/** An event of the planner, as alerts and suggestions read it. */
export type PlannedEvent = Pick<
  CalendarEvent,
  | 'id'
  | 'title'
  | 'description'
  | 'type'
  | 'subject'
  | 'meta'
  | 'startDate'
  | 'endDate'
  | 'allDay'
  | 'alert'
  | 'cancelled'
  | 'done'
>

/** A question of the carnet d'erreurs. */
export interface MissedQuestion {
  /** The local day on which it comes back. */
  dueDay: string
  addedAt: Date
  subject: string | null
}

/** What suggestions of work are made from. */
export interface WorkFacts {
  /** Earliest first. */
  events: Pick<
    PlannedEvent,
    'id' | 'title' | 'type' | 'subject' | 'startDate' | 'endDate' | 'allDay' | 'cancelled' | 'done'
  >[]
  paths: Omit<Work, 'chapterId'>[]
  /** Mean of what was answered, 0 to 1, of the paths with an answer. */
  scores: ReadonlyMap<number, number>
}

/** What revision sessions are made from besides. */
export interface SessionFacts extends WorkFacts {
  alerts: readonly Alert[]
  objectives: readonly Objective[]
  /** The day on which each question of the carnet d'erreurs comes back, earliest first. */
  errorsDue: readonly string[]
}

/** An event that a session becomes. */
export interface NewSession {
  userId: string
  title: string
  description: string
  start: Date
  end: Date
  subject: string | undefined
}

/** What alerts, suggestions and reminders are built from: what is read from the other areas, and the one thing asked of the planner. */
export interface ProgressPorts {
  db: UnitOfWork<ProgressTables>
  now(): Date
  worksOf(userId: string): Promise<Work[]>
  /** Events between two instants, earliest first. */
  eventsOf(userId: string, from: Date, to: Date): Promise<PlannedEvent[]>
  /** Mean of what was answered in each path worked on since an instant. */
  scoresOf(userId: string, since: Date): Promise<WorkFacts['scores']>
  /** Null until they are saved. */
  settingsOf(userId: string): Promise<Settings | null>
  objectivesOf(userId: string): Promise<Objective[]>
  /** The day on which each question of the carnet d'erreurs comes back, earliest first. */
  errorsDueOf(userId: string): Promise<string[]>
  /** The same questions, with what is known of them, earliest first. */
  missedOf(userId: string): Promise<MissedQuestion[]>
  /** The local days between two, both included, on which each of several pupils did something. */
  workedDaysOf(uids: readonly string[], first: string, last: string): Promise<ReadonlyMap<string, ReadonlySet<string>>>
  /** Makes today such a day. */
  noteWork(userId: string): Promise<void>
  /** Creates an own event and gives its id. */
  addSession(session: NewSession): Promise<string>
}
