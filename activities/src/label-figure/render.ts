import { numbered, type Random, scramble } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import { statement } from './messages.ts'

type LabelFigureMaterial = {
  title: string
  /** The label of each slot, in the order of the numbers on the figure. */
  labels: readonly string[]
}

export const renderLabelFigure = ({ title, labels }: LabelFigureMaterial, random: Random): Rendered<'label-figure'> => {
  const slots = numbered('t', labels)
  const shown = numbered('w', scramble(random, labels))
  const idByText = new Map(shown.map(({ id, item }) => [item, id]))
  return {
    title,
    data: {
      engine: 'label-figure',
      instruction: statement.instruction(title),
      slots: slots.map(({ id }, n) => ({ id, text: String(n + 1) })),
      labels: shown.map(({ id, item }) => ({ id, text: item })),
    },
    solution: {
      engine: 'label-figure',
      slots: Object.fromEntries(slots.map(({ id, item }) => [id, idByText.get(item) ?? ''])),
      labels: Object.fromEntries(shown.map(({ id, item }) => [id, item])),
    },
  }
}
