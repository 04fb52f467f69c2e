import type { TutorAnswer } from '@ariane/shared/contracts/learning'

type Point = TutorAnswer['explanations'][number]

/** What stands before the numbered points: why there is no answer yet, what is taken up again, or which lesson it is from. */
export function splitLead({ kind, reference, source, explanations }: TutorAnswer): { lead?: Point; points: Point[] } {
  const [first, ...others] = explanations
  const hasLead = source === 'built-in' && (kind === 'refusal' || kind === 'help' || reference?.elsewhere === true)
  return first && hasLead && others.length > 0 ? { lead: first, points: others } : { points: explanations }
}
