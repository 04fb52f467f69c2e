import type { Role } from '../catalogue/roles.ts'
import type { SchoolGrade } from '../catalogue/school.ts'
import type { AccountType, Profile } from '../contracts/accounts.ts'

/** What a registration needs; the role and grade are fixed from then on. */
export type Registration = {
  accountType: AccountType
  role: Role
  grade: SchoolGrade
  email: string
  password: string
  /** The name shown: of a username or anonymous account. */
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

/** Sign-in and registration, whoever hosts the accounts. */
export interface AccountsPort {
  /** Profile of the restored session; null when nobody is signed in. Throws NetworkFailure or ApiError. */
  restore(): Promise<Profile | null>
  /** Throws AuthError. */
  signIn(email: string, password: string): Promise<Profile>
  /** Safe to repeat after a failure in the middle. Throws AuthError. */
  register(registration: Registration): Promise<Profile>
  signOut(): Promise<void>
  /** The API took a new password: the session of this device goes on. Throws AuthError. */
  keepSession(password: string): Promise<void>
  /** The API said that the session is over: nothing of it stays here. */
  ended(): Promise<void>
}
