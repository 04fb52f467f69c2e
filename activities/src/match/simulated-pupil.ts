import { lookup } from '../lookup.ts'
import { areTextsDifferent, listTexts } from '../simulated-pupil/elements.ts'
import { findNextOther, mapValues, shiftValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const matchPupil: SimulatedPupil<'match'> = {
  right: ({ pairs }) => ({ engine: 'match', pairs }),
  wrong: ({ pairs }) => ({
    engine: 'match',
    pairs: mapValues(pairs, (right, n) => findNextOther(Object.values(pairs), n) ?? right),
  }),
  guess: ({ pairs }) => ({ engine: 'match', pairs: shiftValues(pairs) }),
  leaks: ({ left, right }, { pairs }) => [
    left.map(({ id }) => lookup(pairs, id)).join() === right.map(({ id }) => id).join() && 'pairs side by side',
    !areTextsDifferent(right) && `two right sides read the same: ${listTexts(right).join(' | ')}`,
  ],
}
