/** How far a site follows the RGAA (decree 2019-768, article 2): an audit's rate decides, and without an audit nothing is claimed. */
export const CONFORMITIES = ['none', 'partial', 'total'] as const
export type Conformity = (typeof CONFORMITIES)[number]

/** `rate`: the share of the applicable criteria that an audit found kept, from 0 to 100; null without an audit. */
export function judgeConformity(rate: number | null): Conformity {
  if (rate === null || rate < 50) return 'none'
  return rate < 100 ? 'partial' : 'total'
}

/** The words that the law gives for each. */
export const CONFORMITY_WORDS: Readonly<Record<Conformity, string>> = {
  none: 'non conforme',
  partial: 'partiellement conforme',
  total: 'totalement conforme',
}
