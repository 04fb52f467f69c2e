import { spelledNumber } from '../../../grade/number/spelled.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-place.ts'

const IN_DIGITS =
  /^(?:ecri\w*|donn\w*) (?:le nombre |ce nombre )?en chiffres ?:? ?(?:le nombre )?(?:["«] ?)?([a-z -]{3,90}?)(?: ?["»])?[.]?$/
const IN_WORDS =
  /^(?:ecri\w*|donn\w*) (?:(?:le nombre |ce nombre )?en (?:toutes )?lettres ?:? ?(?:le nombre )?(\d[\d ]*)|(?:le nombre )?(\d[\d ]*) en (?:toutes )?lettres)[.]?$/
const SMALL = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ')
const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante']

const below = (n: number): string => {
  if (n < 17) return SMALL[n] ?? ''
  if (n < 20) return `dix-${SMALL[n - 10]}`
  if (n < 70) {
    const [ten, unit] = [TENS[Math.floor(n / 10)] ?? '', n % 10]
    return unit === 0 ? ten : unit === 1 ? `${ten} et un` : `${ten}-${SMALL[unit]}`
  }
  if (n < 80) return n === 71 ? 'soixante et onze' : `soixante-${below(n - 60)}`
  return n === 80 ? 'quatre-vingts' : `quatre-vingt-${below(n - 80)}`
}

const hundreds = (n: number, isLast: boolean): string => {
  const [c, rest] = [Math.floor(n / 100), n % 100]
  const tail = rest === 0 ? '' : isLast ? below(rest) : below(rest).replace(/vingts$/, 'vingt')
  const head = c === 0 ? '' : c === 1 ? 'cent' : `${SMALL[c]} cent${rest === 0 && isLast ? 's' : ''}`
  return [head, tail].filter(part => part !== '').join(' ')
}

/** A whole number up to 999 999 999 in French words. */
const inWords = (n: number): string => {
  if (n === 0) return SMALL[0] ?? ''
  if (n >= 1_000_000) {
    const [millions, below] = [Math.floor(n / 1_000_000), n % 1_000_000]
    const head = `${hundreds(millions, true)} million${millions > 1 ? 's' : ''}`
    return below === 0 ? head : `${head} ${inWords(below)}`
  }
  const [thousands, rest] = [Math.floor(n / 1000), n % 1000]
  const head = thousands === 0 ? '' : thousands === 1 ? 'mille' : `${hundreds(thousands, false)} mille`
  return [head, rest === 0 ? '' : hundreds(rest, true)].filter(part => part !== '').join(' ')
}

/** A number in digits from its words, or in words from its digits. */
export const numberInWords = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold(plainText(`${instruction} ${body}`))
  const words = text.match(IN_DIGITS)?.[1]?.trim()
  const shared = { rule: messages.wordsRule, hints: [...messages.wordsHints], minutes: 1 }
  if (words !== undefined) {
    const value = spelledNumber(words)
    // The same words have to come out again.
    const again = value?.d === 1n ? fold(inWords(Number(value.n))).replaceAll('-', ' ') : ''
    if (
      !value ||
      value.n >= 1_000_000_000n ||
      again.replace(/s\b/g, '') !== words.replaceAll('-', ' ').replace(/s\b/g, '')
    )
      return undefined
    return measuredSolution({
      kind: 'in-digits',
      value,
      unit: '',
      steps: [messages.classes],
      sentence: result => messages.inDigits(result),
      ...shared,
    })
  }
  const match = text.match(IN_WORDS)
  const n = Number((match?.[1] ?? match?.[2] ?? 'x').replaceAll(' ', ''))
  if (!(n >= 0) || n > 999_999_999) return undefined
  const written = inWords(n)
  return writtenSolution({
    kind: 'in-words',
    accepted: [written, written.replaceAll(' ', '-')],
    answer: written,
    steps: [messages.classes, messages.inDigits(written)],
    ...shared,
  })
}
