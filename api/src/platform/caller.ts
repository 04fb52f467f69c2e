import type { Role } from '@ariane/shared/catalogue'

/** Who makes a call, decided from the verified session alone. */
export interface Caller {
  /** Empty only under the policy `public`. */
  uid: string
  /** null only where the policy lets somebody in before the account is opened: `public` and `signedIn`. */
  role: Role | null
  email: string
  /** An adult whom nobody accepted yet: he reaches nothing but what is his own. */
  waiting?: boolean | undefined
  /** The session of the embedded sign-in, where there is one. */
  session?: string | undefined
}

/** What the platform has to know about an opened account. */
export interface Person {
  uid: string
  role: Role
  grade: string
  displayName: string
  /** Refused everywhere. */
  disabled: boolean
  /** Registered, and not accepted yet. */
  waiting: boolean
}
