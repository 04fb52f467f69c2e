import { approximate } from '../../maths/rational.ts'
import { valueAt } from '../../maths/value-at.ts'
import type { Exercise } from '../exercise.ts'
import { pick } from '../random.ts'
import { askWord, type Wrong } from '../words/ask-word.ts'
import { explain, explainMistake, FEWEST_MISTAKES, isFar, type Maker } from './solved.ts'
import { fractionResult, hideHole, listHoles, quantity, type Result, showLine } from './working.ts'

/** Numbers are judged by their value, with or without a unit. */
type Asked = Parameters<typeof askWord>[0]
const withExpected = (asked: Omit<Asked, 'answer' | 'lang'>, { text, expected }: Result): Exercise => ({
  ...askWord({ ...asked, answer: text, accepted: expected.kind === 'exact' ? expected.accepted : [] }),
  expected,
})

/** The result of the problem. */
export const askResult: Maker = (_, solved) => {
  const { problem, right, mistaken } = solved
  return withExpected(
    {
      reasoning: 'worked-solve',
      level: 1,
      statement: `${problem.given} ${problem.ask}`,
      wrong: mistaken.map(({ result, does }): Wrong => [result.text, explainMistake(does)]),
      hint: problem.hint,
      rule: problem.rule,
      begin: problem.begin,
      steps: explain(solved),
    },
    right.result,
  )
}

/** A number of the calculation that is left out. */
export const askHole: Maker = (random, { problem, right, mistaken }) => {
  const places = right.lines.flatMap((line, at) => listHoles(line).map((value, which) => ({ at, which, value })))
  const asked = places.flatMap(place => {
    const wrong = mistaken.flatMap(({ lines, does, line }) => {
      const value = listHoles(lines[place.at] ?? '')[place.which]
      return value === undefined || value === place.value || line > place.at || lines.length !== right.lines.length
        ? []
        : [{ value, does }]
    })
    const others = new Map(wrong.map(({ value, does }) => [value, does]))
    return others.size < FEWEST_MISTAKES ? [] : [{ ...place, wrong: [...others] }]
  })
  if (asked.length === 0) return undefined
  const { at, which, value, wrong } = pick(random, asked)
  const isLast = at === right.lines.length - 1
  const tolerance = isLast && right.result.expected.kind === 'number' ? right.result.expected.tolerance : 0
  const result = value.includes('/')
    ? fractionResult(valueAt(value))
    : quantity(approximate(valueAt(value)), '', tolerance)
  if (!result) return undefined
  const shown = right.lines.slice(0, at + 1).map((line, i) => (i === at ? hideHole(line, which) : showLine(line)))
  return withExpected(
    {
      reasoning: 'worked-hole',
      level: 1,
      statement: `${problem.given} ${problem.ask} Voici ${isLast ? 'la rédaction' : 'le début de la rédaction'} : ${shown.map((line, i) => `(${i + 1}) ${line}`).join(' ')} Quel nombre manque ?`,
      wrong: wrong.map(([text, does]): Wrong => [text, explainMistake(does)]),
      hint: 'Lisez la phrase qui entoure les points : que calcule-t-elle ?',
      rule: problem.rule,
      begin: problem.begin,
      steps: [...right.lines.slice(0, at + 1).map(showLine), `Le nombre qui manque est ${value}.`],
    },
    { ...result, text: value },
  )
}

/** A number of the problem, from its result. */
export const askBack: Maker = (_, { problem }) => {
  const { back } = problem
  const found = back?.result
  if (!back || !found) return undefined
  const wrong = back.wrong.flatMap(([result, does]): Wrong[] =>
    result && isFar(found, result) ? [[result.text, explainMistake(does)]] : [],
  )
  if (new Set(wrong.map(([text]) => text)).size < FEWEST_MISTAKES) return undefined
  return withExpected(
    {
      reasoning: 'worked-back',
      level: 3,
      statement: back.statement,
      wrong,
      hint: 'On connaît le résultat : remontez le calcul à l’envers.',
      rule: problem.rule,
      begin: 'Écrivez le calcul dans le bon sens, avec un blanc pour ce que vous cherchez.',
      steps: back.steps.map(showLine),
    },
    found,
  )
}
