import * as z from 'zod'
import { CurrentProof } from './password.ts'
import { Done, route, success } from './route.ts'

/** Six digits of an app, or one of the backup codes. */
export const FactorCode = z.string().trim().min(6).max(20)

/** Where the second factor of an adult stands. */
export const SecondFactor = z
  .object({
    /** Since when; null while it is off. */
    since: z.string().nullable(),
    /** Backup codes that were not used yet. */
    codesLeft: z.int(),
    /** Whether the caller operates this installation, and cannot do so without it. */
    required: z.boolean(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

/** A second factor for adults (TOTP). For the embedded hosting only: the hosted one has that of its account service. */
export const secondFactorRoutes = {
  readSecondFactor: route({
    method: 'GET',
    path: '/api/account/second-factor',
    summary: 'Where the own second factor stands',
    answer: success(SecondFactor),
    policy: { allow: 'manager' },
    rate: 'read',
  }),
  /**
   * With the own password, or an empty one after `proveAtDirectory`: `invalid_input` with the field `password` for a wrong one; 409
   * while one is on. Nothing changes before `confirmSecondFactor`.
   */
  beginSecondFactor: route({
    method: 'POST',
    path: '/api/account/second-factor',
    summary: 'Get the secret for an app',
    body: z.object({ password: CurrentProof }),
    answer: success(z.object({ secret: z.string(), uri: z.string() })),
    policy: { allow: 'manager' },
    rate: 'sign-in',
  }),
  /** Ends every other session. `invalid_input` with the field `code` for a wrong one. The backup codes are shown once. */
  confirmSecondFactor: route({
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    summary: 'Prove that the app has the secret, and switch the second factor on',
    body: z.object({ code: FactorCode }),
    answer: success(z.object({ backupCodes: z.array(z.string()) })),
    policy: { allow: 'manager' },
    rate: 'sign-in',
  }),
  endSecondFactor: route({
    method: 'POST',
    path: '/api/account/second-factor/end',
    summary: 'Switch the own second factor off',
    body: z.object({ password: CurrentProof, code: FactorCode }),
    answer: Done,
    policy: { allow: 'manager' },
    rate: 'sign-in',
  }),
}
