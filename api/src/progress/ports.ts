import type { CalendarEvent, PathSummary, Settings } from '@ariane/shared/contracts'

/** A path or a homework with the last time something was done on it. */
export type Work = Pick<PathSummary, 'id' | 'title' | 'type' | 'status' | 'percent'> & { activeAt: Date }

export const isHomework = ({ type }: Pick<Work, 'type'>) => type === 'homework'

/** An event of the planner; a course or a revision with an alert is an incomplete lesson. */
export type Lesson = Pick<CalendarEvent, 'id' | 'title' | 'type' | 'alert'>

/** What suggestions of work are made from. */
export interface WorkFacts {
  /** Earliest first. */
  events: Pick<
    CalendarEvent,
    'id' | 'title' | 'type' | 'subject' | 'startDate' | 'endDate' | 'allDay' | 'cancelled' | 'done'
  >[]
  paths: (Work & Pick<PathSummary, 'subject'>)[]
  /** Mean of what was answered, 0 to 1, of the paths with an answer. */
  scores: ReadonlyMap<number, number>
}

/** What the progress area reads from the others. */
export interface ProgressSources {
  worksOf(userId: string): Promise<WorkFacts['paths']>
  /** Events between two instants, earliest first. */
  eventsOf(userId: string, from: Date, to: Date): Promise<(Lesson & WorkFacts['events'][number])[]>
  /** Mean of what was answered in each path worked on since an instant. */
  scoresOf(userId: string, since: Date): Promise<WorkFacts['scores']>
  /** Null until they are saved. */
  settingsOf(userId: string): Promise<Settings | null>
}
