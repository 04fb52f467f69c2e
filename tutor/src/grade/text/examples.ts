import { fold } from '../../words.ts'
import type { Answer } from './evidence.ts'
import { isNoun } from './lexicon.ts'
import type { Rubric } from './rubric.ts'
import type { Word } from './tokens.ts'

const ASKED =
  /\b(?:un|deux|trois|ton|des) exemples? (?:pour|de|a) cha(?:que|cune?)\b|\bexemples? pour cha(?:que|cune?)\b/
const GIVEN = /\b(?:exemples?|ex|comme|genre|style|tels? que|telles? que)\b|[:(«"=]/
const ANYTHING = new Set('gens personne personnes chose choses truc trucs pays endroit lieu fait cas'.split(' '))

/** Whether nothing in a text can be an example. */
const givesNone = (text: string, words: readonly Word[], { model, asked, ideas }: Rubric) => {
  if (GIVEN.test(fold(text))) return false
  const said = fold([model.replace(/par exemple [^.;]*/giu, ' '), ...ideas.map(({ label }) => label)].join(' '))
  return !words.some(
    word => !asked.has(word) && isNoun(word.text) && !ANYTHING.has(word.text) && !said.includes(word.stem),
  )
}

/** Examples are asked for each of several things, and the answer has none; where the lesson marks none, nobody can tell. */
export const lacksExamples = ({ text, words }: Answer, rubric: Rubric): boolean =>
  ASKED.test(fold(rubric.question)) &&
  !givesNone(rubric.model, rubric.modelWords, rubric) &&
  givesNone(text, words, rubric)
