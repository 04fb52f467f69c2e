import { french } from '../../../maths/format.ts'
import { divide, isSameNumber } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages.ts'

/** The scale of a map from a distance on it and the real one. */
export const findScale = (problem: Problem): Solution | undefined => {
  const { askedFolded, whole, wholeFolded } = problemText(problem)
  if (
    !/(?:quelle est|calcul\w*|determin\w*|trouv\w*|donn\w*) (?:donc |alors )?l'echelle/.test(askedFolded) ||
    whole.length > 300
  )
    return undefined
  if (!/carte|plan|maquette|dessin|represent/.test(wholeFolded) || /\baire\b|surface|volume/.test(wholeFolded))
    return undefined
  const [a, b, ...more] = quantitiesIn(whole) ?? []
  if (!a || !b || more.length > 0 || a.dimension !== 'length' || b.dimension !== 'length') return undefined
  const isSmall = (unit: string) => unit === 'cm' || unit === 'mm'
  if (isSmall(a.unit) === isSmall(b.unit)) return undefined
  const [map, real] = isSmall(a.unit) ? [a, b] : [b, a]
  const full = inUnit(real.value, real.unit, map.unit)
  const ratio = full && divide(full, map.value)
  if (!full || !ratio || ratio.d !== 1n || isSameNumber(full, map.value)) return undefined
  const shown = french(ratio)
  const plain = String(ratio.n)
  return writtenSolution({
    kind: 'find-scale',
    accepted: [
      `1/${plain}`,
      `1/${shown}`,
      `1:${plain}`,
      `1 : ${shown}`,
      `1 / ${shown}`,
      `1/${shown.replace(/\s/gu, ' ')}`,
    ],
    answer: `1/${shown}`,
    steps: [
      messages.equal(`${french(real.value)} ${real.unit}`, `${french(full)} ${map.unit}`),
      messages.scaleStep(`${tex(full)} \\div ${tex(map.value)} = ${tex(ratio)}`),
      messages.scaleMeans(shown),
    ],
    rule: messages.scaleRule,
    hints: [...messages.scaleHints],
    minutes: 4,
  })
}
