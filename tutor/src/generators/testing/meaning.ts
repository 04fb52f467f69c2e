import { rational } from '../../maths/rational.ts'
import { valueAt } from '../../maths/value-at.ts'

const POINTS = [rational(0), rational(1), rational(-2), rational(3), rational(5, 7)]

const UNIT =
  /\s?([kdcm]?m[²³]?|[km]?g|[cm]?L|min|h|m?s|km\/h|m\/s|[mk]?V|m?A|Ω|[kM]?W|k?Wh|k?J|N|N\/kg|g\/L|g\/cm³|Hz|€|%|°)$/

/** The same text for equal answers: numbers, expressions of x, or sets of solutions. */
export const meaning = (answer: string): string => {
  if (answer.includes('x ='))
    return answer
      .split(' ou ')
      .map(solution => meaning(solution.replace('x =', '')))
      .sort()
      .join(' | ')
  const bare = answer.replace(UNIT, '')
  return POINTS.map(x => valueAt(bare, x))
    .map(({ n, d }) => `${n}/${d}`)
    .join(' ')
}

/** The formulas of a markdown text, in order. */
export const formulas = (markdown: string) => [...markdown.matchAll(/\$([^$]+)\$/g)].map(([, formula = '']) => formula)
