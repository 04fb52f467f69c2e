import { lookup } from '../lookup.ts'
import { holdsWord } from '../simulated-pupil/holds-word.ts'
import { mapValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const cardsPupil: SimulatedPupil<'cards'> = {
  right: ({ cards }) => ({ engine: 'cards', typed: mapValues(cards, ([word]) => word ?? '') }),
  wrong: ({ cards }, noIdea) => ({ engine: 'cards', typed: mapValues(cards, () => noIdea) }),
  leaks: (data, solution) =>
    data.cards.map(({ id, front, hint }) => {
      const [term = ''] = lookup(solution.cards, id) ?? []
      return holdsWord(`${front} ${hint ?? ''}`, term) && `the card tells its word: ${term}`
    }),
}
