import { superscript } from '../../../maths/superscripts.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import { read } from '../read/runs.ts'
import type { Problem, Solution } from '../solution.ts'
import { saysOnly } from '../words.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-powers.ts'

const OWN =
  /^(?:puissances?|seule|unique|nombre|base|exposant|simplifi\w*|calcul\w*|produit|quotient|n|de|dix|entier|relatif|notation)$/
const FACTOR = String.raw`\(?\s?(-?\d{1,3})\s?\)?(?:\s?\^\s?\(?(-?\d{1,2})\)?)?`
const PLAIN = new RegExp(`^${FACTOR}(?:\\s?[×*]\\s?${FACTOR})+$`, 'u')
const QUOTIENT = new RegExp(`^${FACTOR}\\s?[÷:/]\\s?${FACTOR}$`, 'u')
const NESTED = /^\(\s?(\d{1,3})\s?\^\s?(-?\d{1,2})\s?\)\s?\^\s?\(?(-?\d{1,2})\)?$/u

type Found = { base: string; exponent: number; rule: string }

const reduced = (run: string): Found | undefined => {
  const nested = run.match(NESTED)
  if (nested) {
    const [, base = '', a = '', b = ''] = nested
    return { base, exponent: Number(a) * Number(b), rule: messages.nested(base, a, b) }
  }
  const quotient = run.match(QUOTIENT)
  if (quotient) {
    const [, base = '', a = '1', other = '', b = '1'] = quotient
    return base === other && /\^/.test(run)
      ? { base, exponent: Number(a) - Number(b), rule: messages.quotient(base, a, b) }
      : undefined
  }
  if (!PLAIN.test(run)) return undefined
  const factors = run.split(/\s?[×*]\s?/).map(part => part.match(new RegExp(`^${FACTOR}$`, 'u')))
  const [first] = factors
  const base = first?.[1] ?? ''
  if (!factors.every(one => one?.[1] === base)) return undefined
  const exponents = factors.map(one => Number(one?.[2] ?? '1'))
  const exponent = exponents.reduce((sum, one) => sum + one, 0)
  return {
    base,
    exponent,
    rule: messages.product(
      base,
      exponents.map(one => (one < 0 ? `(${one})` : String(one))),
    ),
  }
}

/** A product or a quotient of powers of one number, as one power. */
export const singlePower = (problem: Problem): Solution | undefined => {
  const text = plainText(`${problem.instruction} ${problem.body}`)
  const folded = fold(text)
  if (text.length > 200 || !/puissance|sous la forme (?:a|\d+)\s?\^|forme a n|seule puissance/.test(folded))
    return undefined
  const { runs, words } = read(
    text
      .replace(/puissances? de (?:10|dix|\d{1,2})(?= ?[:.]|$| )(?!\s?[\^⁰¹²³⁴⁵⁶⁷⁸⁹])/gu, 'puissance')
      .replace(/sous (?:la )?forme (?:d'une )?(?:puissance )?(?:de )?(?:a\^?\{?n\}?|aⁿ|\d+\^?n|\d+ⁿ)/gu, ' '),
  )
  const [run, ...others] = runs
  const found = run === undefined || others.length > 0 ? undefined : reduced(run.replace(/^[A-Z]\s?=\s?/, '').trim())
  if (!found || !saysOnly(words, OWN)) return undefined
  const { base, exponent, rule } = found
  const shown = Number(base) < 0 ? `(${base})` : base
  return writtenSolution({
    kind: 'single-power',
    accepted: [
      `${shown}^${exponent}`,
      `${shown}${superscript(exponent)}`,
      `${shown}^(${exponent})`,
      `${shown} puissance ${exponent}`,
    ],
    answer: `$${shown}^{${exponent}}$`,
    steps: [rule, messages.result(`${shown}^{${exponent}}`)],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 2,
  })
}
