import { numbered } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import type { Spot } from '../result.ts'
import type { SolutionFor } from '../solution.ts'
import { statement } from './messages.ts'

/** A value of the figure, what a graduation is worth where it is read, and what may be read by mistake. */
type ValueToRead = {
  question: string
  value: number
  written: string
  graduation: number
  unit?: string | undefined
  slips: readonly { value: number; note: string }[]
  spot?: Spot | undefined
}
type ReadValueMaterial = { title: string; question?: string | undefined; values: readonly ValueToRead[] }

/** Within so many graduations it is nearly right. */
const NEAR = 1.5

/** A slip nearer than this, in graduations, is no other reading. */
const MIN_APART = 1.5

type Item = SolutionFor<'read-value'>['items'][string]

/** On a line of the scale there is one number to read, between two lines somebody has to guess. */
const toleranceOf = (value: number, graduation: number) => {
  const lines = value / graduation
  return graduation / (Math.abs(lines - Math.round(lines)) < 0.01 ? 4 : 2)
}

const toItem = ({ question, value, written, graduation, unit, slips, spot }: ValueToRead): Item => ({
  question,
  value,
  tolerance: toleranceOf(value, graduation),
  near: NEAR * graduation,
  written,
  slips: slips.filter(slip => Math.abs(slip.value - value) > MIN_APART * graduation),
  ...(unit && { unit }),
  ...(spot && { spot }),
})

/** The values in the order in which they were written: one may lead to the next. */
export const renderReadValue = ({ title, question, values }: ReadValueMaterial): Rendered<'read-value'> => {
  const shown = numbered('v', values)
  return {
    title,
    data: {
      engine: 'read-value',
      instruction: statement.instruction(question ?? title),
      items: shown.map(({ id, item: { question: text, unit } }) => ({ id, text, ...(unit && { unit }) })),
    },
    solution: {
      engine: 'read-value',
      items: Object.fromEntries(shown.map(({ id, item }) => [id, toItem(item)])),
    },
  }
}
