import { areBare, areIdsSorted, areTextsDifferent, listTexts } from '../simulated-pupil/elements.ts'
import { shiftValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const labelFigurePupil: SimulatedPupil<'label-figure'> = {
  right: ({ slots }) => ({ engine: 'label-figure', places: slots }),
  wrong: ({ slots }) => ({ engine: 'label-figure', places: shiftValues(slots) }),
  leaks: ({ slots, labels }, solution) => [
    !(areIdsSorted(slots) && areIdsSorted(labels)) && 'ids tell their place',
    !areTextsDifferent(labels) && `the same label twice: ${listTexts(labels).join(' | ')}`,
    slots.some(({ text }, n) => text !== String(n + 1)) && 'a slot says more than its number',
    Object.values(solution.slots).join() === labels.map(({ id }) => id).join() &&
      'the labels stand in the order of the slots',
    !areBare([...slots, ...labels]) && 'more than the text is sent',
  ],
}
