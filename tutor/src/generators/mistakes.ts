import { CALCULATING } from './mistakes/calculating.ts'
import { MEASURING } from './mistakes/measuring.ts'
import { SCIENCES } from './mistakes/sciences.ts'
import { WRITING_LETTERS } from './mistakes/writing-letters.ts'

/** What is said where nothing is known of the mistake: a slip, or a number that several mistakes lead to. */
const UNKNOWN = new Map<string, string>([
  ['countsOneMore', 'Il s’est glissé une erreur de calcul : refaites les étapes une à une.'],
  ['countsTwoMore', 'Il s’est glissé une erreur de calcul : refaites les étapes une à une.'],
  ['misplacesTheComma', 'Une virgule ou un zéro n’est pas à sa place : comparez avec un ordre de grandeur.'],
  ['misplacesTheCommaTheOtherWay', 'Une virgule ou un zéro n’est pas à sa place : comparez avec un ordre de grandeur.'],
  ['severalWays', 'Plusieurs erreurs mènent à ce résultat : refaites les étapes une à une.'],
])

/** What is said of a wrong answer, by the name of the misconception that leads to it; none of it gives the right answer. */
const WORDS = new Map([...UNKNOWN, ...CALCULATING, ...WRITING_LETTERS, ...MEASURING, ...SCIENCES])

/** What is said of the mistake, where its name alone says what went wrong. */
export const sayMistake = (mistake: string | undefined): string | undefined =>
  mistake === undefined ? undefined : WORDS.get(mistake)
