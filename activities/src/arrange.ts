import { numbered, type Random, scramble } from './random.ts'

/** A step of a row; the correction calls it by its `label`, where it has one. `target` is the part of the figure that it lights. */
export type Step = { text: string; label?: string; target?: string }

/** Steps out of order: what is shown of each, the ids in their right order, and what the correction calls each. */
export const arrange = (steps: readonly Step[], random: Random) => {
  const shown = numbered('s', scramble(random, steps))
  const idByStep = new Map(shown.map(({ id, item }) => [item, id]))
  return {
    shown,
    order: steps.map(step => idByStep.get(step) ?? ''),
    labels: Object.fromEntries(shown.map(({ id, item }) => [id, item.label ?? item.text])),
  }
}
