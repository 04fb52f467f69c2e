/** Public pages, by their address. */
export const LEGAL = {
  '/settings/confidentialite': 'privacy',
  '/settings/mentions': 'notices',
  '/settings/accessibilite': 'accessibility',
} as const

export type LegalAddress = keyof typeof LEGAL
export type LegalId = (typeof LEGAL)[LegalAddress]

/** The public page at an address; undefined for any other address. */
export const findLegalPage = (pathname: string): LegalId | undefined => LEGAL[pathname as LegalAddress]
