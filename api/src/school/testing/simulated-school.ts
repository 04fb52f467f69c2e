import type { Assignment, SchoolData } from '../types.ts'

/** Somebody the simulated services know. */
export interface SimulatedAccount {
  username: string
  password: string
  /** What happens at sign-in besides letting in. */
  asks?: 'pin' | 'device' | 'password' | 'choice'
  state?: 'disabled' | 'denied' | 'closed' | 'moved' | 'parent'
  pin?: string
  /** PRONOTE alone. */
  fault?: SimulatedFault
}

/** What a simulated service does to one part of what it gives: to its first lesson, task, mark of a test, document, week or day. */
export type SimulatedFault =
  | ('no_length' | 'no_start' | 'no_due_day' | 'odd_test_mark' | 'odd_document')
  /** PRONOTE alone: the documents of its lessons are shown, and refused. */
  /** The school does not show the part, or shows it and refuses it. */
  | 'documents_refused'
  /** What the school says besides the week is not shown, is refused, or has one thing out of shape. */
  | ('report_off' | 'report_refused' | 'odd_report')
  /** Marks of homework are refused. */
  | 'marks_refused'
  | ('timetable_off' | 'homework_off' | 'timetable_refused' | 'homework_refused')
  /** PRONOTE's second week, EcoleDirecte's first day of homework. */
  | ('piece_unreadable' | 'piece_silent')
  /** All lessons of the school, whatever week or days are asked for. */
  | 'all_weeks'
  /** Too many calls, from the homework on. */
  | 'suspended_midway'

/** What a simulated service does in place of answering. */
type SimulatedTrouble =
  | ('suspended' | 'closed' | 'busy' | 'moved' | 'ent' | 'silence' | 'garbage' | 'half_a_timetable')
  /** PRONOTE alone: a challenge that is none or of another form, an unknown mode, an answer without `Acces`
   * or with an unknown one, another challenge. */
  | ('no_challenge' | 'no_access' | 'unknown_access' | 'new_challenge' | 'odd_challenge' | 'odd_mode')
  /** EcoleDirecte alone: its first answer brings no cookie, or its answers are an object without the expected fields. */
  | ('no_cookie' | 'no_data')

const markKey = ({ due, subject, html }: Assignment) => `${due} ${subject} ${html}`

/** Whether homework is done at school. */
export const isDone = ({ marks }: SimulatedSchool, task: Assignment): boolean => marks?.get(markKey(task)) ?? task.done

/** Marks homework at school. */
export function markDone(school: SimulatedSchool, task: Assignment, done: boolean): void {
  school.marks ??= new Map()
  school.marks.set(markKey(task), done)
}

/** What a document of a simulated school holds. */
export const contentOf = (name: string): Buffer =>
  Buffer.from(name.endsWith('.pdf') ? `%PDF-1.4\n% ${name}\n` : `Document simulé : ${name}\n`)

/** What a simulated school says besides the week. */
export interface SimulatedReport {
  /** `value` and `outOf` as schools write them: '12,5', 'Abs'. */
  grades: { subject: string; title: string; day: string; value: string; outOf: string; classAverage?: string }[]
  absences: {
    what: 'absence' | 'delay' | 'punishment'
    day: string
    minutes?: number
    justified: boolean
    reason: string
  }[]
  news: { day: string; title: string; html: string }[]
}

export const NO_REPORT: SimulatedReport = { grades: [], absences: [], news: [] }

export interface SimulatedSchool {
  accounts: SimulatedAccount[]
  data: SchoolData
  report?: SimulatedReport
  /** What was marked at school since then. */
  marks?: Map<string, boolean>
  /** The school signs in through an ENT. */
  hasEnt?: boolean
  trouble?: SimulatedTrouble | undefined
  fault?: SimulatedFault | undefined
}
