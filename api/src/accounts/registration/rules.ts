import { timingSafeEqual } from 'node:crypto'
import { isManager, type Role } from '@ariane/shared/catalogue'
import type { RegistrationRules } from '@ariane/shared/contracts'
import type { RegistrationRule } from '../../platform/config-registration.ts'

/** What a page may know of the rule: never the code. */
export const shownRules = (rule: RegistrationRule, confirmsAddress: boolean): RegistrationRules => ({
  kind: rule.kind,
  domains: rule.kind === 'domain' ? [...rule.domains] : [],
  confirmsAddress,
})

/** Whether somebody who opens an account has to be accepted first. */
export const hasToWait = (rule: RegistrationRule, role: Role) => rule.kind === 'approval' && isManager(role)

/** A code as it is compared: typed from a sheet of paper. */
const plain = (code: string) => Buffer.from(code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, ''))

/** Whether this is the school's code. */
export function isRightCode(expected: string, given: string): boolean {
  const [one, other] = [plain(expected), plain(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether an address is of one of these domains; of a subdomain only where that is named itself. */
export const isOfDomain = (email: string, domains: readonly string[]) =>
  domains.includes(email.trim().toLowerCase().split('@').at(-1) ?? '')
