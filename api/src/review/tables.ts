import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Memory } from './memory.ts'

interface ReviewCardsTable {
  id: GeneratedAlways<number>
  user_id: string
  module_id: number
  key: string
  memory: JSONColumnType<Memory>
  /** The Paris day from which it may come back. */
  due_day: string
  added_at: Date
  /** The Paris day of the last answer in the book. */
  reviewed_day: string | null
  reviews: Generated<number>
  /** The last answer waits for the pupil's own word on it. */
  assess: Generated<boolean>
}

export interface ReviewTables {
  review_cards: ReviewCardsTable
}
