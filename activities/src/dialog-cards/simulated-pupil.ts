import { mapValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const dialogCardsPupil: SimulatedPupil<'dialog-cards'> = {
  right: ({ cards }) => ({ engine: 'dialog-cards', known: mapValues(cards, () => true) }),
  wrong: ({ cards }) => ({ engine: 'dialog-cards', known: mapValues(cards, () => false) }),
}
