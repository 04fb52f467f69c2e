import { findOrderLeaks, shiftOrder } from '../simulated-pupil/order.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const orderPupil: SimulatedPupil<'order'> = {
  right: ({ order }) => ({ engine: 'order', order }),
  wrong: ({ order }) => ({ engine: 'order', order: shiftOrder(order) }),
  guess: ({ order }) => ({ engine: 'order', order: [...order].reverse() }),
  leaks: ({ items }, { order }) => findOrderLeaks(items, order),
}
