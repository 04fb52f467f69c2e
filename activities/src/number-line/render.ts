import { numbered, type Random, shuffle } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import { describePlace } from './describe-place.ts'
import { statement } from './messages.ts'

/** Numbers as they are written, each with its graduation. */
type Written = { at: number; text: string }

type NumberLineMaterial = {
  title: string
  /** The number of the right end; the left one is 0. */
  last: number
  labels: readonly Written[]
  points: readonly Written[]
  /** About how many of the points to show. */
  count: number
}

const NAMES = ['A', 'B', 'C', 'D']
/** Half a graduation: a place counts for the graduation it is nearest to. */
const TOLERANCE = 0.5

export const renderNumberLine = (material: NumberLineMaterial, random: Random): Rendered<'number-line'> => {
  const { title, last, labels, points, count } = material
  const chosen = shuffle(random, points).slice(0, Math.max(1, Math.min(count, NAMES.length)))
  const shown = numbered('p', chosen)
  return {
    title,
    data: {
      engine: 'number-line',
      instruction: statement.instruction(title),
      last,
      labels: labels.map(({ at, text }) => ({ at, text })),
      points: shown.map(({ id, item: { text } }, n) => ({ id, name: NAMES[n] ?? id, text })),
    },
    solution: {
      engine: 'number-line',
      places: Object.fromEntries(shown.map(({ id, item: { at } }) => [id, at])),
      tolerance: TOLERANCE,
      labels: Object.fromEntries(shown.map(({ id, item: { at } }) => [id, describePlace(labels, at)])),
    },
  }
}
