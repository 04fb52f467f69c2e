import * as z from 'zod'
import { ROLES } from '../catalogue/index.ts'
import { Done, route, success, Uid } from './route.ts'

/**
 * Who may register: anybody, whoever has an address of a domain, whoever knows the school's code, adults only once an operator
 * accepted them, or nobody.
 */
export const REGISTRATION_KINDS = ['open', 'domain', 'code', 'approval', 'closed'] as const

/** What the registration asks for here. */
export const RegistrationRules = z
  .object({
    kind: z.enum(REGISTRATION_KINDS),
    /** Of the addresses that may register; empty unless `kind` is `domain`. */
    domains: z.array(z.string()),
    /** Whether a code is mailed to an address that registers (`confirmAddress`). */
    confirmsAddress: z.boolean(),
  })
  .meta({ id: 'RegistrationRules' })
export type RegistrationRules = z.infer<typeof RegistrationRules>

/** An adult who registered, and whom nobody accepted yet. */
export const WaitingAdult = z
  .object({ userId: Uid, fullName: z.string(), email: z.string(), role: z.enum(ROLES), since: z.string() })
  .meta({ id: 'WaitingAdult' })
export type WaitingAdult = z.infer<typeof WaitingAdult>

export const registrationRoutes = {
  /** Those who have waited longest first. */
  listWaitingAdults: route({
    method: 'GET',
    path: '/api/registrations',
    summary: 'Adults who wait to be accepted',
    answer: success(z.object({ waiting: z.array(WaitingAdult) })),
    policy: { allow: 'operator' },
    rate: 'read',
  }),
  /** 404 for somebody who does not wait. */
  acceptRegistration: route({
    method: 'POST',
    path: '/api/registrations/accept',
    summary: 'Let an adult in who registered',
    body: z.object({ userId: Uid }),
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
  /** The account is removed at once, with everything in it. 404 for somebody who does not wait. */
  refuseRegistration: route({
    method: 'POST',
    path: '/api/registrations/refuse',
    summary: 'Remove the account of an adult who registered',
    body: z.object({ userId: Uid }),
    answer: Done,
    policy: { allow: 'operator' },
    rate: 'write',
  }),
}
