import { lookup } from '../lookup.ts'
import type { ActivityResult } from '../result.ts'
import { type Part, scoreParts } from './score-parts.ts'

type Ordered = { order: readonly string[]; labels: Readonly<Record<string, string>> }

/** Each position, named '0', '1'…: the element that belongs there. `showAll` names the right ones too. */
export const gradePositions = (
  { order, labels }: Ordered,
  answer: { order: readonly string[] },
  showAll: boolean,
): ActivityResult => {
  const parts: Record<string, Part | null> = {}
  order.forEach((id, position) => {
    const correct = answer.order[position] === id
    const expected = lookup(labels, id) ?? ''
    if (answer.order[position] === undefined) parts[position] = null
    else parts[position] = correct && !showAll ? { correct } : { correct, expected }
  })
  return scoreParts(parts)
}
