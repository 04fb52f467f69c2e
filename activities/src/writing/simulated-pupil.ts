import { holdsWord } from '../simulated-pupil/holds-word.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

export const writingPupil: SimulatedPupil<'writing'> = {
  right: ({ model }) => ({ engine: 'writing', text: model }),
  wrong: (_, noIdea) => ({ engine: 'writing', text: noIdea }),
  /** Neither the question nor its help holds the words that are asked for. */
  leaks(data, { expected }) {
    const { given: _given, source: _source, ...shown } = data
    if (expected.kind !== 'exact' && expected.kind !== 'translation') return []
    return expected.accepted.map(
      text => holdsWord(JSON.stringify(shown), text) && `the question tells its answer: ${text} (${shown.question})`,
    )
  },
}
