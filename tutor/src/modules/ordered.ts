import type { MaterialFor } from '@ariane/activities/api'
import type { Item } from './deck.ts'
import type { Picked } from './rendered-module.ts'

/** Steps with an order of their own. */
export type Ordered = Item & MaterialFor<'order'>

export const MIN_STEPS = 3
export const MAX_STEPS = 8

export const pickedOrder = ({ id, title, instruction, steps, scale }: Ordered): Picked<MaterialFor<'order'>> => ({
  material: { title, instruction, steps, ...(scale ? { scale } : {}) },
  uses: [id],
})
