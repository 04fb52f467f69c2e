import { fold } from '../../words.ts'
import type { Answer } from './evidence.ts'
import { isNoun } from './lexicon.ts'
import type { Rubric } from './rubric.ts'

const ASKED =
  /\b(?:un|deux|trois|ton|des) exemples? (?:pour|de|a) cha(?:que|cune?)\b|\bexemples? pour cha(?:que|cune?)\b/
const GIVEN = /\b(?:exemples?|ex|comme|genre|style|tels? que|telles? que)\b|[:(«"=]/
const ANYTHING = new Set('gens personne personnes chose choses truc trucs pays endroit lieu fait cas'.split(' '))

/** Examples are asked for each of several things, and nothing in the answer can be one. */
export const lacksExamples = ({ text, words }: Answer, { question, model, asked, ideas }: Rubric): boolean => {
  if (!ASKED.test(fold(question)) || GIVEN.test(fold(text))) return false
  const told = fold([model.replace(/par exemple [^.;]*/giu, ' '), ...ideas.map(({ label }) => label)].join(' '))
  return !words.some(
    word => !asked.has(word) && isNoun(word.text) && !ANYTHING.has(word.text) && !told.includes(word.stem),
  )
}
