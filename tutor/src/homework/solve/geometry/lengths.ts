import { type Rational, roundExactly, squareRoot } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, fromNumber } from '../measured-solution.ts'
import type { Figure, Length } from './figure.ts'
import { segmentName } from './figure.ts'
import { messages } from './messages.ts'

/** The lines that bring lengths told in another unit to that of the figure. */
export const conversionLines = ({ unit }: Figure, used: readonly Length[]): string[] =>
  used.flatMap(({ text, shown, value }) => {
    const own = text.match(/(mm|cm|dm|dam|hm|km|m)\s*$/)?.[1]
    return own === undefined || own === unit
      ? []
      : [messages.converted(shown, text.replace(/^.*[=:]\s*/, ''), `${tex(value)}\\text{ ${unit}}`)]
  })

/** The length of a segment as the text gives it. */
export const findLength = ({ lengths }: Figure, name: string): Length | undefined => lengths.get(segmentName(name))

/** A square root, exact where it is a fraction; else to twelve places. */
export const rootAbout = (square: Rational): { value: Rational; isExact: boolean } => {
  const exact = squareRoot(square)
  if (exact) return { value: exact, isExact: true }
  return { value: fromNumber(Math.sqrt(Number(square.n) / Number(square.d))), isExact: false }
}

/** A root in a line of TeX: exact, or to five digits. */
export const rootTex = ({ value, isExact }: { value: Rational; isExact: boolean }): string =>
  isExact ? `= ${tex(value)}` : equalTex(roundExactly(value, 9), true)
