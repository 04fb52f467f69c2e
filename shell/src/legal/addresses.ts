import type { LEGAL_PATHS } from '@ariane/shared/contracts/public-paths'

/** Public pages, by their address. */
export const LEGAL = {
  '/settings/confidentialite': 'privacy',
  '/settings/mentions': 'notices',
  '/settings/accessibilite': 'accessibility',
} as const satisfies Record<LegalAddress, string>

export type LegalAddress = (typeof LEGAL_PATHS)[number]
export type LegalId = (typeof LEGAL)[LegalAddress]

/** The public page at an address; undefined for any other address. */
export const findLegalPage = (pathname: string): LegalId | undefined => LEGAL[pathname as LegalAddress]
