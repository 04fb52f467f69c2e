import type { CalendarEvent, PathSummary } from '@ariane/shared/contracts'

/** A path or a homework with the last time something was done on it. */
export type Work = Pick<PathSummary, 'id' | 'title' | 'type' | 'status' | 'percent'> & { activeAt: Date }

export const isHomework = ({ type }: Pick<Work, 'type'>) => type === 'homework'

/** An event of the planner; a course or a revision with an alert is an incomplete lesson. */
export type Lesson = Pick<CalendarEvent, 'id' | 'title' | 'type' | 'alert'>

/** What the progress area reads from the others. */
export interface ProgressSources {
  worksOf(userId: string): Promise<Work[]>
  /** Events between two instants, earliest first. */
  eventsOf(userId: string, from: Date, to: Date): Promise<Lesson[]>
}
