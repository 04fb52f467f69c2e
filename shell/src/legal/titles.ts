import type { LegalAddress } from './addresses.ts'

/** In the order of the links. */
export const titles: Record<LegalAddress, string> = {
  '/settings/confidentialite': 'Confidentialité',
  '/settings/mentions': 'Mentions légales',
  '/settings/accessibilite': 'Accessibilité',
}
