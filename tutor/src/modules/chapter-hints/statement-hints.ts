import { chooseHints } from '../../hints/choose-hints.ts'
import { saysWhole } from '../../hints/singles-out.ts'
import type { Pack } from '../../pack.ts'
import type { Lesson } from './find-lesson.ts'
import { messages } from './messages.ts'

const ABSOLUTE = /\b(toujours|jamais|tous|toutes|aucune?|uniquement|seulement|seule?)\b/iu

/** What there is to check in a statement, by its words. */
const DIRECTIONS: readonly [RegExp, string][] = [
  [/\d/u, messages.amountSaid],
  [/\b(?:car|parce que|donc|grâce à|provoque|cause|entraîne)\b/iu, messages.causeSaid],
  [/\b(?:plus|moins|autant|aussi) [\p{L}’ ]+ que\b/iu, messages.comparison],
  [/\bn(?:e |’)[\p{L}’]+ (?:pas|plus)\b/iu, messages.negation],
]

/** The longest word of the lesson that a statement holds. */
const findTerm = ({ terms }: Pack, statement: string): string | undefined =>
  terms
    .map(({ term }) => term)
    .filter(term => saysWhole(statement, term))
    .sort((a, b) => b.length - a.length)[0]

/** Hints to a statement that is true or false, made of its own words only: the same ones if it were the other. */
export const listStatementHints = ({ pack, places }: Lesson, statement: string): string[] => {
  const absolute = ABSOLUTE.exec(statement)?.[0]
  const direction = DIRECTIONS.find(([says]) => says.test(statement))?.[1]
  const term = findTerm(pack, statement)
  return chooseHints(
    [
      [absolute && messages.absolute(absolute.toLowerCase()), direction, messages.eachWord],
      places,
      [term && messages.startFrom(term), messages.startFromOwn],
    ],
    () => true,
  )
}
