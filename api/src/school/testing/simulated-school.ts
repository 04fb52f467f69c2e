import type { SchoolData } from '../types.ts'

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

/** What a simulated service does to one part of what it gives: to its first lesson, task, mark of a test, week or day. */
export type SimulatedFault =
  | ('no_length' | 'no_start' | 'no_due_day' | 'odd_test_mark')
  /** The school does not show the part, or shows it and refuses it. */
  | ('timetable_off' | 'homework_off' | 'timetable_refused' | 'homework_refused')
  /** PRONOTE's second week, EcoleDirecte's first day of homework. */
  | ('piece_unreadable' | 'piece_silent')
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

export interface SimulatedSchool {
  accounts: SimulatedAccount[]
  data: SchoolData
  /** The school signs in through an ENT. */
  hasEnt?: boolean
  trouble?: SimulatedTrouble | undefined
  fault?: SimulatedFault | undefined
}
