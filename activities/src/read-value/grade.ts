import { isFilled } from '../answering/is-filled.ts'
import type { GradingPorts } from '../grading/ports.ts'
import type { GradingRules } from '../grading/rules.ts'
import { type Part, scoreParts } from '../grading/score-parts.ts'
import { lookup } from '../lookup.ts'
import type { SolutionFor } from '../solution.ts'
import { correction } from './messages.ts'

type Item = SolutionFor<'read-value'>['items'][string]

/** Whether a number is read near a value. The unit stands beside the field: an answer has it, or none. */
const reads = (
  { unit }: Pick<Item, 'unit'>,
  value: number,
  tolerance: number,
  text: string,
  { gradeText }: GradingPorts,
): boolean => {
  const expected = { kind: 'number', value: String(value), tolerance, ...(unit && { unit }) } as const
  return [text, `${text} ${unit ?? ''}`].some(answer => gradeText(expected, answer, {}).verdict === 'correct')
}

const explain = (item: Item, text: string, ports: GradingPorts): string | undefined => {
  const slip = item.slips.find(({ value }) => reads(item, value, item.tolerance, text, ports))
  if (slip) return slip.note
  if (reads(item, item.value, item.near ?? 0, text, ports)) return correction.near
  if (item.value !== 0 && reads(item, -item.value, item.tolerance, text, ports)) return correction.turned
  return reads({}, 0, Number.MAX_VALUE, text, ports) ? undefined : correction.noNumber
}

const gradeOne = (item: Item, text: string, ports: GradingPorts): Part => {
  if (reads(item, item.value, item.tolerance, text, ports)) return { correct: true }
  const note = explain(item, text, ports)
  return {
    correct: false,
    expected: item.written,
    ...(note && { note }),
    ...(item.spot && { spot: item.spot }),
  }
}

export const readValueGrading: GradingRules<'read-value'> = {
  isBlank: ({ values }) => !Object.values(values).some(isFilled),
  grade: ({ items }, { values }, ports) =>
    scoreParts(
      Object.fromEntries(
        Object.entries(items).map(([id, item]) => {
          const text = lookup(values, id)
          return [id, text !== undefined && isFilled(text) ? gradeOne(item, text, ports) : null]
        }),
      ),
    ),
}
