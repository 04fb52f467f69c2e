import { areIdsSorted, areSameTexts, listTexts } from '../simulated-pupil/elements.ts'
import { findNextOther, mapValues, shiftValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const tablePupil: SimulatedPupil<'table'> = {
  right: ({ cells }) => ({ engine: 'table', cells }),
  wrong: ({ cells }) => ({
    engine: 'table',
    cells: mapValues(cells, (_, n) => findNextOther(Object.values(cells), n) ?? ''),
  }),
  guess: ({ cells }) => ({ engine: 'table', cells: shiftValues(cells) }),
  leaks(data, { cells }) {
    const gaps = data.rows.flat().filter(cell => cell.text === undefined)
    return [
      !areIdsSorted(data.bank) && 'the ids of the words tell their place',
      !areSameTexts(
        gaps.map(({ id }) => id),
        Object.keys(cells),
      ) && 'gaps and solution differ',
      !areSameTexts(listTexts(data.bank), Object.values(cells)) && 'the words to place are not those of the gaps',
      gaps.length < 2 && 'less than two gaps',
      // The rest of its row is always there to tell what is missing.
      !data.rows.every(row => row.some(cell => cell.text !== undefined)) && 'a row without any word',
    ]
  },
}
