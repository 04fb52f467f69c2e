import type { Grade, GradingRules } from '../grading/rules.ts'
import { gradeTerms } from '../typed-words/grade-terms.ts'
import { isBlankText } from '../typed-words/score-words.ts'

/** Words that were said: read like words typed on a card, without minding the accents that nobody hears. */
const gradeSpeak: Grade<'speak'> = ({ words, lang }, { said, rest }) =>
  gradeTerms(words, said, rest, { lang, spelling: false })

export const speakGrading: GradingRules<'speak'> = {
  isBlank: ({ said }) => Object.values(said).every(isBlankText),
  grade: gradeSpeak,
}
