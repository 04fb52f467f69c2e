import type { MaterialFor } from '@ariane/activities/api'
import { written } from '../canvas/numbers.ts'
import type { Figure } from '../schema.ts'
import { readSpot } from './read-spot.ts'
import type { ValueReading } from './schema.ts'

type Task = Pick<ValueReading, 'question' | 'ask'>

/** What is not right about values to read on a figure, for who writes it. */
export const findReadingFlaws = (figure: Figure, { ask }: Task): string[] =>
  ask.flatMap(({ at }) => {
    const found = readSpot(figure, at)
    return typeof found === 'string' ? [found] : []
  })

/** The figure as it is shown where its values are asked: no number that tells them, in the drawing or in its text. */
export const hideValues = (figure: Figure): Figure => {
  const { note: _, ...bare } = figure
  const asked = { ...bare, valuesAsked: true } as const
  if (asked.kind === 'chart' || asked.kind === 'histogram') return { ...asked, showValues: false }
  if (asked.kind === 'protractor') return { ...asked, showValue: false }
  if (asked.kind === 'axes') return { ...asked, readings: [], antecedents: [] }
  if (asked.kind === 'climate') return { ...asked, totals: false }
  if (asked.kind === 'number-line') return { ...asked, points: asked.points.map(({ text: __, ...point }) => point) }
  if (asked.kind === 'wave') {
    const { mark: __, ...unmarked } = asked
    return unmarked
  }
  return asked
}

/** Values to read, as the activity takes them. Throws where one cannot be read. */
export const readValues = (figure: Figure, { question, ask }: Task): MaterialFor<'read-value'> => ({
  title: figure.title,
  question,
  values: ask.map(({ question: asked, at, unit }) => {
    const found = readSpot(figure, at)
    if (typeof found === 'string') throw new Error(found)
    return { ...found, question: asked, written: [written(found.value), unit].filter(Boolean).join(' '), unit }
  }),
})
