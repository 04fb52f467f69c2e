import { lookup } from '../lookup.ts'
import { holdsWord } from '../simulated-pupil/holds-word.ts'
import { mapValues } from '../simulated-pupil/records.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const speakPupil: SimulatedPupil<'speak'> = {
  right: ({ words }) => ({ engine: 'speak', said: mapValues(words, ([word]) => word ?? '') }),
  wrong: ({ words }, noIdea) => ({ engine: 'speak', said: mapValues(words, () => noIdea) }),
  leaks: ({ items }, { words }) =>
    items.map(({ id, prompt, hint }) => {
      const [word = ''] = lookup(words, id) ?? []
      return holdsWord(`${prompt} ${hint ?? ''}`, word) && `tells the word to say: ${word}`
    }),
}
