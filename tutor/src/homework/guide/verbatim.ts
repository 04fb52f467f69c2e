import type { Expected } from '../../grade/index.ts'
import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'
import type { HomeworkQuestion } from '../question.ts'
import type { Packs } from './lesson.ts'

type Stated = { expected: NonNullable<HomeworkQuestion['expected']>; lesson: string }

const DEFINITION =
  /^[^\p{L}]*(?:definis|definir|definissez|donne(?:r|z)? (?:la|une) definition (?:de|du|des|d')|quelle est la definition (?:de|du|des|d')|qu'est-ce qu(?:e|')(?: c'est que)?|que signifie|qu'appelle-t-on)[^\p{L}]*(?:l'expression|le mot|le terme|les mots?|un|une|le|la|les|l'|des|du|de la|d')*[^\p{L}]*(.{2,80}?)[^\p{L})]*$/u
const LITTLE = /^(?:un|une|le|la|les|des|du|de la)\s+|^(?:l'|d')/

const letters = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const names = (pack: Pack) =>
  pack.terms.flatMap(term =>
    [term.term, ...term.synonyms].map(name => ({ name: letters(name.replace(LITTLE, '')), term })),
  )

/** A definition that the chapter's lesson gives word for word, or a question of its own; undefined for any other. */
export const verbatim = (question: string, { own }: Packs): Stated | undefined => {
  if (!own || question.length > 400) return undefined
  const wanted = letters(question)
  const known = own.questions.find(one => letters(one.question) === wanted)
  if (known && known.expected.kind !== 'free') return { expected: known.expected, lesson: known.modelAnswer }
  const asked = fold(question).match(DEFINITION)?.[1]?.replace(LITTLE, '')
  if (own.lang !== 'fr' || asked === undefined) return undefined
  const all = names(own)
  const name = letters(asked)
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
