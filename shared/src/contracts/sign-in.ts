import * as z from 'zod'
import { MAX_PASSWORD_CHARS, Password } from './password.ts'
import { Done, route, Uid } from './route.ts'

const Email = z.email().max(254)
const MAX_BODY_BYTES = 16 * 1024

const SignedInUser = z
  .object({ id: Uid, name: z.string(), email: z.string(), emailVerified: z.boolean(), image: z.string().nullable() })
  .meta({ id: 'SignedInUser' })

/** The session is a cookie; a program that is no page also gets a token, to show as `Authorization: Bearer`. */
const SignedIn = z.object({ user: SignedInUser, token: z.string().optional() })

/** For the embedded hosting only; the hosted one uses the library of its account service. */
export const signInRoutes = {
  /** 409 `conflict` with the field `email` when the address is taken. */
  signUp: route({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    summary: 'Register an address with a password, and sign in',
    body: z.object({ email: Email, password: Password, name: z.string().max(254) }),
    answer: SignedIn,
    policy: { allow: 'public' },
    rate: 'enter',
    maxBody: MAX_BODY_BYTES,
  }),
  /**
   * 401 `wrong_credentials`, the same for an unknown address and a wrong password; 403 `account_disabled`; 429 after ten
   * wrong passwords in five minutes.
   */
  signIn: route({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    summary: 'Sign in with an address and a password',
    body: z.object({ email: Email, password: z.string().max(MAX_PASSWORD_CHARS) }),
    answer: SignedIn,
    policy: { allow: 'public' },
    rate: 'enter',
    maxBody: MAX_BODY_BYTES,
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'End the session of the call',
    body: z.object({}),
    answer: Done,
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
  }),
}
