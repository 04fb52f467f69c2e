import type { Confusion } from '../answers.ts'
import type { Pack } from '../pack.ts'
import { listStems } from './question-words.ts'
import type { Question } from './read-question.ts'
import { findSimilar } from './similar-word.ts'

/** The usual confusion of a pack whose two names a question says. */
export const findConfusion = ({ confusions }: Pack, { words }: Pick<Question, 'words'>): Confusion | undefined =>
  confusions.find(({ between }) => {
    const names = between.map(name => listStems(name))
    const known = new Set(names.flat())
    const said = new Set(
      words.map(({ stem, written }) => (known.has(stem) ? stem : (findSimilar(stem, known, written) ?? stem))),
    )
    return names.every(stems => stems.length > 0 && stems.every(stem => said.has(stem)))
  })
