import type { CalendarEvent, ImportFailure, UnreadReason } from '@ariane/shared/contracts'
import type { Series } from '../occurrences.ts'

/** An event as a calendar gives it, ready to be kept. */
export interface Draft extends Pick<CalendarEvent, 'title' | 'description' | 'type' | 'allDay'> {
  /** The same at each import for the same thing. */
  key: string
  /** Changes with anything that is shown. */
  digest: string
  meta: CalendarEvent['meta']
  /** Of the first repetition. */
  start: Date
  end: Date
  cancelled: boolean
  /** A task that its calendar has as done. */
  done: boolean
  series: Series | null
}

/** What nobody could read. */
export interface Unread {
  title: string
  reason: UnreadReason
}

/** What was read of a calendar. */
export interface Reading {
  /** The name it gives itself, or nothing. */
  name: string
  drafts: Draft[]
  unread: Unread[]
  /** Zones that nobody knows, read as the schools' clock. */
  zones: string[]
  /** Events that are too old or too far ahead. */
  outside: number
}

/** A calendar that is not imported, and why. */
export class ImportRefusal extends Error {
  readonly code: ImportFailure
  constructor(code: ImportFailure) {
    super(`calendar: ${code}`)
    this.name = 'ImportRefusal'
    this.code = code
  }
}

export const refuse = (code: ImportFailure): never => {
  throw new ImportRefusal(code)
}
