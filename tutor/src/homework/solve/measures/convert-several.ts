import { plainText } from '../read/plain-text.ts'
import { UNIT } from '../read/symbols.ts'
import type { Problem, Solution } from '../solution.ts'
import { convert } from './convert.ts'
import { convertQuantity } from './convert-quantity.ts'

const LEAD = /^(?:convert\p{L}*|exprim\p{L}*|transform\p{L}*)\s*:?\s+/iu
const ONE = String.raw`-?\d[\d ]*(?:[.,]\d+)?\s?${UNIT} en ${UNIT}`
const LIST = new RegExp(`^${ONE}(?:(?:\\s?[;,]| et| puis)\\s+${ONE})+$`, 'u')
const BETWEEN = new RegExp(`(?:\\s?[;,]| et| puis)\\s+(?=${ONE})`, 'u')
const MOST = 4

/** « Convertir 250 mA en A et 1,5 kV en V. »: each quantity by itself, all in one answer. */
export const convertSeveral = (problem: Problem): Solution | undefined => {
  const text = plainText(`${problem.instruction} ${problem.body}`)
    .replace(/\s?[.;]$/, '')
    .trim()
  const lead = text.match(LEAD)?.[0]
  const list = text.slice(lead?.length ?? 0)
  if (lead === undefined || !LIST.test(list)) return undefined
  const parts = list.split(BETWEEN)
  const solutions = parts.flatMap(part => {
    const one = { ...problem, instruction: '', body: `Convertir ${part}.`, context: '', found: [] }
    return convert(one) ?? convertQuantity(one) ?? []
  })
  const [first] = solutions
  if (!first || solutions.length !== parts.length || parts.length > MOST) return undefined
  const answers = solutions.map(({ answer }) => answer)
  const [typed, shown] = [solutions.map(one => one.typed), answers.map(answer => answer.split(', soit ')[0] ?? '')]
  const withComma = typed.map(one => one.replace('.', ','))
  const joined = [' ; ', ' et ', ', ', ' '].flatMap(by => [typed, withComma, shown].map(all => all.join(by)))
  return {
    ...first,
    asked: solutions.map(({ asked }) => asked ?? '').join(' '),
    expected: { kind: 'exact', accepted: [...new Set(joined)] },
    typed: joined[0] ?? '',
    answer: shown.join(' ; '),
    steps: solutions.flatMap(({ steps }) => steps),
    minutes: first.minutes * solutions.length,
  }
}
