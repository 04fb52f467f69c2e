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
  /** The school's code, where one is asked for. */
  code?: string
  /** The code that was mailed to the address, where addresses are confirmed. */
  addressCode?: string
}

export type SignInOptions = {
  /** A shared computer: the session ends with the browser. */
  shared?: boolean
  /** The code of the second factor. */
  code?: string
}

/** Why the account service refused. The French sentence belongs to the screen. */
export type AuthCode =
  | 'taken'
  /** The account could not be made; whether somebody has the address is not said. */
  | 'refused'
  | 'wrong'
  | 'weak'
  | 'common'
  | 'invalid_email'
  | 'too_many'
  | 'disabled'
  | 'closed'
  /** The school's code, or the one mailed to the address, is not right. */
  | 'code'
  | 'address_code'
  /** The password is right, and the code of the second factor is missing or not right. */
  | 'factor'
  | 'factor_wrong'
  | 'network'
  | 'unknown'

export class AuthError extends Error {
  readonly code: AuthCode
  /** How long to wait after too many tries, where that is known. */
  readonly seconds: number | undefined
  constructor(code: AuthCode, cause?: unknown, seconds?: number) {
    super(code, { cause })
    this.name = 'AuthError'
    this.code = code
    this.seconds = seconds
  }
}

/** Sign-in and registration, in both hostings. */
export interface AccountsPort {
  /** Profile of the restored session; null without a session. @throws NetworkFailure or ApiError */
  restore(): Promise<Profile | null>
  /** @throws AuthError */
  signIn(email: string, password: string, options?: SignInOptions): Promise<Profile>
  /** Safe to repeat after a partial failure. @throws AuthError */
  register(registration: Registration): Promise<Profile>
  /** Gives where the session of a school ends too, for the browser to go on to. */
  signOut(): Promise<string | undefined>
  /** After a password change: keeps the session of this device. @throws AuthError */
  keepSession(password: string): Promise<void>
  /** The API reported that the session is over: removes what is left of it here. */
  ended(): Promise<void>
}
