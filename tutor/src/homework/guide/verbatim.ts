import type { Expected } from '../../grade/index.ts'
import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'
import type { HomeworkQuestion } from '../question.ts'
import { definedTerm, termKey } from '../solve/lessons/defined-term.ts'
import type { Packs } from './lesson.ts'

type Stated = { expected: NonNullable<HomeworkQuestion['expected']>; lesson: string }

const letters = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const names = (pack: Pack) =>
  pack.terms.flatMap(term => [term.term, ...term.synonyms].map(name => ({ name: termKey(name), term })))

/** A definition that the chapter's lesson gives word for word, or a question of its own; undefined for any other. */
export const verbatim = (question: string, { own }: Packs): Stated | undefined => {
  if (!own || question.length > 400) return undefined
  const wanted = letters(question)
  const known = own.questions.find(one => letters(one.question) === wanted)
  if (known && known.expected.kind !== 'free') return { expected: known.expected, lesson: known.modelAnswer }
  const name = definedTerm(question)
  if (own.lang !== 'fr' || name === undefined) return undefined
  const all = names(own)
  // « une dorsale » is « dorsale océanique » when the lesson has no other.
  const longer = all.filter(one => one.name.startsWith(`${name} `))
  const found = all.find(one => one.name === name) ?? (longer.length === 1 ? longer[0] : undefined)
  if (!found) return undefined
  const expected: Extract<Expected, { kind: 'definition' }> = {
    kind: 'definition',
    term: found.term.term,
    definition: found.term.definition,
  }
  return { expected, lesson: `**${found.term.term}** : ${found.term.definition}` }
}
