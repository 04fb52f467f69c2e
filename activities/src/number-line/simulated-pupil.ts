import { lookup } from '../lookup.ts'
import { areIdsSorted, areTextsDifferent, listTexts } from '../simulated-pupil/elements.ts'
import { mapValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

/** One graduation beside the right one, which every line has. */
const beside = (at: number) => (at > 0 ? at - 1 : at + 1)

export const numberLinePupil: SimulatedPupil<'number-line'> = {
  right: ({ places }) => ({ engine: 'number-line', places }),
  wrong: ({ places }) => ({ engine: 'number-line', places: mapValues(places, beside) }),
  guess: ({ places }) => ({
    engine: 'number-line',
    places: mapValues(places, (at, n) => (n > 0 ? at : beside(at))),
  }),
  leaks: ({ points, labels, last }, { places }) => [
    !areIdsSorted(points) && 'ids tell their place',
    !areTextsDifferent(points) && `two points have the same number: ${listTexts(points).join(' | ')}`,
    points.some(({ id }) => lookup(places, id) === undefined) && 'a point has no place',
    Object.values(places).some(at => at < 0 || at > last) && 'a point lies beyond the line',
    Object.values(places).some(at => labels.some(label => label.at === at)) && 'the number of a point is on the line',
  ],
}
