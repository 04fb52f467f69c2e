import { lookup } from '@ariane/shared/catalogue'
import { rational } from '../../../maths/rational.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { countAtoms, formulaTex, NAMES, plainFormula } from './species.ts'

const FORMULA = /(?<![\p{L}\d])(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*){1,8}(?![\p{L}\d])/gu
const MOLECULES: Record<string, string> = {
  eau: 'H2O',
  dioxygene: 'O2',
  dihydrogene: 'H2',
  diazote: 'N2',
  'dioxyde de carbone': 'CO2',
  methane: 'CH4',
  butane: 'C4H10',
  propane: 'C3H8',
  ammoniac: 'NH3',
  ozone: 'O3',
  glucose: 'C6H12O6',
  'monoxyde de carbone': 'CO',
}
const ALL = new Set(
  `donne donner donnez indique indiquer indiquez quelle quels est sont la le les l' l des de du d' d une un composition composee atomique atomes atome nom nombre nombres en
  chaque chacun chacune type sorte sortes element elements molecule molecules formule chimique present presents presente contient constituent constituant au total tout dans cette determine determiner determinez
  compte compter comptez cite citer nomme nommer et par combien y a-t-il t il a precise preciser ainsi que leur sachant elle on trouve compose compose-t-elle quel qui composent composant forment ces cette suivante suivantes suivants ci dessous chacune leurs sa son contient-elle contient-il comporte comporte-t-elle possede possede-t-elle renferme`.split(
    /\s+/,
  ),
)

const wordsBeside = (folded: string, pieces: readonly string[]) =>
  pieces
    .reduce((left, piece) => left.replace(fold(piece), ' '), folded)
    .match(/[\p{L}-]+'?/gu)
    ?.filter(word => !ALL.has(word)) ?? []

/** The atoms of a molecule whose formula is written, all of them or of one kind. */
export const atoms = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = plainFormula(plainText(`${instruction} ${body}`))
  const folded = fold(asked)
  if (asked.length > 250 || !/\batomes?\b|composition/.test(folded)) return undefined
  const written = (text: string) => [
    ...new Set(
      [...text.matchAll(FORMULA)].map(([one]) => one).filter(one => countAtoms(one) && /[A-Z].*[A-Z\d]/.test(one)),
    ),
  ]
  const own = written(asked)
  const [formula, ...others] = own.length > 0 ? own : written(plainFormula(plainText(context)))
  if (formula === undefined || others.length > 0) return undefined
  const counts = countAtoms(formula)
  const named = Object.keys(MOLECULES).filter(name => folded.includes(name))
  const isOther = named.some(
    name => lookup(MOLECULES, name) !== formula && !named.some(longer => longer !== name && longer.includes(name)),
  )
  if (!counts || isOther) return undefined
  const list = [...counts]
  const spoken = list.map(([symbol, count]) => messages.compositionOne(count, NAMES.get(symbol) ?? '', symbol))
  const single = list.filter(([symbol]) => {
    const name = fold(NAMES.get(symbol) ?? '').replace('’', "'")
    return !/\bnoms?\b/.test(folded) && named.reduce((left, one) => left.replace(one, ' '), folded).includes(name)
  })
  const rest = wordsBeside(folded, [...named, formula, ...single.map(([symbol]) => NAMES.get(symbol) ?? '')])
  // « 3 molécules de H2O » have three times as many.
  const many = /(?<!\d)([2-9]|[1-9]\d) molecules (?:de |d')/u.exec(folded)
  const count = Number(many?.[1] ?? 1)
  if (rest.length > 0 || /\d/.test(folded.replaceAll(fold(formula), ' ').replace(many?.[0] ?? ' ', ' ')))
    return undefined
  const shared = { rule: messages.atomRule, hints: [...messages.atomHints], minutes: 2 }
  const [wanted, ...more] = single
  if (
    /combien|nombre (?:d'atomes|total)/.test(folded) &&
    !/chaque|composition|sorte|type|\bnoms?\b|quels/.test(folded)
  ) {
    const total = list.reduce((sum, [, count]) => sum + count, 0)
    const value = wanted && more.length === 0 ? wanted[1] : total
    if (more.length > 0) return undefined
    return measuredSolution({
      kind: 'atoms',
      value: rational(count * value),
      unit: '',
      steps: [
        messages.composition(formulaTex(formula)),
        ...(wanted
          ? []
          : [
              messages.compositionList(formulaTex(formula), spoken.join(', ')),
              messages.atomTotal(`${list.map(([, count]) => count).join(' + ')} = ${total}`),
            ]),
        ...(count === 1 ? [] : [messages.manyMolecules(count, `${count} \\times ${value} = ${count * value}`)]),
      ],
      sentence: result =>
        count > 1
          ? messages.inMolecules(count, result)
          : wanted
            ? messages.atomCount(NAMES.get(wanted[0]) ?? '', formulaTex(formula), wanted[1])
            : messages.atomCount('au total', formulaTex(formula), total),
      ...shared,
    })
  }
  if (single.length > 0 || count > 1) return undefined
  const typed = messages.both(spoken.map(one => one.replace(/ \([^)]*\)/, '')))
  return {
    kind: 'atoms',
    expected: null,
    typed,
    answer: messages.both(spoken.map(one => one.replace(/ \([^)]*\)/, ''))),
    steps: [
      messages.composition(formulaTex(formula)),
      messages.compositionList(formulaTex(formula), spoken.join(', ')),
    ],
    ...shared,
  }
}
