import { french } from '../../../maths/format.ts'
import { approximate, decimal, multiply, parseDecimal, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution, PI } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-shapes.ts'
import { type NamedSize, readSizes } from './named-sizes.ts'
import { type Measure, SHAPES, type ShapeFormula } from './shapes.ts'

const NAMES: [RegExp, ShapeFormula['shape']][] = [
  [
    /parallelepipede(?: rectangle)?s?|paves? droits?|\bpaves?\b|aquarium|\bboite\b(?! de conserve| cylindrique| cubique| en forme de)|\bcuve\b(?! cylindrique| cubique)|reservoir (?:parallelepipedique|rectangulaire)|\bcontainer\b|\bconteneur\b|\bcarton\b|\bbrique\b|\bcaisse\b|piscine rectangulaire|\bbac\b/,
    'box',
  ],
  [/triangles? equilaterale?s?|triangles? equilateraux/, 'equilateral'],
  [/\bcubes?\b(?! ?\d)(?<!(?:metres?|m) cubes?)|\bcubiques?\b/, 'cube'],
  [/cylindr\w+/, 'cylinder'],
  [/\bcones?\b|conique/, 'cone'],
  [/\bboules?\b|\bspheres?\b|spherique|ballon\b/, 'ball'],
  [/\bprismes?\b/, 'prism'],
  [/pyramides?/, 'pyramid'],
  [/\bdisques?\b|\bcercles?\b|circulaire|\bronde?\b|\broues?\b/, 'disc'],
  [/losanges?/, 'rhombus'],
  [/parallelogrammes?/, 'parallelogram'],
  [/triangles?|triangulaire/, 'triangle'],
  [/\bcarres?\b(?<!(?:metres?|m) carres?)|\bcarree\b/, 'square'],
  [/\brectangles?\b|rectangulaires?|terrain de (?:foot|basket|tennis|hand|rugby)\w*/, 'rectangle'],
]
const MEASURES: [RegExp, Measure][] = [
  [
    /\bperimetre|longueur (?:(?:du|d'un|de ce|de la|d'une) (?:cercle|circonference|piste)|totale du (?:tour|grillage|contour))|circonference|distance .{0,40}(?:en un tour|fait un tour|un tour (?:complet )?de roue)|longueur (?:de la |du |de )?(?:cloture|grillage|barriere)|longueur de son tour|son tour\b|\btour du\b/,
    'perimeter',
  ],
  [/\baire\b|\bsuperficie\b|\bsurface\b/, 'area'],
  [/\bvolume\b|contenance|capacite/, 'volume'],
]
const OTHER =
  /double|triple|moitie|agrandi|reduction|\bsi\b|demi|quart|\btiers\b|inscrit|retire|decoup|\btrou\b|allee|portail|porte|\blateral|patron|remplie?\b|niveau|aux (?:deux|trois|quatre) |prix|cout|€|combien (?:de|d'|coute)|peinture|carrelage|exprim\w* en fonction|en fonction|\bx\b|\d[a-z]\b(?<!\d(?:m|g|l|h))|comparer|meme|plus (?:grand|petit|long) que|somme|trapeze|hexagone|tronc|surmont|assembl|compos|formee (?:de|d')/

/** What a thing weighs or a metre costs changes no size. */
const BESIDE =
  /(?:,? (?:et )?(?:a |pese |possede |de )?(?:une )?masse(?: est| vaut)?(?: de| egale a| :)? ?\d[\d ,]*(?:kg|g)\b|,? (?:et )?pese \d[\d ,]*(?:kg|g)\b|(?:,? (?:achete|pose|installe)[^.,]{0,40}?)?(?: a| au prix de| coute| coutant| vendue?)? \d[\d ,]*(?:€|euros?) (?:le|par|du) (?:metre|m)\b(?! ?²))/g

const shapeIn = (folded: string): ShapeFormula['shape'] | undefined => {
  let left = folded
    .replace(
      /aire de (?:la|sa) base|base (?:carree|rectangulaire|triangulaire)|base (?:d'aire|a pour aire|a une aire)/g,
      ' ',
    )
    .replace(/parallelepipede rectangle|triangle rectangle/g, match => match.replace(' rectangle', ''))
  const found: ShapeFormula['shape'][] = []
  for (const [pattern, shape] of NAMES) {
    const all = new RegExp(pattern, 'gu')
    if (all.test(left)) found.push(shape)
    left = left.replace(all, ' ')
  }
  const solid = found.find(shape => ['cylinder', 'cone', 'box', 'prism', 'pyramid', 'ball', 'cube'].includes(shape))
  const rest = found.filter(shape => shape !== solid)
  // « un cylindre dont la base est un disque de rayon… » is a cylinder.
  if (solid !== undefined)
    return rest.every(shape => (solid === 'cylinder' || solid === 'cone') && shape === 'disc') ||
      (solid === 'box' && rest.every(shape => shape === 'rectangle')) ||
      (solid === 'pyramid' && /base est un (?:carre|rectangle)/.test(folded) && rest.length === 1)
      ? solid
      : undefined
  return found.length === 1 ? found[0] : undefined
}

const ASKED_UNIT = /\ben (?:(km|hm|dam|dm|cm|mm|m)(²|³)|(h|d|c|m)?(?:l|litres?)\b)(?![\p{L}])/u

/** The unit of the answer: asked for, or that of the sizes. */
const unitFor = (asked: string, own: string, measure: Measure): string | undefined => {
  const match = asked
    .replace(/metres? carres?/g, 'm²')
    .replace(/metres? cubes?/g, 'm³')
    .match(ASKED_UNIT)
  const power = measure === 'area' ? '²' : measure === 'volume' ? '³' : ''
  if (!match) return /\ben (?:litres?|l)\b/.test(asked) && measure === 'volume' ? 'L' : own + power
  if (match[1] === undefined) return measure === 'volume' ? `${match[3] ?? ''}L` : undefined
  return match[2] === power ? match[1] + power : undefined
}

const orderSizes = (formula: ShapeFormula, sizes: readonly NamedSize[]): NamedSize[] | undefined => {
  const list = formula.sizes.map(wanted => sizes.find(one => one.size === wanted))
  const all = list.flatMap(one => one ?? [])
  return all.length === formula.sizes.length && sizes.length === all.length ? all : undefined
}

/** A height stands for a length of a triangle’s base, a side for the base of a parallelogram. */
const alike = (sizes: readonly NamedSize[], shape: ShapeFormula['shape']): NamedSize[] =>
  sizes.map(one => {
    if ((shape === 'triangle' || shape === 'parallelogram') && one.size === 'side')
      return { ...one, size: 'base' as const }
    return shape === 'box' && one.size === 'side' ? { ...one, size: 'length' as const } : one
  })

/** The perimeter, area or volume of a shape whose sizes are all told. */
export const sizes = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  const { askedFolded } = texts
  const wholeFolded = texts.wholeFolded
    .replace(BESIDE, ' ')
    .replace(/ en fonction de (?:π|pi)\b| en fonction de π/g, ' ')
  if (wholeFolded.length > 400 || OTHER.test(wholeFolded)) return undefined
  // A volume goes on from the area of its base; anything else may go on from what is not told here.
  if (/\ben dedui/.test(wholeFolded) && !/\ben dedui\w* (?:alors |donc )?(?:le|son) volume/.test(askedFolded))
    return undefined
  const measures = MEASURES.filter(([pattern]) =>
    pattern.test(askedFolded.replace(/aire de (?:la|sa) base|base (?:d'aire|a pour aire|a une aire)/g, ' ')),
  ).map(([, measure]) => measure)
  const [measure] = measures
  const { sizes: given, left } = readSizes(wholeFolded)
  const named = shapeIn(wholeFolded)
  // The surface of a pool that is told by its length and its width.
  const isFlat = named === 'box' && /rectang/.test(wholeFolded) && given.length === 2 && !measures.includes('volume')
  const shape = isFlat && !given.some(({ size }) => size === 'height') ? 'rectangle' : named
  if (
    !measure ||
    measures.length > 2 ||
    shape === undefined ||
    !/calcul|determin|quel|trouv|donn|combien|\bdedui/.test(askedFolded)
  )
    return undefined
  if (/\d/.test(left.replace(/(?:π|pi) ?(?:≈|=|~)? ?3[,.]14\d*|a 0,0?1? ?pres|\d\) ?/g, ' '))) return undefined
  const solutions = measures.flatMap(wanted => {
    const found = SHAPES.filter(
      one => one.shape === shape && one.measure === wanted && (one.needs === undefined || one.needs.test(wholeFolded)),
    ).flatMap(formula => {
      const all = orderSizes(formula, alike(given, shape))
      return all ? [{ formula, all }] : []
    })
    const [one] = found
    return (one && found.length === 1 && computed(one.formula, one.all, askedFolded, wholeFolded)) || []
  })
  if (solutions.length !== measures.length) return undefined
  const [first, second] = solutions
  return first && second ? both(first, second) : first
}

/** « son périmètre et son aire »: two results, which a pupil compares with his own. */
const both = (first: Solution, second: Solution): Solution => ({
  ...first,
  expected: null,
  typed: '',
  answer: `${first.answer} ; ${second.answer}`,
  steps: [...first.steps, ...second.steps],
  minutes: first.minutes + second.minutes,
})

/** « 25π cm² » */
const exactInPi = (value: Rational, unit: string, steps: string[]): Solution | undefined => {
  if (decimal(value) === undefined) return undefined
  const number = french(value)
  const typed = unit.replace('²', '2').replace('³', '3')
  return writtenSolution({
    kind: 'sizes',
    accepted: [
      `${number}π ${unit}`,
      `${number} π ${unit}`,
      `${number} × π ${unit}`,
      `${number}π ${typed}`,
      `${number}π`,
    ],
    answer: `${number}π ${unit}`,
    steps: [...steps, messages.exactValue(`${tex(value)}\\pi\\text{ ${unit}}`)],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 3,
  })
}

/** « π ≈ 3,14 » is what the statement calculates with, unless it asks for a rounding. */
const statedPi = (whole: string): Rational | undefined => {
  const statedValue = /(?:π|\bpi\b)(?: ?(?:≈|=|~|a|par|vaut|egale? a|environ))* ?3[,.](1(?:4(?:16?)?)?)(?!\d)/u.exec(
    whole,
  )?.[1]
  return statedValue === undefined ? undefined : parseDecimal('3', statedValue)
}

const computed = (
  formula: ShapeFormula,
  all: readonly NamedSize[],
  asked: string,
  whole: string,
): Solution | undefined => {
  const own = all.find(({ size }) => size !== 'baseArea')?.unit ?? ''
  const values: Rational[] = []
  const lines: string[] = []
  for (const { size, value, unit, text, isDiameter } of all) {
    const to = size === 'baseArea' ? `${own}²` : own
    const converted = inUnit(value, unit, to)
    if (!converted) return undefined
    if (isDiameter) lines.push(messages.radius(`${tex(multiply(value, { n: 2n, d: 1n }))} \\div 2 = ${tex(value)}`))
    if (unit !== to) lines.push(messages.converted(`${french(value)} ${unit}`, `${french(converted)} ${to}`))
    if (text === '') return undefined
    values.push(converted)
  }
  const power = formula.measure === 'area' ? '²' : formula.measure === 'volume' ? '³' : ''
  const unit = unitFor(asked, own, formula.measure)
  const plain = formula.value(values)
  const statedValue =
    formula.hasPi === true && roundingFor(whole, unit ?? '') === undefined ? statedPi(whole) : undefined
  const full = formula.hasPi ? multiply(plain, statedValue ?? PI) : plain
  const value = unit === undefined ? undefined : inUnit(full, own + power, unit)
  const places = unit === undefined ? undefined : roundingFor(whole, unit)
  if (unit === undefined || !value || places === 'unknown') return undefined
  const isExactOnly = /\bexacte?s?\b|en fonction de (?:π|pi)/.test(asked) && places === undefined
  if (isExactOnly && formula.hasPi && unit !== own + power) return undefined
  const written = formula.tex(values.map(tex))
  const line = formula.hasPi
    ? `${written.startsWith('2') || written.startsWith('4') ? `${written.replace('\\times', '\\times \\pi \\times')}` : written.startsWith('\\frac') ? written.replace('\\times', '\\times \\pi \\times') : `\\pi \\times ${written}`}`
    : written
  if (isExactOnly && formula.hasPi)
    return exactInPi(plain, unit, [...lines, messages.formula(messages.formulas[formula.name])])
  const solution = measuredSolution({
    kind: 'sizes',
    value,
    isIrrational: formula.hasPi === true,
    unit,
    places: statedValue ? (decimal(value)?.split('.')[1]?.length ?? 0) : places,
    digits: 1,
    inUnit: unit !== own + power,
    steps: [
      ...lines,
      messages.formula(messages.formulas[formula.name]),
      messages.computed(
        `${line} ${formula.hasPi ? `= ${tex(plain)}\\pi ` : ''}${equalTex(full, formula.hasPi === true && !statedValue)}\\text{ ${own}${power}}`,
      ),
      ...(unit === own + power
        ? []
        : [messages.converted(`${formula.hasPi ? '≈ ' : ''}${own}${power}`, unit)].slice(1)),
    ],
    sentence: result => messages.measures[formula.measure](messages.shapes[formula.shape], result),
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 3,
  })
  // Who calculates with more places of π is right as well.
  return statedValue && solution?.expected?.kind === 'number'
    ? { ...solution, expected: { ...solution.expected, tolerance: 0.003 * approximate(value) } }
    : solution
}
