import type { SchoolProvider } from '@ariane/shared/contracts'
import type { KnownEvent, Plan } from './merge.ts'

/** A pupil's events of one source between two instants. */
export interface SourceRange {
  userId: string
  source: SchoolProvider
  from: Date
  to: Date
}

/** What the school area asks of the planner: reading and writing what comes from a source, and nothing else. */
export interface SourceEvents {
  known(range: SourceRange): Promise<KnownEvent[]>
  /** Applies a plan and confirms everything of the source between the two instants; own events are not touched. */
  apply(range: SourceRange, plan: Plan, now: Date): Promise<void>
}
