import * as z from 'zod'
import { SCHOOL_GRADES } from '../catalogue/index.ts'
import { DIRECTORY_BEGIN } from './directory-return.ts'
import { MAX_PASSWORD_CHARS } from './password.ts'
import { Done, route, success } from './route.ts'
import { FactorCode } from './second-factor.ts'

const Text = z.string().max(4000).optional()
/** The browser goes on there. */
const Next = z.string().max(8000)
const END = '/api/auth/school/end'
/** The directory may take its time. */
const DEADLINE_MS = 30_000
const MAX_BODY_BYTES = 16 * 1024

/** How the own account hangs together with the school's. */
export const DirectoryLink = z
  .object({
    linked: z.boolean(),
    /** Whether it has a password of ours. */
    hasPassword: z.boolean(),
    /** Until when it counts in place of a password that the caller signed in at the school again; null: not now. */
    provenUntil: z.string().nullable(),
  })
  .meta({ id: 'DirectoryLink' })
export type DirectoryLink = z.infer<typeof DirectoryLink>

/** Signing in through the school's directory; 404 where this installation has none, and with Firebase. */
export const directoryRoutes = {
  /** `back`: the page of ours to come back to; `grade`: what a pupil chose whose directory does not say it. */
  beginDirectory: route({
    method: 'GET',
    path: DIRECTORY_BEGIN,
    summary: 'Go to the school to sign in',
    body: z.object({ back: z.string().max(200).optional(), grade: z.enum(SCHOOL_GRADES).optional() }),
    answer: Next,
    policy: { allow: 'public' },
    rate: 'enter',
    redirect: true,
    deadlineMs: DEADLINE_MS,
  }),
  /** Always goes on to a page of ours, whose address says how it ended (contracts/directory-return.ts). */
  endDirectory: route({
    method: 'GET',
    path: END,
    summary: 'Come back from the school',
    body: z.object({
      code: Text,
      state: Text,
      iss: Text,
      error: Text,
      error_description: Text,
      session_state: Text,
      ticket: Text,
    }),
    answer: Next,
    policy: { allow: 'public' },
    rate: 'enter',
    redirect: true,
    deadlineMs: DEADLINE_MS,
  }),
  /**
   * After `second_factor`: the code of whoever just came back, and the page of ours to go on to. `invalid_input` with the field
   * `code` for a wrong one; 409 when nobody came back in the last ten minutes.
   */
  finishDirectory: route({
    method: 'POST',
    path: '/api/auth/school/code',
    summary: 'Show the second factor after the school said who one is',
    body: z.object({ code: FactorCode }),
    answer: success(z.object({ next: Next })),
    policy: { allow: 'public' },
    rate: 'enter',
    maxBody: MAX_BODY_BYTES,
  }),
  /** What the school's server sends: a logout token of OpenID Connect, or the request of CAS. `invalid_input` for another. */
  leaveDirectory: route({
    method: 'POST',
    path: END,
    summary: 'End the sessions that ended at the school',
    body: z.object({ logout_token: z.string().max(8000).optional(), logoutRequest: z.string().max(8000).optional() }),
    answer: Done,
    policy: { allow: 'public' },
    rate: 'enter',
    form: true,
    deadlineMs: DEADLINE_MS,
    maxBody: MAX_BODY_BYTES,
  }),
  readDirectoryLink: route({
    method: 'GET',
    path: '/api/auth/school/link',
    summary: 'Whether the own account is linked to the school’s, and what one shows who one is with',
    answer: success(DirectoryLink),
    policy: { allow: 'member' },
    rate: 'read',
  }),
  /**
   * Sign in at the school once more, in place of a password that the account has not; counts for five minutes. `back`: the page
   * of ours to come back to. 409 for an account that has a password, or that is not the school's.
   */
  proveAtDirectory: route({
    method: 'POST',
    path: '/api/auth/school/proof',
    summary: 'Show at the school who one is',
    body: z.object({ back: z.string().max(200) }),
    answer: success(z.object({ next: Next })),
    policy: { allow: 'member' },
    rate: 'sign-in',
    deadlineMs: DEADLINE_MS,
    maxBody: MAX_BODY_BYTES,
  }),
  /** The address at the school to go on to. `invalid_input` with the field `password` for a wrong one. */
  linkDirectory: route({
    method: 'POST',
    path: '/api/auth/school/link',
    summary: 'Link the own account to the school’s',
    body: z.object({ password: z.string().max(MAX_PASSWORD_CHARS) }),
    answer: success(z.object({ next: Next })),
    policy: { allow: 'member' },
    rate: 'sign-in',
    deadlineMs: DEADLINE_MS,
    maxBody: MAX_BODY_BYTES,
  }),
}
