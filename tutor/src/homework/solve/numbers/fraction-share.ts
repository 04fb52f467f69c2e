import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { multiply, type Rational, reduce } from '../../../maths/rational.ts'
import { fractionTex, tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import { UNIT, unitSymbol } from '../read/symbols.ts'
import type { Problem, Solution } from '../solution.ts'
import { withFractions } from '../stories/fraction-words.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-share.ts'

const SHARE = new RegExp(
  `^(?:calcul\\w*|combien (?:font|vaut|valent|fait|represente(?:nt)?)|que (?:font|vaut|valent)|determin\\w*|donn\\w*|trouv\\w*|prend\\w*|quel(?:le)? est)? ?:? ?(?:la |le |les )?(\\d{1,4})\\s?/\\s?(\\d{1,4}) (?:de |d'|des )(?:la |le |les |l')?(${DECIMAL})(?: ?(${UNIT})| ?(eleves|billes|bonbons|personnes|pages|habitants|livres|points))?(?:,? ?(?:arrondi\\w* .{1,30}))? ?[.?=…]*$`,
  'iu',
)

/** A fraction of a number or of a quantity. */
export const fractionShare = ({ instruction, body }: Problem): Solution | undefined => {
  const written = withFractions(plainText(`${instruction} ${body}`))
  const text = written.length > 200 ? null : written.match(SHARE)
  const [, over = '', under = '', number = '', symbol, noun = ''] = text ?? []
  const of: Rational | undefined = readDecimal(number)
  if (!of || of.n <= 0n || Number(under) === 0 || Number(over) === 0) return undefined
  const unit = symbol === undefined ? '' : (unitSymbol(symbol) ?? '')
  const fraction = reduce(BigInt(over), BigInt(under))
  const value = multiply(fraction, of)
  const places = roundingFor(fold(written), unit)
  if (places === 'unknown') return undefined
  const shown = fractionTex(BigInt(over), BigInt(under))
  return measuredSolution({
    kind: 'fraction-share',
    asked: messages.asked(shown, `${french(of)} ${symbol === undefined ? noun : unit}`.trim()),
    value,
    unit,
    places,
    noun,
    steps: [
      messages.take(shown, `${shown} \\times ${tex(of)}`),
      messages.compute(`${tex(of)} \\div ${under} \\times ${over} ${equalTex(value)}`),
    ],
    sentence: messages.answer,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 2,
  })
}
