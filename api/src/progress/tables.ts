import type { DailyPart } from '@ariane/shared/contracts'
import type { JSONColumnType } from 'kysely'

export interface ProgressTables {
  /** What a pupil answered to suggested sessions; `week` is the Monday of theirs, '2026-11-23'. */
  session_answers: {
    user_id: string
    week: string
    key: string
    answer: 'accepted' | 'refused'
    /** The event that a session became, while it is there. */
    event_id: string | null
    answered_at: Date
  }
  reminders_put_away: {
    user_id: string
    key: string
    at: Date
  }
  /** The session of a local day, from its beginning on. */
  daily_sessions: {
    user_id: string
    day: string
    parts: JSONColumnType<DailyPart[]>
    started_at: Date
  }
  /** How many sessions a week a pupil wants. */
  weekly_goals: {
    user_id: string
    sessions: number
  }
}
