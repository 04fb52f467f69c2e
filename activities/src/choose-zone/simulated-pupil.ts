import { areBare, areIdsSorted } from '../simulated-pupil/elements.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'
import type { SolutionFor } from '../solution.ts'

const choose = ({ zones }: SolutionFor<'choose-zone'>, right: boolean) =>
  Object.entries(zones).flatMap(([id, { correct }]) => (correct === right ? [id] : []))

export const chooseZonePupil: SimulatedPupil<'choose-zone'> = {
  right: solution => ({ engine: 'choose-zone', chosen: choose(solution, true) }),
  wrong: solution => ({ engine: 'choose-zone', chosen: choose(solution, false).slice(0, 1) }),
  leaks: ({ zones, multiple }, solution) => [
    !areBare(zones) && 'zones tell what is right',
    !(areIdsSorted(zones) && zones.every(({ text }, n) => text === String(n + 1))) &&
      'a zone says more than its number',
    choose(solution, true).length === 0 && 'no zone is asked for',
    choose(solution, false).length === 0 && 'every zone is asked for',
    choose(solution, true).length > 1 !== multiple &&
      'several zones are asked for, or one, and the pupil is told otherwise',
  ],
}
