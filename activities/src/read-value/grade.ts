import { isFilled } from '../answering/is-filled.ts'
import type { GradingPorts } from '../grading/ports.ts'
import type { GradingRules } from '../grading/rules.ts'
import { type Part, scoreParts } from '../grading/score-parts.ts'
import { lookup } from '../lookup.ts'
import type { SolutionFor } from '../solution.ts'
import { correction } from './messages.ts'

type Item = SolutionFor<'read-value'>['items'][string]

/** Within so many graduations it is nearly right. */
const NEAR = 1.5

/** How a number is read near a value. The unit stands beside the field: only one that is written is looked at. */
const judge = ({ unit }: Item, value: number, tolerance: number, text: string, { gradeText }: GradingPorts) =>
  gradeText(
    { kind: 'number', value: String(value), tolerance, ...(unit && /[\p{L}°%€]/u.test(text) && { unit }) },
    text,
    {},
  ).verdict

const explain = (item: Item, text: string, ports: GradingPorts): string | undefined => {
  const reads = (value: number, tolerance: number) => judge(item, value, tolerance, text, ports) === 'correct'
  const slip = item.slips.find(({ value }) => reads(value, item.tolerance))
  if (slip) return slip.note
  if (reads(item.value, 2 * NEAR * item.tolerance)) return correction.near
  return item.value !== 0 && reads(-item.value, item.tolerance) ? correction.turned : undefined
}

const gradeOne = (item: Item, text: string, ports: GradingPorts): Part => {
  const verdict = judge(item, item.value, item.tolerance, text, ports)
  if (verdict === 'correct') return { correct: true }
  const note = verdict === 'to_review' || !/\d/.test(text) ? correction.noNumber : explain(item, text, ports)
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
