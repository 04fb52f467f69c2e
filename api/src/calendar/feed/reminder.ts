import type { CalendarEvent } from '@ariane/shared/contracts'
import { between, later, midnight, type Wall } from '../../platform/wall.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Six in the evening before. */
const BEFORE_MIDNIGHT_MS = 6 * HOUR_MS
const KINDS: readonly CalendarEvent['type'][] = ['homework', 'exam']

/** What is known of an event. */
interface Due {
  type: CalendarEvent['type']
  cancelled: boolean
  done_at: Date | null
}

/**
 * When a calendar reminds of work and tests: at six the evening before, as a time before the start (RFC 5545 §3.8.6.3), which
 * holds for each repetition. Undefined for what needs no reminder.
 */
export function reminderBefore({ type, cancelled, done_at }: Due, start: Wall): string | undefined {
  if (!KINDS.includes(type) || cancelled || done_at) return undefined
  const minutes = between(later(midnight(start), -BEFORE_MIDNIGHT_MS), start) / MINUTE_MS
  return `-PT${Math.floor(minutes / 60)}H${minutes % 60 === 0 ? '' : `${Math.floor(minutes % 60)}M`}`
}
