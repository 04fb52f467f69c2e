import type { ActivityAnswer } from '@ariane/shared/contracts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { OpenClarification } from '../platform/clarification.ts'
import type { Memory } from './memory.ts'

interface ReviewCardsTable {
  id: GeneratedAlways<number>
  user_id: string
  module_id: number
  key: string
  memory: JSONColumnType<Memory>
  /** The local day from which it may come back. */
  due_day: string
  added_at: Date
  /** The local day of the last answer in the book. */
  reviewed_day: string | null
  reviews: Generated<number>
  /** The last answer waits for the pupil's own word on it. */
  assess: Generated<boolean>
  /** What was asked back about an answer that is not judged yet. */
  ask: ColumnType<OpenClarification<string | ActivityAnswer> | null, string | null | undefined, string | null>
}

export interface ReviewTables {
  review_cards: ReviewCardsTable
}
