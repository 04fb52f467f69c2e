import type { CalendarEvent, ImportFailure } from '@ariane/shared/contracts'
import type { Series } from '../occurrences.ts'

/** The days that are compared. What ended before them stays as it is. */
export interface Window {
  from: Date
  to: Date
}

/** An event as a calendar gives it, ready to be kept. */
export interface Draft extends Pick<CalendarEvent, 'title' | 'description' | 'type' | 'allDay'> {
  /** The same at each import for the same thing. */
  key: string
  /** Changes with anything that is shown. */
  digest: string
  meta: { room?: string }
  /** Of the first repetition. */
  start: Date
  end: Date
  cancelled: boolean
  series: Series | null
}

/** What was read of a calendar. */
export interface Reading {
  /** The name it gives itself, or nothing. */
  name: string
  drafts: Draft[]
  /** Events that nobody could read. */
  skipped: number
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
