import { findOrderLeaks, shiftOrder } from '../simulated-pupil/order.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const timelinePupil: SimulatedPupil<'timeline'> = {
  right: ({ order }) => ({ engine: 'timeline', order }),
  wrong: ({ order }) => ({ engine: 'timeline', order: shiftOrder(order) }),
  guess: ({ order }) => ({ engine: 'timeline', order: [...order].reverse() }),
  leaks: ({ items }, { order }) => findOrderLeaks(items, order),
}
