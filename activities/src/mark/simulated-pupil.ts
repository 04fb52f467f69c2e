import { areIdsSorted } from '../simulated-pupil/elements.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const markPupil: SimulatedPupil<'mark'> = {
  right: ({ targets }) => ({
    engine: 'mark',
    marked: targets.flatMap(({ places, least }) => places[0]?.slice(0, least) ?? []),
  }),
  wrong({ targets, admitted = [], remarks }) {
    const right = new Set([...targets.flatMap(({ places }) => places.flat()), ...admitted])
    return { engine: 'mark', marked: Object.keys(remarks).filter(id => !right.has(id)) }
  },
  /** All but the last one. */
  guess: ({ targets }) => ({ engine: 'mark', marked: targets.slice(0, -1).flatMap(({ places }) => places[0] ?? []) }),
  leaks({ pieces }, { targets }) {
    const ids = pieces.flatMap(({ id }) => id ?? [])
    return [
      !areIdsSorted(ids.map(id => ({ id }))) && 'ids tell their place',
      !targets.every(({ places }) => places.flat().every(id => ids.includes(id))) && 'a word cannot be marked',
      ids.length <= targets.length && 'everything has to be marked',
    ]
  },
}
