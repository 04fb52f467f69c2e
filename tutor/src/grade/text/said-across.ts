import type { Answer } from './evidence.ts'
import { isSameWord, says } from './match.ts'
import type { Rubric } from './rubric.ts'
import { splitWords } from './tokens.ts'

/** « Le glacier est sur la terre …, la banquise est déjà dans l’eau » says nothing of a glacier in the water: another thing that the lesson names begins there. */
export const isSaidAcross = ({ clauses }: Answer, phrase: string, { claims: { claims } }: Rubric): boolean => {
  const words = splitWords(phrase)
  const [first, last] = [words[0], words.at(-1)]
  if (words.length < 2 || !first || !last || clauses.some(clause => says(clause.words, phrase))) return false
  const names = splitWords(claims.flatMap(({ subject }) => subject).join(' ; '))
  return clauses.some(
    clause =>
      clause.words.some(word => isSameWord(word, last)) &&
      !clause.words.some(word => isSameWord(word, first)) &&
      clause.subject.some(
        word => names.some(name => isSameWord(word, name)) && !words.some(one => isSameWord(word, one)),
      ),
  )
}
