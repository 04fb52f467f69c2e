import { areIdsSorted, areTextsDifferent, listTexts } from '../simulated-pupil/elements.ts'
import { shiftValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const memoryPupil: SimulatedPupil<'memory'> = {
  /** Every second pair is turned the other way round. */
  right: ({ pairs }) => ({
    engine: 'memory',
    pairs: Object.fromEntries(Object.entries(pairs).map(([one, other], n) => (n % 2 ? [one, other] : [other, one]))),
  }),
  wrong: ({ pairs }) => ({ engine: 'memory', pairs: shiftValues(pairs) }),
  leaks: ({ cards }, { pairs }) => [
    !areIdsSorted(cards) && 'the ids of the cards tell their place',
    !areTextsDifferent(cards) && `two cards read the same: ${listTexts(cards).join(' | ')}`,
    Object.keys(pairs).length * 2 !== cards.length && 'a card has no partner',
  ],
}
