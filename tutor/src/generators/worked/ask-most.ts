import { int } from '../random.ts'
import { askWord } from '../words/ask-word.ts'
import { drawSolved, isFar, type Maker, MOST_DRAWS, type Solved } from './solved.ts'
import { type Draw, listNumbers, number, type Problem, type Result, roundTo, showLine } from './working.ts'

/** Whether the question says a number that the situation lacks: the situation alone cannot be compared. */
const asksForMore = ({ given, ask }: Problem) => {
  const known = new Set(listNumbers(given))
  return listNumbers(ask).some(one => !known.has(one))
}

const readUnit = ({ expected }: Result) => (expected.kind === 'number' ? expected.unit : undefined)
const isRounded = ({ expected }: Result) => expected.kind === 'number' && (expected.tolerance ?? 0) > 0

const ONE_IN_EQUAL = 5
/** Another situation with the same question, of the same unit: now and then one that gives as much. */
const drawOther = (random: () => number, { problem, right }: Solved, draw: Draw): Solved | undefined => {
  const wantsEqual = !isRounded(right.result) && int(random, 1, ONE_IN_EQUAL) === 1
  let fallback: Solved | undefined
  for (let i = 0; i < MOST_DRAWS; i++) {
    const other = drawSolved(random, draw)
    const { result } = other.right
    if (
      other.problem.most !== problem.most ||
      other.problem.given === problem.given ||
      result.size === undefined ||
      readUnit(result) !== readUnit(right.result)
    )
      continue
    const isEqual = result.key === right.result.key
    if (isEqual === wantsEqual) return other
    if (!isEqual && isFar(result, right.result)) fallback = other
  }
  return fallback
}

const TINY = 1e-9
/** A size as it is compared: fractions are easier to compare once they are decimal. */
const showSize = ({ text, size }: Result) => {
  if (!text.includes('/') || size === undefined) return text
  const rounded = roundTo(size, 3)
  return `${text} (${Math.abs(rounded - size) < TINY ? 'soit' : 'environ'} ${number(rounded)})`
}

/** Which of two situations gives more. */
export const askMost: Maker = (random, one, draw) => {
  const { most } = one.problem
  if (most === undefined || asksForMore(one.problem)) return undefined
  const other = drawOther(random, one, draw)
  const [a, b] = [one.right.result, other?.right.result]
  if (!other || a.size === undefined || b?.size === undefined) return undefined
  const best = a.key === b.key ? 2 : a.size > b.size ? 0 : 1
  const options = ['la situation 1', 'la situation 2', 'c’est pareil'] as const
  const [first, second] = [`Situation 1 : ${one.problem.given}`, `Situation 2 : ${other.problem.given}`]
  return askWord({
    reasoning: 'worked-compare',
    level: 3,
    statement: `${first} ${second} ${most} Choisissez entre : la situation 1, la situation 2, c’est pareil.`,
    answer: options[best],
    accepted: [['1', 'situation 1'], ['2', 'situation 2'], ['pareil']][best] ?? [],
    wrong: [
      ['la situation 1', `La situation 1 donne ${a.text} : refaites aussi le calcul de la situation 2.`],
      ['la situation 2', `La situation 2 donne ${b.text} : refaites aussi le calcul de la situation 1.`],
      ['c’est pareil', 'Les deux résultats sont différents : refaites les deux calculs.'],
    ],
    hint: 'Faites les deux calculs avant de comparer.',
    rule: one.problem.rule,
    begin: one.problem.begin,
    steps: [
      `Situation 1 : ${one.right.lines.map(showLine).join(' ')}`,
      `Situation 2 : ${other.right.lines.map(showLine).join(' ')}`,
      `${best === 2 ? `On trouve ${a.text} dans les deux situations` : `${showSize(a)} est plus ${best === 0 ? 'grand' : 'petit'} que ${showSize(b)}`} : la bonne réponse est « ${options[best]} ».`,
    ],
  })
}
