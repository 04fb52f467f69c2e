import * as z from 'zod'
import { Done, route, success } from './route.ts'

export const BROWSERS = ['firefox', 'edge', 'opera', 'samsung', 'chrome', 'safari', 'other'] as const
export const SYSTEMS = ['android', 'ios', 'chromeos', 'windows', 'macos', 'linux', 'other'] as const

/** A device where somebody is signed in. No address is kept. */
export const SignInOnDevice = z
  .object({
    id: z.string(),
    browser: z.enum(BROWSERS),
    system: z.enum(SYSTEMS),
    since: z.string(),
    /** To the day, on a shared computer to some minutes. */
    lastSeen: z.string(),
    /** The session of the call. */
    current: z.boolean(),
    shared: z.boolean(),
  })
  .meta({ id: 'SignInOnDevice' })
export type SignInOnDevice = z.infer<typeof SignInOnDevice>

export const signInsRoutes = {
  /** The one of the call first, then the latest. For the embedded hosting only: another service does not list them. */
  listSignIns: route({
    method: 'GET',
    path: '/api/account/sign-ins',
    summary: 'Where the caller is signed in',
    answer: success(z.object({ signIns: z.array(SignInOnDevice) })),
    policy: { allow: 'signedIn' },
    rate: 'read',
  }),
  /** 404 for a session that ended or is not the caller's. */
  endSignIn: route({
    method: 'POST',
    path: '/api/account/sign-ins/end',
    summary: 'Sign out on one device',
    body: z.object({ id: z.string().min(1).max(128) }),
    answer: Done,
    policy: { allow: 'signedIn' },
    rate: 'write',
  }),
  endAllSignIns: route({
    method: 'POST',
    path: '/api/account/sign-ins/end-all',
    summary: 'Sign out everywhere, here too',
    body: z.object({}),
    answer: Done,
    policy: { allow: 'signedIn' },
    rate: 'write',
  }),
}
