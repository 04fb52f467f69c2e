import type { Role } from '../catalogue/roles.ts'
import type { SchoolGrade } from '../catalogue/school.ts'
import type { AccountType, Profile } from '../contracts/accounts.ts'

/** The data of a registration; role and grade are fixed from then on. */
export type Registration = {
  accountType: AccountType
  role: Role
  grade: SchoolGrade
  email: string
  password: string
  /** The displayed name of a username or anonymous account. */
  username?: string
}

/** Why the account service refused. The French sentence belongs to the screen. */
export type AuthCode = 'taken' | 'wrong' | 'weak' | 'invalid_email' | 'too_many' | 'disabled' | 'network' | 'unknown'

export class AuthError extends Error {
  readonly code: AuthCode
  constructor(code: AuthCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'AuthError'
    this.code = code
  }
}

/** Sign-in and registration, in both hostings. */
export interface AccountsPort {
  /** Profile of the restored session; null without a session. @throws NetworkFailure or ApiError */
  restore(): Promise<Profile | null>
  /** @throws AuthError */
  signIn(email: string, password: string): Promise<Profile>
  /** Safe to repeat after a partial failure. @throws AuthError */
  register(registration: Registration): Promise<Profile>
  signOut(): Promise<void>
  /** After a password change: keeps the session of this device. @throws AuthError */
  keepSession(password: string): Promise<void>
  /** The API reported that the session is over: removes what is left of it here. */
  ended(): Promise<void>
}
