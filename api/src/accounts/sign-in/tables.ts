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
  }
}
