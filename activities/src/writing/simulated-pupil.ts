import { holdsWord } from '../simulated-pupil/holds-word.ts'
import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

/** What is chosen among forms that are listed, copied from a sentence, or said the way an example shows, stands in the question. */
const offersAnswers = (question: string) =>
  /(?:Choisissez entre|l’un de ceux-ci)\s:|Recopiez |Répondez par «|Écrivez le nombre en lettres/.test(question)

export const writingPupil: SimulatedPupil<'writing'> = {
  right: ({ model }) => ({ engine: 'writing', text: model }),
  wrong: (_, noIdea) => ({ engine: 'writing', text: noIdea }),
  /** Neither the question nor its help holds the words that are asked for. */
  leaks(data, { expected }) {
    const { given: _given, source: _source, question, ...help } = data
    const shown = offersAnswers(question) ? help : { question, ...help }
    if (expected.kind !== 'exact' && expected.kind !== 'translation') return []
    return expected.accepted.map(
      text => holdsWord(JSON.stringify(shown), text) && `the question tells its answer: ${text} (${question})`,
    )
  },
}
