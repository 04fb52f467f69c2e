import { readDecimal } from '../../../maths/decimals.ts'
import { isSameNumber, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-table-function.ts'

const NUMBER = String.raw`(?<n>-?\d+(?:,\d+)?)`
const OF = '(?:\\s+par (?:la |cette )?(?:fonction )?(?<f>[a-z]))?'
const IMAGE = new RegExp(
  `^(?:(?:donn|lire|lis|lise|determin|trouv|calcul|indiqu)\\w*|quelle est) (?:l'|une )?image de (?:nombre )?${NUMBER}${OF} ?[.?]*$`,
  'u',
)
const VALUE = new RegExp(
  `^(?:(?:complet|donn|determin|trouv|lire|lis|calcul)\\w*)? ?:? ?(?<f>[a-z]) ?\\( ?${NUMBER} ?\\)(?: ?= ?(?:…|\\.{2,}|_+|\\?)?)? ?[.]*$`,
  'u',
)
const BEFORE = new RegExp(
  `^(?:(?:donn|determin|trouv|lire|lis|cit|indiqu)\\w*|quels? (?:est|sont)) (?<which>un|l'|le ou les|les|tous les) ?antecedent(?:s|\\(s\\))? de (?:nombre )?${NUMBER}${OF} ?[.?]*$`,
  'u',
)

type Table = { name: string; pairs: { x: Rational; y: Rational }[] }

/** The rows « x | … » and « h(x) | … » of a table of values. */
const tableIn = (text: string): Table | undefined => {
  const rows = plainText(text)
    .split('\n')
    .filter(line => line.includes('|') && !/^[\s|:-]+$/.test(line))
    .map(line =>
      line
        .replace(/^\s*\||\|\s*$/g, '')
        .split('|')
        .map(cell => cell.trim()),
    )
  const [top, bottom, ...others] = rows
  const name = /^([a-z]) ?\( ?[a-z] ?\)$/u.exec(bottom?.[0] ?? '')?.[1]
  if (
    !top ||
    !bottom ||
    others.length > 0 ||
    name === undefined ||
    !/^[a-z]$/u.test(top[0] ?? '') ||
    top.length !== bottom.length
  )
    return undefined
  const pairs = top.slice(1).flatMap((cell, i) => {
    const [x, y] = [readDecimal(cell), readDecimal(bottom[i + 1] ?? '')]
    return x && y ? [{ x, y }] : []
  })
  return pairs.length === top.length - 1 && pairs.length > 1 ? { name, pairs } : undefined
}

const shared = { rule: messages.rule, hints: messages.hints, minutes: 1 }

/** Images and antecedents that stand in a table of values. */
export const tableFunction = ({ instruction, body, context, above = [] }: Problem): Solution | undefined => {
  const table = tableIn(context) ?? tableIn(above.join('\n'))
  const asked = fold(plainText(`${instruction} ${body}`))
    .replace(/,? (?:dans|a l'aide du|d'apres le|avec le) (?:ce |cette |le )?tableau(?: de valeurs)?/u, '')
    .trim()
  const image = IMAGE.exec(asked)?.groups ?? VALUE.exec(asked)?.groups
  const before = image ? undefined : BEFORE.exec(asked)?.groups
  const { n, f } = image ?? before ?? {}
  const wanted = readDecimal(n ?? '')
  if (!table || !wanted || (f !== undefined && f !== table.name)) return undefined
  const found = table.pairs.flatMap(({ x, y }) =>
    image ? (isSameNumber(x, wanted) ? [y] : []) : isSameNumber(y, wanted) ? [x] : [],
  )
  const [first, ...more] = found
  if (!first || (image && more.length > 0) || (before?.which === "l'" && more.length > 0)) return undefined
  const [given, shown] = [tex(wanted), found.map(tex).join(' ; ')]
  const typed = found.map(one => tex(one).replace('{,}', ','))
  const isOne = image !== undefined || before?.which === 'un'
  const answer = isOne ? tex(first) : shown
  return writtenSolution({
    kind: 'table-function',
    accepted: isOne
      ? [...typed, ...typed.map(one => (image ? `${table.name}(${n}) = ${one}` : one))]
      : [typed.join(' ; '), typed.join(' et '), typed.join(', ')],
    answer: image ? `$${table.name}(${given}) = ${answer}$` : `$${answer}$`,
    steps: [image ? messages.image(table.name, given, answer) : messages.antecedent(table.name, given, shown)],
    ...shared,
  })
}
