import type { CalendarEvent } from '@ariane/shared/contracts'
import type { JSONColumnType } from 'kysely'

export interface CalendarTables {
  events: {
    id: string
    user_id: string
    title: string
    description: string
    type: CalendarEvent['type']
    starts_at: Date
    ends_at: Date
    all_day: boolean
    meta: JSONColumnType<CalendarEvent['meta']>
    recurrence_type: CalendarEvent['recurrenceType']
    recurrence_end: Date | null
    alert: string | null
    attachments: JSONColumnType<CalendarEvent['attachments']>
    source: CalendarEvent['source']
    created_at: Date
  }
}
