import * as z from 'zod'
import { MAX_PASSWORD_CHARS, Password } from './password.ts'
import { Done, route, Uid } from './route.ts'
import { FactorCode } from './second-factor.ts'

const Email = z.email().max(254)
const MAX_BODY_BYTES = 16 * 1024

const SignedInUser = z
  .object({ id: Uid, name: z.string(), email: z.string(), emailVerified: z.boolean(), image: z.string().nullable() })
  .meta({ id: 'SignedInUser' })

/** The session is a cookie; a program that is no page also gets a token, to show as `Authorization: Bearer`. */
const SignedIn = z.object({ user: SignedInUser, token: z.string().optional() })

/** For the embedded hosting only; the hosted one uses the library of its account service. */
export const signInRoutes = {
  /**
   * 409 `conflict`, with the field `email` when a username is taken; an address is never said to be known. 403
   * `registration_closed` where nobody registers, or nobody with such an address. `invalid_input` with the field `code` (of
   * the school) or `addressCode` (mailed by `confirmAddress`), `common_password` for one that is guessed first.
   */
  signUp: route({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    summary: 'Register an address with a password, and sign in',
    body: z.object({
      email: Email,
      password: Password,
      name: z.string().max(254),
      code: z.string().max(100).optional(),
      addressCode: z.string().max(20).optional(),
    }),
    answer: SignedIn,
    policy: { allow: 'public' },
    rate: 'enter',
    maxBody: MAX_BODY_BYTES,
  }),
  /**
   * 401 `wrong_credentials`, the same for an unknown address and a wrong password; 401 `second_factor_needed` when the password
   * is right and a code has to come with it, `invalid_input` with the field `code` for a wrong one; 403 `account_disabled`;
   * 429 after some wrong ones, with the seconds to wait: half a minute at most, and never on a device where the account
   * entered before because of what others tried.
   */
  signIn: route({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    summary: 'Sign in with an address and a password',
    body: z.object({
      email: Email,
      password: z.string().max(MAX_PASSWORD_CHARS),
      code: FactorCode.optional(),
      /** A shared computer: the session ends with the browser, or after two hours without a call. */
      shared: z.boolean().default(false),
    }),
    answer: SignedIn,
    policy: { allow: 'public' },
    rate: 'enter',
    maxBody: MAX_BODY_BYTES,
  }),
  /** The answer is the same for known and unknown addresses. 503 `unavailable` where this installation sends no mail. */
  confirmAddress: route({
    method: 'POST',
    path: '/api/auth/confirm-address',
    summary: 'Mail the code that registers an address',
    body: z.object({ email: Email }),
    answer: Done,
    policy: { allow: 'public' },
    rate: 'enter',
    maxBody: MAX_BODY_BYTES,
  }),
  /** `leave`: where a session that began at the school ends there too; the browser goes on to it. */
  signOut: route({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'End the session of the call',
    body: z.object({}),
    answer: Done.extend({ leave: z.string().max(8000).optional() }),
    policy: { allow: 'public' },
    rate: 'write',
    neverShed: true,
    maxBody: MAX_BODY_BYTES,
  }),
  /** null without a session. */
  readSession: route({
    method: 'GET',
    path: '/api/auth/get-session',
    summary: 'Whose session the call carries',
    answer: z.object({ user: SignedInUser }).nullable(),
    policy: { allow: 'public' },
    rate: 'session',
    keep: 'opened',
  }),
}
