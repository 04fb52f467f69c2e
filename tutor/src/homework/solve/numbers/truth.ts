import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-claims.ts'
import { compareNumbers, type Numeral, readNumeral } from './numerals.ts'

const HEAD =
  /^\P{L}*(?:(?:repond\w* par|indiqu\w* si c'est|dis\w* si c'est|dire si c'est) )?vrai ou faux\b(?:[^:?.]{0,40})[:?.]?\s*(?:justifi\w*[^.:?]{0,50}[.:]\s*)?/u
const WHOLE = String.raw`(\d{1,3}(?: \d{3})+|\d{1,7})`
const NUMBER = String.raw`([-(]?-?\d[\d ]*(?:,\d+)?(?: ?\/ ?\d+)?\)?)`
const DIVIDES: [RegExp, boolean][] = [
  [new RegExp(`^${WHOLE} est (?:divisible par|un multiple de|multiple de) ${WHOLE}$`, 'u'), false],
  [new RegExp(`^${WHOLE} (?:est un diviseur de|divise) ${WHOLE}$`, 'u'), true],
]
const PARITY = new RegExp(`^${WHOLE} est (?:un nombre )?(pair|impair)$`, 'u')
const COMPARES: [RegExp, -1 | 0 | 1][] = [
  [new RegExp(`^${NUMBER} (?:est (?:strictement )?(?:plus grand que|superieur a)|>) ?${NUMBER}$`, 'u'), 1],
  [new RegExp(`^${NUMBER} (?:est (?:strictement )?(?:plus petit que|inferieur a)|<) ?${NUMBER}$`, 'u'), -1],
  [new RegExp(`^${NUMBER} (?:est egal a|=) ?${NUMBER}$`, 'u'), 0],
]

type Claim = { isTrue: boolean; reason: string }

const divides = (claim: string): Claim | undefined => {
  for (const [pattern, isTurned] of DIVIDES) {
    const match = pattern.exec(claim)
    const [first, second] = [match?.[1], match?.[2]].map(one => Number((one ?? '').replace(/ /g, '')))
    const [a, b] = isTurned ? [second, first] : [first, second]
    if (!match || !a || !b) continue
    const [quotient, rest] = [Math.floor(a / b), a % b]
    return { isTrue: rest === 0, reason: messages.division(a, b, quotient, rest) }
  }
  const parity = PARITY.exec(claim)
  if (!parity) return undefined
  const isEven = Number((parity[1] ?? '').replace(/ /g, '')) % 2 === 0
  return { isTrue: isEven === (parity[2] === 'pair'), reason: messages.parity(isEven) }
}

const compares = (claim: string): Claim | undefined => {
  for (const [pattern, sign] of COMPARES) {
    const match = pattern.exec(claim)
    const [a, b]: (Numeral | undefined)[] = [match?.[1], match?.[2]].map(one => readNumeral(one ?? ''))
    if (!match || !a || !b) continue
    const real = compareNumbers(a.value, b.value)
    const shown = real === 0 ? '=' : real > 0 ? '>' : '<'
    return { isTrue: real === sign, reason: messages.compared(`${a.tex} ${shown} ${b.tex}`) }
  }
  return undefined
}

/** « Vrai ou faux ? 4 572 est divisible par 9. » */
export const truth = ({ instruction, body, subject }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`)).trim()
  if (subject !== 'Mathématiques' || asked.length > 160 || !HEAD.test(asked)) return undefined
  const claim = asked
    .replace(HEAD, '')
    .replace(/(?:,? (?:vrai ou faux|justifi\w*[^.?]{0,30}))? ?[.?]*$/u, '')
    .trim()
  const found = divides(claim) ?? compares(claim)
  if (!found) return undefined
  const word = found.isTrue ? messages.isTrue : messages.isFalse
  return writtenSolution({
    kind: 'truth',
    accepted: [word, word.toLowerCase(), word.charAt(0)],
    answer: word,
    steps: [found.reason, messages.so(word.toLowerCase())],
    rule: messages.truthRule,
    hints: messages.truthHints,
    minutes: 2,
  })
}
