import { hasMailbox } from '@ariane/shared/catalogue'
import type { RegistrationRule } from '../../platform/config-registration.ts'
import { ApiFailure, fail } from '../../platform/errors.ts'
import type { Guesses } from '../../platform/http/guesses.ts'
import { toNetwork } from '../../platform/http/network.ts'
import type { AddressCodes } from './address-codes.ts'
import { isOfDomain, isRightCode } from './rules.ts'

/** Wrong codes of the school from one network, before they have to wait. */
const FREE_CODES = 60

interface EntrancePorts {
  rule: RegistrationRule
  guesses: Guesses
  /** Absent where no mail is sent: addresses are not confirmed. */
  addressCodes: AddressCodes | undefined
}

export interface Newcomer {
  email: string
  code?: string | undefined
  addressCode?: string | undefined
}

/** Decides whether somebody may register, before an identity is made. */
export function registrationEntrance({ rule, guesses, addressCodes }: EntrancePorts) {
  async function checkCode(code: string | undefined, ip: string) {
    if (rule.kind !== 'code') return
    const key = `registration-code:${toNetwork(ip)}`
    if (code) await guesses.begin(key, FREE_CODES)
    if (!code || !isRightCode(rule.code, code)) fail('invalid_input', ['code'])
    // A class registers at once.
    await guesses.giveBack(key)
  }

  return {
    /** Fails with `registration_closed`, or with `invalid_input` and the field that is not right. */
    async admit({ email, code }: Newcomer, ip: string) {
      if (rule.kind === 'closed') fail('registration_closed')
      if (rule.kind === 'domain' && !isOfDomain(email, rule.domains)) fail('registration_closed', ['email'])
      await checkCode(code, ip)
    },

    /** The last thing to check: a code works once. */
    async confirm({ email, addressCode }: Newcomer) {
      if (!addressCodes || !hasMailbox(email)) return
      if (!addressCode || !(await addressCodes.use(email, addressCode))) fail('invalid_input', ['addressCode'])
    },

    /** An address that somebody has is not said to be known; a username is. */
    refusal: (error: unknown, email: string) =>
      error instanceof ApiFailure && error.code === 'conflict' && hasMailbox(email)
        ? new ApiFailure('conflict')
        : error,
  }
}
export type RegistrationEntrance = ReturnType<typeof registrationEntrance>
