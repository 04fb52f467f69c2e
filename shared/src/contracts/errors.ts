import * as z from 'zod'

/** The error codes with their HTTP status; the French sentence belongs to the screen. */
export const ERROR_CODES = {
  invalid_input: 400,
  /** Among the passwords that are guessed first, or the own name. */
  common_password: 400,
  not_signed_in: 401,
  /** No account has this address with this password. */
  wrong_credentials: 401,
  /** The password is right, and the code of the second factor is missing. */
  second_factor_needed: 401,
  no_account: 403,
  forbidden: 403,
  account_disabled: 403,
  /** Nobody registers here, or nobody like the caller. */
  registration_closed: 403,
  /** An adult whose registration nobody accepted yet. */
  awaiting_approval: 403,
  /** An operator has to sign in with a second factor. */
  second_factor_missing: 403,
  /** A parent's consent is missing. */
  consent_needed: 403,
  /** Somebody else set the password of this account within seven days. */
  recent_password: 403,
  /** The adult who is stopped knows the password: a new one has to come along. */
  new_password_needed: 403,
  /** An adult who decides for the pupil has to say it. */
  adult_needed: 403,
  not_found: 404,
  conflict: 409,
  /** Changed by another user since it was shown. */
  stale: 409,
  /** Ended or evaluated: no longer changes. */
  locked: 409,
  /** The user has reached the maximum number. */
  full: 409,
  too_large: 413,
  /** The `Idempotency-Key` belongs to another call. */
  key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  /** The mails that this installation sends per day are used up. */
  mail_limit: 503,
  /** Nothing can be answered now; where the answer has a Retry-After, the same call may work then. */
  unavailable: 503,
  /** The disk of the server is full: nothing is saved, reading goes on. */
  storage_full: 507,
} as const
export type ErrorCode = keyof typeof ERROR_CODES

/** Body of every answer that is not a success. */
export const ErrorBody = z
  .object({
    status: z.literal('error'),
    code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    /** Paths of the refused fields, for `invalid_input`. */
    fields: z.array(z.string()).optional(),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>
