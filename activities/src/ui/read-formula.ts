import { pieces } from './rich.ts'

/** Commands of formulas that pupils meet, as signs that are read aloud; of others the name is left out. */
const SIGNS: readonly [RegExp, string][] = [
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2'],
  [/\\sqrt\s*\{([^{}]*)\}/g, '√$1'],
  [/\\(?:text|mathrm|mathbf|widehat|overline|vec)\s*\{([^{}]*)\}/g, '$1'],
  [/\\times/g, '×'],
  [/\\div/g, '÷'],
  [/\\approx/g, '≈'],
  [/\\neq?(?![a-z])/g, '≠'],
  [/\\leq?(?![a-z])/g, '≤'],
  [/\\geq?(?![a-z])/g, '≥'],
  [/\\pi/g, 'π'],
  [/\\(?:to|rightarrow)/g, '→'],
  [/\\%/g, '%'],
  [/\^\s*\{?\\circ\}?/g, '°'],
  [/\\[,;:! ]|~/g, ' '],
  [/\\[a-zA-Z]+/g, ''],
  [/[{}]/g, ''],
  [/-/g, '−'],
]

const readFormula = (tex: string): string => {
  // Fractions and roots hold others: from the inside out.
  const opened = [0, 1, 2].reduce(
    text => SIGNS.slice(0, 3).reduce((now, [sign, written]) => now.replace(sign, written), text),
    tex,
  )
  return SIGNS.reduce((now, [sign, written]) => now.replace(sign, written), opened)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a line that holds formulas, which have no name of their own for everybody; undefined where it holds none. */
export function nameFormulas(text: string): string | undefined {
  const found = pieces(text)
  if (!found.some(({ kind }) => kind === 'maths' || kind === 'display')) return undefined
  return found.map(({ kind, text }) => (kind === 'maths' || kind === 'display' ? readFormula(text) : text)).join('')
}
