import { arrange, type Step } from '../arrange.ts'
import type { Random } from '../random.ts'
import type { Rendered } from '../rendered.ts'

type OrderMaterial = {
  title: string
  instruction: string
  /** In their right order. */
  steps: readonly Step[]
  scale?: { low: string; high: string }
}

export const renderOrder = (material: OrderMaterial, random: Random): Rendered<'order'> => {
  const { title, instruction, steps, scale } = material
  const { shown, order, labels } = arrange(steps, random)
  return {
    title,
    data: {
      engine: 'order',
      instruction,
      items: shown.map(({ id, item: { text, target } }) => ({ id, text, ...(target ? { target } : {}) })),
      ...(scale ? { scale } : {}),
    },
    solution: { engine: 'order', order, labels },
  }
}
