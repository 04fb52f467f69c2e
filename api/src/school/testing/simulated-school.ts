import type { SchoolData } from '../types.ts'

/** Somebody the simulated services know. */
export interface SimulatedAccount {
  username: string
  password: string
  /** What happens at sign-in besides letting in. */
  asks?: 'pin' | 'device' | 'password' | 'choice'
  state?: 'disabled' | 'denied' | 'closed' | 'moved' | 'parent'
  pin?: string
}

/** What a simulated service does in place of answering. */
type SimulatedTrouble =
  | ('suspended' | 'closed' | 'busy' | 'moved' | 'ent' | 'silence' | 'garbage' | 'half_a_timetable')
  /** PRONOTE alone: a challenge that is none, an answer to it without `Acces` or with an unknown one, another challenge. */
  | ('no_challenge' | 'no_access' | 'unknown_access' | 'new_challenge')
  /** EcoleDirecte alone: its first answer brings no cookie, or its answers are an object without the expected fields. */
  | ('no_cookie' | 'no_data')

export interface SimulatedSchool {
  accounts: SimulatedAccount[]
  data: SchoolData
  /** The school signs in through an ENT. */
  hasEnt?: boolean
  trouble?: SimulatedTrouble | undefined
}
