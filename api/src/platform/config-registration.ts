import { z } from 'zod'

const HOST = String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)+`

/** Who may register: anybody, by an address of a domain, with a code, adults only once accepted, or nobody. */
export type RegistrationRule =
  | { kind: 'open' }
  | { kind: 'domain'; domains: readonly string[] }
  | { kind: 'code'; code: string }
  | { kind: 'approval' }
  | { kind: 'closed' }

/** The variables of the environment. */
export const registrationVariables = {
  REGISTRATION: z
    .string()
    .trim()
    .toLowerCase()
    .regex(new RegExp(`^(?:open|code|approval|closed|domain:${HOST}(?:,${HOST})*)$`))
    .default('open'),
  REGISTRATION_CODE: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}-]{8,64}$/u)
    .optional(),
}

interface RegistrationEnvironment {
  REGISTRATION: string
  REGISTRATION_CODE?: string | undefined
  SMTP_URL?: string | undefined
  AUTH?: string | undefined
}

/** The variable that does not go with the others, if one does not. */
export function registrationProblem(env: RegistrationEnvironment): string | undefined {
  if ((env.REGISTRATION === 'code') !== (env.REGISTRATION_CODE !== undefined)) return 'REGISTRATION_CODE'
  // An address proves a domain only once a mail to it was read, and our mails are not those of Firebase.
  if (env.REGISTRATION.startsWith('domain:') && (!env.SMTP_URL || env.AUTH === 'firebase')) return 'REGISTRATION'
  return undefined
}

/** The rule that the environment says. */
export function registrationRule({ REGISTRATION, REGISTRATION_CODE = '' }: RegistrationEnvironment): RegistrationRule {
  if (REGISTRATION.startsWith('domain:'))
    return { kind: 'domain', domains: REGISTRATION.slice('domain:'.length).split(',') }
  if (REGISTRATION === 'code') return { kind: 'code', code: REGISTRATION_CODE }
  return { kind: REGISTRATION as 'open' | 'approval' | 'closed' }
}
