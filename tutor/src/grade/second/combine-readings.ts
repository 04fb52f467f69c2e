import type { DoubtKind } from '../text/doubts.ts'
import type { Verdict, Why } from '../text/judgement.ts'
import type { CheckedReading } from './reading.ts'

/** What the rules said of an answer. */
export type RuledAnswer = { verdict: Verdict; why: Why; doubts: readonly { kind: DoubtKind }[] }

/** Guesses about words, which somebody who understands the answer may know better; all other doubts stand. */
const SOFT: ReadonlySet<DoubtKind> = new Set(['opposite', 'turned word', 'exchanged'])
/** Open because of what was found or not found in it, and not because of its form. */
const OPEN: ReadonlySet<Why> = new Set(['nothing found', 'doubted'])

/** Whether no rule keeps this answer from getting a better verdict. */
const mayRise = ({ why, doubts }: RuledAnswer) => OPEN.has(why) && doubts.every(({ kind }) => SOFT.has(kind))

/** Whether a second reading could change the verdict at all. */
export const isOpenToReading = ({ verdict, why }: RuledAnswer): boolean =>
  verdict === 'correct' || verdict === 'to_review' || (verdict === 'incorrect' && why === 'off the subject')

/** Both readings, idea by idea, where they agree. */
const agree = (first: CheckedReading, second: CheckedReading | undefined): CheckedReading | undefined =>
  second?.length === first.length && first.every((status, idea) => status === second[idea]) ? first : undefined

/**
 * The verdict of the rules and up to two readings of a model, each undefined when it cannot be relied on. One reading can only
 * take « correct » back to `to_review`; everything else needs two that agree. Silence never counts against an answer.
 */
export function combineReadings(
  ruled: RuledAnswer,
  first: CheckedReading | undefined,
  second: CheckedReading | undefined,
): Verdict {
  const { verdict } = ruled
  if (!first || first.length === 0 || !isOpenToReading(ruled)) return verdict
  const agreed = agree(first, second)
  const isSaid = (reading: CheckedReading) => reading.includes('said')
  const isContradicted = (reading: CheckedReading) => reading.includes('contradicted')

  if (verdict === 'correct') {
    if (agreed && isContradicted(agreed) && isSaid(agreed)) return 'partial'
    return isContradicted(first) ? 'to_review' : verdict
  }
  if (!agreed) return verdict
  if (verdict === 'incorrect') return isSaid(agreed) && !isContradicted(agreed) ? 'to_review' : verdict
  if (!isSaid(agreed)) return isContradicted(agreed) ? 'incorrect' : verdict
  if (!mayRise(ruled)) return verdict
  return agreed.every(status => status === 'said') ? 'correct' : 'partial'
}
