/** The product's name and domain. A build may replace them (see ARCHITECTURE.md, configuration). */
export const PRODUCT = {
  name: 'Ariane',
  /** Appended to an identifier without an at sign. */
  emailDomain: 'ariane.example',
} as const
