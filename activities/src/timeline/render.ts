import { arrange, type Step } from '../arrange.ts'
import type { Random } from '../random.ts'
import type { Rendered } from '../rendered.ts'

type TimelineMaterial = {
  title: string
  instruction: string
  /** In their right order. */
  steps: readonly Step[]
}

export const renderTimeline = (material: TimelineMaterial, random: Random): Rendered<'timeline'> => {
  const { title, instruction, steps } = material
  const { shown, order, labels } = arrange(steps, random)
  return {
    title,
    data: { engine: 'timeline', instruction, items: shown.map(({ id, item }) => ({ id, text: item.text })) },
    solution: { engine: 'timeline', order, labels },
  }
}
