import { commonDivisor } from '../../../maths/rational.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { countAtoms, formulaTex, formulaText, plainFormula } from './species.ts'

const GAP = String.raw`(?:…|\.{2,}|_+|\(\s*\)|\d{1,2})?\s?`
const SPECIES = String.raw`${GAP}(?:[A-Z][A-Za-z\d()]*)(?:\s?\((?:g|l|s|aq)\))?`
const SIDE = `${SPECIES}(?:\\s?\\+\\s?${SPECIES})*`
const EQUATION = new RegExp(`(${SIDE})\\s?(?:-+>|=+>|→|⟶|➔|➜|=)\\s?(${SIDE})`, 'u')
const ASKS = /equilibr|ajust|coefficient|nombres stoechiometriques/
const OTHER = /expliqu|pourquoi|justifi|nomm|montr|conserv|\bmasse|verifi|est-elle|deja/
const MAX_SPECIES = 6

const speciesIn = (side: string) =>
  side.split('+').map(part =>
    part
      .trim()
      .replace(/^(?:…|\.{2,}|_+|\(\s*\)|\d{1,2})\s?/, '')
      .replace(/\s?\((?:g|l|s|aq)\)$/, '')
      .trim(),
  )

/** The smallest whole numbers that balance the rows; undefined when there are none, or more than one way. */
const findCoefficients = (rows: readonly number[][], count: number): number[] | undefined => {
  const max = count <= 4 ? 25 : 12
  const numbers: number[] = Array.from({ length: count }, () => 1)
  const isBalanced = () => rows.every(row => row.reduce((sum, x, i) => sum + x * (numbers[i] ?? 0), 0) === 0)
  const found: number[][] = []
  const search = (at: number) => {
    if (found.length > 1) return
    if (at === count) {
      if (isBalanced() && numbers.reduce(commonDivisor) === 1) found.push([...numbers])
      return
    }
    for (let k = 1; k <= max; k++) {
      numbers[at] = k
      if (canStillBalance(rows, numbers, at, max)) search(at + 1)
    }
  }
  search(0)
  return found.length === 1 ? found[0] : undefined
}

/** Whether what is not chosen yet may still bring every row to zero. */
const canStillBalance = (rows: readonly number[][], numbers: readonly number[], at: number, max: number) =>
  rows.every(row => {
    let [low, high] = [0, 0]
    for (const [i, x] of row.entries()) {
      const [a, b] =
        i <= at ? [x * (numbers[i] ?? 0), x * (numbers[i] ?? 0)] : [Math.min(x, x * max), Math.max(x, x * max)]
      low += a
      high += b
    }
    return low <= 0 && high >= 0
  })

/** An equation of reaction brought to the smallest whole numbers. */
export const balance = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = plainFormula(plainText(`${instruction} ${body}`))
  const whole = plainFormula(plainText(`${context}\n${instruction} ${body}`))
  if (asked.length > 400 || !ASKS.test(fold(asked)) || OTHER.test(fold(asked))) return undefined
  const text = EQUATION.test(asked) ? asked : whole
  const all = [...text.matchAll(new RegExp(EQUATION, 'gu'))]
  const [only] = all
  if (!only || all.length > 1) return undefined
  const [left, right] = [speciesIn(only[1] ?? ''), speciesIn(only[2] ?? '')]
  const species = [...left, ...right]
  const atoms = species.flatMap(one => countAtoms(one) ?? [])
  if (atoms.length !== species.length || species.length > MAX_SPECIES || new Set(species).size !== species.length)
    return undefined
  const symbols = [...new Set(atoms.flatMap(one => [...one.keys()]))]
  const counts = (symbol: string) => atoms.map((one, i) => (one.get(symbol) ?? 0) * (i < left.length ? 1 : -1))
  const rows = symbols.map(counts)
  const numbers = findCoefficients(rows, species.length)
  if (!numbers) return undefined
  const side = (formulas: readonly string[], from: number, write: (formula: string) => string) =>
    formulas.map((one, i) => `${numbers[i + from] === 1 ? '' : `${numbers[i + from]} `}${write(one)}`).join(' + ')
  const equation = (write: (formula: string) => string, arrow: string) =>
    `${side(left, 0, write)} ${arrow} ${side(right, left.length, write)}`
  const bare = `${left.map(formulaTex).join(' + ')} \\rightarrow ${right.map(formulaTex).join(' + ')}`
  const tex = equation(formulaTex, '\\rightarrow')
  const sum = (row: readonly number[], sign: number, times: (i: number) => number) =>
    row.reduce((total, x, i) => total + (x * sign > 0 ? x * sign * times(i) : 0), 0)
  const typed = equation(one => one, '->')
  return {
    kind: 'balance',
    asked: messages.balanceAsked(bare),
    expected: {
      kind: 'exact',
      accepted: [typed, equation(one => one, '→'), equation(formulaText, '→'), equation(formulaText, '->')].flatMap(
        one => [one, one.replace(/(?<=(?:^|\+ |→ |-> )\d+) /g, '')],
      ),
    },
    typed,
    answer: `$${tex}$`,
    steps: [
      messages.notYet,
      ...symbols.map((symbol, i) =>
        messages.atomsEach(
          symbol,
          sum(rows[i] ?? [], 1, () => 1),
          sum(rows[i] ?? [], -1, () => 1),
        ),
      ),
      messages.chosen(tex),
      messages.checkedAtoms(
        symbols.map((symbol, i) =>
          messages.sameAtoms(
            symbol,
            sum(rows[i] ?? [], 1, at => numbers[at] ?? 0),
          ),
        ),
      ),
    ],
    rule: messages.balanceRule,
    hints: [...messages.balanceHints],
    minutes: 5,
  }
}
