import { withoutAccents } from '@ariane/shared/catalogue'
import { consentRoutes } from '@ariane/shared/contracts/consent'
import { bodyFields, checkFields } from '@ariane/shared/form'
import { messages } from './messages.ts'

const KILO = 1024

/** '3,2 Mo', '512 ko', '80 octets'. */
export function formatSize(bytes: number): string {
  if (bytes < KILO) return `${bytes} octets`
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} ko`
  return `${(bytes / KILO / KILO).toFixed(1).replace('.', ',')} Mo`
}

/** A name as a part of a file's name: 'Zoé M.' → 'zoe-m'. */
export const fileName = (name: string) =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'donnees'

const { email } = bodyFields(consentRoutes.askConsent)
const check = checkFields({ email }, { email: messages.consent.emailWrong })
/** Only catches slips: the mail itself proves the address. */
export const checkParentEmail = (typed: { email: string }) => check({ email: typed.email.trim() })
