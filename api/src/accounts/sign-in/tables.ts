import type { Generated } from 'kysely'

/** The tables of the sign-in library that we read or write ourselves (column names are the library's). */
export interface SignInTables {
  auth_users: {
    id: string
    name: string
    email: string
    emailVerified: boolean
    image: Generated<string | null>
    createdAt: Date
    updatedAt: Date
  }
  auth_sessions: {
    id: string
    userId: string
    token: string
    expiresAt: Date
    userAgent: string | null
    createdAt: Generated<Date>
    updatedAt: Date
    /** Of a shared computer: it ends after two hours without a call. */
    shared: Generated<boolean>
    /** When the school said again who this is. */
    proven_at: Generated<Date | null>
  }
  second_factors: {
    uid: string
    sealed: Buffer
    /** Switched on. */
    confirmed_at: Date | null
    /** The last step of a code that was used. */
    last_step: Generated<number>
  }
  backup_codes: { uid: string; code_hash: string }
  /** Unlogged: codes mailed to addresses that register. */
  address_codes: {
    address_key: string
    code_hash: string
    tries: Generated<number>
    expires_at: Date
  }
  auth_accounts: {
    id: string
    userId: string
    accountId: string
    providerId: string
    password: string | null
    createdAt: Generated<Date>
    updatedAt: Date
  }
  password_resets: {
    /** The token itself is only in the mail. */
    token_hash: string
    uid: string
    expires_at: Date
    /** An operator made the link: whoever uses it may be somebody else. */
    by_operator: Generated<boolean>
  }
}
