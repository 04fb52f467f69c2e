import type { MaterialFor } from '@ariane/activities/api'
import type { Item } from './deck.ts'
import type { Picked } from './rendered-module.ts'

/** Steps with an order of their own; `uses` are the items of the pack that the steps are, where they are several. */
export type Ordered = Item & MaterialFor<'order'> & { uses?: string[] }

export const MIN_STEPS = 3
export const MAX_STEPS = 8

/** Whether nothing of it is in what was shown. */
export const isFresh = ({ id, uses = [id] }: Pick<Ordered, 'id' | 'uses'>, seen: ReadonlySet<string>): boolean =>
  uses.every(one => !seen.has(one))

export const pickedOrder = ({
  id,
  title,
  instruction,
  steps,
  scale,
  uses = [id],
}: Ordered): Picked<MaterialFor<'order'>> => ({
  material: { title, instruction, steps, ...(scale ? { scale } : {}) },
  uses,
})
