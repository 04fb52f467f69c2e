import { findOrderLeaks, shiftOrder } from '../simulated-pupil/order.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

type Items = readonly { id: string; target?: string | undefined }[]

const areTargetsInOrder = (items: Items, order: readonly string[]) => {
  const targets = order.flatMap(id => items.find(item => item.id === id)?.target ?? [])
  return targets.length > 1 && targets.join() === [...targets].sort().join()
}

export const orderPupil: SimulatedPupil<'order'> = {
  right: ({ order }) => ({ engine: 'order', order }),
  wrong: ({ order }) => ({ engine: 'order', order: shiftOrder(order) }),
  guess: ({ order }) => ({ engine: 'order', order: [...order].reverse() }),
  leaks: ({ items }, { order }) => [
    ...findOrderLeaks(items, order),
    areTargetsInOrder(items, order) && 'the parts that cards light are numbered in the right order',
  ],
}
