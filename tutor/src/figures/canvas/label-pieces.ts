import { measureText } from './text-width.ts'

/** A run of text: `rise` is how far its baseline stands above that of the label. */
export type Run = { text: string; size: number; rise: number; italic: boolean }
export type Piece =
  | Run
  | { fraction: [Piece[], Piece[]]; size: number }
  | { root: Piece[]; size: number }
  | { hat: Piece[]; size: number }
  | { arrow: Piece[]; size: number }

export const isRun = (piece: Piece): piece is Run => 'text' in piece

const SIGNS = new Map(
  Object.entries({
    times: '×',
    div: '÷',
    pi: 'π',
    alpha: 'α',
    beta: 'β',
    theta: 'θ',
    lambda: 'λ',
    rho: 'ρ',
    Omega: 'Ω',
    Delta: 'Δ',
    degree: '°',
    leq: '≤',
    geq: '≥',
    neq: '≠',
    approx: '≈',
    to: '→',
    parallel: '//',
  }),
)
const readSign = (name: string) => {
  const sign = SIGNS.get(name)
  if (sign === undefined) throw new Error(`a label knows no \\${name}`)
  return sign
}

/** What stands in braces at a place of a formula, or one character; and where it goes on. */
const readGroup = (formula: string, from: number): [inner: string, next: number] => {
  if (formula[from] !== '{') return [formula[from] ?? '', from + 1]
  let depth = 0
  for (let i = from; i < formula.length; i++) {
    if (formula[i] === '{') depth++
    if (formula[i] === '}' && --depth === 0) return [formula.slice(from + 1, i), i + 1]
  }
  throw new Error(`braces do not match: ${formula}`)
}

/** Sizes are whole pixels: the stylesheet of the page lists them. */
export const fractionSize = (size: number) => Math.round(size * 0.85)

/** Reads one command behind its backslash. */
const readCommand = (formula: string, from: number, size: number, rise: number): [Piece, number] => {
  const name = /^[a-zA-Z]+/.exec(formula.slice(from))?.[0] ?? ''
  const [first, second] = readGroup(formula, from + name.length)
  if (name === 'frac') {
    const [below, next] = readGroup(formula, second)
    return [{ fraction: [readFormula(first, fractionSize(size)), readFormula(below, fractionSize(size))], size }, next]
  }
  if (name === 'sqrt') return [{ root: readFormula(first, size), size }, second]
  if (name === 'widehat') return [{ hat: readFormula(first, size), size }, second]
  if (name === 'vec') return [{ arrow: readFormula(first, size), size }, second]
  const after = from + name.length
  const spaces = /^ */.exec(formula.slice(after))?.[0].length ?? 0
  return [{ text: readSign(name), size, rise, italic: false }, after + spaces]
}

const readFormula = (formula: string, size: number, rise = 0): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  while (at < formula.length) {
    const sign = formula[at] ?? ''
    if (sign === '^' || sign === '_') {
      const [inner, next] = readGroup(formula, at + 1)
      pieces.push(...readFormula(inner, Math.round(size * 0.72), rise + size * (sign === '^' ? 0.36 : -0.2)))
      at = next
    } else if (sign === '\\') {
      const [piece, next] = readCommand(formula, at + 1, size, rise)
      pieces.push(piece)
      at = next
    } else if (sign === '{' || sign === '}') at++
    else {
      const text = /^[a-z]/.test(sign) ? sign : (/^[^a-z^_\\{}]+/.exec(formula.slice(at))?.[0] ?? sign)
      pieces.push({ text: text.replaceAll('-', '−'), size, rise, italic: /^[a-z]$/.test(text) })
      at += text.length
    }
  }
  return pieces
}

/** A label cut into what is set one after the other; maths stand between dollars. */
export const readLabel = (label: string, size: number): Piece[] =>
  label.split('$').flatMap((part, i): Piece[] => {
    if (i % 2 === 1) return readFormula(part, size)
    return part ? [{ text: part, size, rise: 0, italic: false }] : []
  })

export const measurePieces = (pieces: readonly Piece[]): number =>
  pieces.reduce((width, piece) => {
    if (isRun(piece)) return width + measureText(piece.text, piece.size)
    if ('fraction' in piece) return width + Math.max(...piece.fraction.map(measurePieces)) + 6
    if ('root' in piece) return width + measurePieces(piece.root) + 4 + piece.size * 0.65
    return width + measurePieces('hat' in piece ? piece.hat : piece.arrow)
  }, 0)

const RAISED = new Map([...'0123456789+-−'].map((sign, i) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'][i] ?? sign]))
const raise = (exponent: string) => [...exponent].map(sign => RAISED.get(sign) ?? sign).join('')

/** A label as it is said: « angle BAC », « 3/5 », « racine de 2 ». */
export const sayLabel = (label: string): string =>
  label
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '$1/$2')
    .replace(/\\sqrt\{([^{}]+)\}/g, 'racine de $1')
    .replace(/\\widehat\{([^{}]+)\}/g, 'angle $1')
    .replace(/\\vec\{([^{}]+)\}/g, 'vecteur $1')
    .replace(/\^(?:\{([-−+\d]+)\}|(\d))/g, (_, group?: string, digit?: string) => raise(group ?? digit ?? ''))
    .replace(/\\([a-zA-Z]+) ?/g, (_, name: string) => readSign(name))
    .replace(/[${}_^]/g, '')
