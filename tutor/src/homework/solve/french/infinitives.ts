import { listVerbs } from '../../../grade/conjugation.ts'
import { lemmas } from '../../../grade/text/lexicon.ts'
import { fold } from '../../../words.ts'
import { agreedParticiple, participle } from './verb-form.ts'

let verbs: Map<string, string[]> | undefined
/** The dictionary of the grader is folded: « preparer » is « préparer ». */
const unfolded = (lemma: string): readonly string[] => {
  if (!verbs) {
    verbs = new Map()
    for (const verb of listVerbs()) verbs.set(fold(verb), [...(verbs.get(fold(verb)) ?? []), verb])
  }
  return verbs.get(lemma) ?? []
}
/** The verbs that a form may belong to. */
export const infinitives = (form: string): string[] => lemmas(fold(form)).flatMap(unfolded)

/** The verb of which a word is the past participle, at whatever gender and number. */
export const participleVerb = (word: string): string | undefined =>
  infinitives(word).find(verb => {
    const base = participle(verb)
    return (
      base !== undefined &&
      (['M', 'F'] as const).some(gender =>
        [false, true].some(isPlural => agreedParticiple(base, gender, isPlural) === word),
      )
    )
  })
