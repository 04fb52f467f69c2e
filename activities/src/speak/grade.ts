import type { Grade, GradingRules } from '../grading/rules.ts'
import { gradeTerms } from '../typed-words/grade-terms.ts'
import { withNumberWords } from '../typed-words/number-words.ts'
import { isBlankText } from '../typed-words/score-words.ts'

/** Words that were said: read like words typed on a card, without minding the accents and hyphens that nobody hears, nor digits. */
const gradeSpeak: Grade<'speak'> = ({ words, lang }, { said, rest }) => {
  const heard = (text: string) => withNumberWords(text, lang).replaceAll('-', ' ')
  const each = <Value, Heard>(record: Readonly<Record<string, Value>>, hear: (value: Value) => Heard) =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [id, hear(value)]))
  // The first one is shown, as it is written.
  const accepted = each(words, texts => [...texts, ...texts.map(heard)])
  return gradeTerms(accepted, each(said, heard), rest, { lang, spelling: false })
}

export const speakGrading: GradingRules<'speak'> = {
  isBlank: ({ said }) => Object.values(said).every(isBlankText),
  grade: gradeSpeak,
}
