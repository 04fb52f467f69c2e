import { divide, multiply, type Rational, rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution, roundResult, shownNumber, spokenDuration } from '../measured-solution.ts'
import { type ProblemText, problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { type Target, targetsIn } from './ask.ts'
import { askedUnits, asksUnknownUnit, hasTrap } from './conditions.ts'
import { conversionLine, type Data, type Datum, findGiven, symbolTex, toDatum } from './data.ts'
import { FORMULAS, type Formula } from './formulas.ts'
import { messages } from './messages.ts'

const MAX_CHARS = 900
const CONSTANTS: [RegExp, Formula['quantities'][number], Datum][] = [
  [
    /\bterre\b|terrestre/,
    'gravity',
    { value: rational(98, 10), unit: 'N/kg', text: '9,8 N/kg', digits: 2, note: messages.constants.gravity },
  ],
  [
    /\b(?:du|le|un) son\b|tonnerre|eclair|coup de feu/,
    'speed',
    { value: rational(340), unit: 'm/s', text: '340 m/s', digits: 2, note: messages.constants.sound },
  ],
  [
    /\blumiere\b/,
    'speed',
    { value: rational(300_000), unit: 'km/s', text: '300 000 km/s', digits: 1, note: messages.constants.light },
  ],
]

type Fit = { formula: Formula; wanted: 0 | 1 | 2; data: (Datum | undefined)[] }

const fitsFor = (target: Target, { wholeFolded }: ProblemText, quantities: Data): Fit[] =>
  FORMULAS.flatMap(formula =>
    ([0, 1, 2] as const).flatMap(wanted => {
      if (formula.quantities[wanted] !== target) return []
      const data = formula.quantities.map((quantity, i) => {
        if (i === wanted) return undefined
        const found = findGiven(quantity, quantities)
        if (found) return toDatum(found)
        const isGiven = [...quantities.asked, ...quantities.given].some(one => one.dimension === quantity)
        return isGiven
          ? undefined
          : CONSTANTS.find(([pattern, kind]) => kind === quantity && pattern.test(wholeFolded))?.[2]
      })
      return data.filter(one => one !== undefined).length === 2 ? [{ formula, wanted, data }] : []
    }),
  )

const compute = (wanted: 0 | 1 | 2, values: readonly Rational[]): Rational | undefined => {
  const [a, b, c] = values
  if (!a || !b || !c) return undefined
  return wanted === 0 ? multiply(b, c) : divide(a, wanted === 1 ? c : b)
}

/** The units that need the fewest conversions; with a unit asked for, those that end in it. */
const chooseSystem = ({ formula, wanted, data }: Fit, unit: string | undefined) => {
  const cost = (system: readonly [string, string, string]) =>
    data.reduce((sum, datum, i) => sum + (datum && datum.unit !== system[i] ? 1 : 0), 0) +
    (unit !== undefined && system[wanted] !== unit ? 1.5 : 0) +
    (system[wanted] === 'km/min' && unit === undefined ? 2 : 0)
  return formula.systems.toSorted((a, b) => cost(a) - cost(b))[0]
}

const formulaTex = ({ symbols, id }: Formula, wanted: 0 | 1 | 2) => {
  const [a, b, c] = symbols.map(symbolTex)
  const law =
    id === 'speed'
      ? `${b} = \\frac{${a}}{${c}}`
      : id === 'density'
        ? `${b} = \\frac{${a}}{${c}}`
        : `${a} = ${b} \\times ${c}`
  const own =
    wanted === 0 ? `${a} = ${b} \\times ${c}` : wanted === 1 ? `${b} = \\frac{${a}}{${c}}` : `${c} = \\frac{${a}}{${b}}`
  return { law, own }
}

const inOtherUnit = (value: Rational, from: string, to: string): string | undefined => {
  const other = inUnit(value, from, to)
  return other && `${shownNumber(roundResult(other, undefined, 3).value)} ${to}`
}

const solutionFor = (fit: Fit, texts: ProblemText): Solution | undefined => {
  const { formula, wanted, data } = fit
  const [unit, second, ...units] = askedUnits(
    texts.asked,
    formula.systems.map(system => system[wanted]),
  )
  // « en heures et minutes » is one duration written in two units.
  if (units.length > 0 || (second !== undefined && formula.quantities[wanted] === 'time')) return undefined
  const system = chooseSystem(fit, unit)
  if (!system) return undefined
  const values = data.map((datum, i) => (datum ? inUnit(datum.value, datum.unit, system[i] ?? '') : rational(1)))
  const value = values.every(one => one !== undefined) ? compute(wanted, values) : undefined
  const shownUnit = unit ?? system[wanted] ?? ''
  const result = value && inUnit(value, system[wanted] ?? '', shownUnit)
  const places = roundingFor(texts.askedFolded, shownUnit)
  if (!value || !result || result.n <= 0n || places === 'unknown') return undefined
  const [x, y] = [0, 1, 2].filter(i => i !== wanted).map(i => tex(values[i] ?? rational(1)))
  const symbol = formula.symbols[wanted]
  const name = messages.names[formula.quantities[wanted]]
  const { law, own } = formulaTex(formula, wanted)
  const given = [0, 1, 2].flatMap(i => {
    const datum = data[i]
    const quantity = formula.quantities[i]
    return datum && quantity
      ? [{ datum, symbol: formula.symbols[i] ?? '', unit: system[i] ?? '', name: messages.names[quantity].a }]
      : []
  })
  const isHe = name.the.startsWith('Le ')
  return measuredSolution({
    kind: 'formula',
    value: result,
    unit: shownUnit,
    name: symbol,
    places,
    digits: Math.max(...given.map(({ datum }) => datum.digits)),
    inUnit: unit !== undefined,
    also:
      second === undefined
        ? unit === undefined
          ? spokenDuration(result, shownUnit)
          : undefined
        : inOtherUnit(result, shownUnit, second),
    steps: [
      ...given.flatMap(({ datum }) => (datum.note === undefined ? [] : [datum.note])),
      messages.known(
        given.map(({ datum, ...one }) => messages.datum(one.name, symbolTex(one.symbol), datum.text)),
        messages.looked(name.a, symbolTex(symbol)),
      ),
      law === own
        ? messages.formula(messages.laws[formula.id], own)
        : messages.isolated(messages.laws[formula.id], law, own),
      ...given.flatMap(one => conversionLine(one.symbol, one.datum, one.unit)),
      messages.replaced(
        `${symbolTex(symbol)} = ${wanted === 0 ? `${x} \\times ${y}` : `\\frac{${x}}{${y}}`} ${equalTex(value)}`.replace(
          /$/,
          `\\text{ ${system[wanted]}}`,
        ),
      ),
      ...(shownUnit === system[wanted]
        ? []
        : [
            messages.converted(
              `${symbolTex(symbol)} ${equalTex(value)}\\text{ ${system[wanted]}} ${equalTex(result)}\\text{ ${shownUnit}}`,
            ),
          ]),
    ],
    sentence: text => (isHe ? messages.sentenceHe : messages.sentence)(name.the, text),
    rule: messages.rules[formula.id],
    hints: [...messages.hints],
    minutes: 5,
  })
}

/** One unknown of U = RI, P = UI, E = Pt, d = vt, P = mg or m = ρV, with the units brought together. */
export const formula = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  if (texts.whole.length > MAX_CHARS || hasTrap(texts) || asksUnknownUnit(texts.asked)) return undefined
  const targets = targetsIn(texts.askedFolded, texts.asked)
  const [asked, given] = [quantitiesIn(texts.asked), quantitiesIn(texts.given)]
  if (!asked || !given || targets.length === 0 || (targets.length > 1 && !targets.includes('force'))) return undefined
  const isLater = (problem.found?.length ?? 0) > 0
  // A quantity of the kind that is asked for may have to be added: « déjà parcouru 30 km ».
  if ([...asked, ...given].some(one => targets.some(target => one.dimension === target))) return undefined
  const fits = targets.flatMap(target => fitsFor(target, texts, { asked, given, isLater }))
  const found = fits.flatMap(fit => solutionFor(fit, texts) ?? [])
  const [first] = found
  // Two ways to the same quantity have to agree.
  const isSure = found.length === fits.length && found.every(one => one.answer === first?.answer)
  return isSure ? first : undefined
}
