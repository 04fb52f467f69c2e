import { readDecimal } from '../../../maths/decimals.ts'
import { add, type Rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, type Quantity, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-conclusions.ts'

const shared = { rule: messages.circuitRule, hints: [...messages.circuitHints], minutes: 3 }
const OTHER =
  /\bsi\b|resistance de \d|\d ?(?:Ω|ohms?)\b|puissance|identiques?|pourquoi|expliqu|enonc|grill|court-circuit|ampoules? devien/i

const TOTAL_VOLTAGE = /\b(?:generateur|pile|batterie)\b/
const MAIN = /principale|\bgenerateur|\bpile\b|fournit|debit|totale?\b|delivre/

/** The clause that a quantity stands in. */
const clauseAround = (folded: string, { from, to }: Quantity) => {
  const start =
    Math.max(
      folded.lastIndexOf('.', from - 1),
      folded.lastIndexOf(';', from),
      folded.lastIndexOf(', ', from),
      folded.lastIndexOf(' et ', from),
      folded.lastIndexOf('\n', from),
    ) + 1
  const rest = folded.slice(to).search(/[.;\n?]|, | et /)
  return folded.slice(start, rest < 0 ? undefined : to + rest)
}

const sumOrPart = (
  kind: string,
  law: string,
  total: Quantity | undefined,
  parts: readonly Quantity[],
  wantsTotal: boolean,
): Solution | undefined => {
  const unit = (total ?? parts[0])?.unit ?? ''
  const values = parts.flatMap(part => inUnit(part.value, part.unit, unit) ?? [])
  if (values.length !== parts.length) return undefined
  const sum = values.reduce<Rational>((all, one) => add(all, one), { n: 0n, d: 1n })
  const value = wantsTotal ? sum : total && subtract(total.value, sum)
  if (!value || value.n <= 0n) return undefined
  const line = wantsTotal
    ? `${values.map(tex).join(' + ')} = ${tex(value)}`
    : `${tex(total?.value ?? sum)} - ${values.map(tex).join(' - ')} = ${tex(value)}`
  return measuredSolution({
    kind,
    value,
    unit,
    steps: [law, messages.computed(`${line}\\text{ ${unit}}`)],
    sentence: messages.valueIs,
    ...shared,
  })
}

/** Voltages in series and currents in branches: the sum, or the part that is left. */
export const circuitLaws = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded, whole, wholeFolded } = problemText(problem)
  if (whole.length > 450 || OTHER.test(wholeFolded)) return undefined
  const [isSeries, isParallel] = [
    /\ben serie\b/.test(wholeFolded),
    /\ben (?:derivation|parallele)\b|\bderivees?\b/.test(wholeFolded),
  ]
  if (isSeries === isParallel || /tension.*intensite|intensite.*tension/.test(askedFolded)) return undefined
  const wanted = /tension/.test(askedFolded) ? 'voltage' : /intensite|courant/.test(askedFolded) ? 'current' : undefined
  if (!wanted || !/calcul|quelle|determin|que vaut|combien|deduis|deduire|trouv/.test(askedFolded)) return undefined
  const all = quantitiesIn(whole) ?? []
  const own = all.filter(one => one.dimension === wanted)
  if (own.length === 0 || (quantitiesIn(asked) ?? []).some(one => one.dimension === wanted && own.length < 2))
    return undefined
  const question = askedFolded.split(/(?<=[.;,])\s+/).at(-1) ?? askedFolded
  if (isSeries === (wanted === 'current')) {
    const [only, ...others] = own
    if (!only || others.length > 0) return undefined
    return measuredSolution({
      kind: 'circuit',
      value: only.value,
      unit: only.unit,
      steps: [isSeries ? messages.sameCurrent : messages.sameVoltage],
      sentence: messages.valueIs,
      ...shared,
    })
  }
  const mark = isSeries ? TOTAL_VOLTAGE : MAIN
  const totals = own.filter(one => mark.test(clauseAround(wholeFolded, one)))
  const parts = own.filter(one => !totals.includes(one))
  const wantsTotal = mark.test(question)
  if (wantsTotal ? totals.length > 0 || parts.length < 2 : totals.length !== 1 || parts.length !== 1) return undefined
  if (
    parts.length > 3 ||
    /\b(?:trois|3|quatre|4) (?:lampes|dipoles|resistances|branches)/.test(wholeFolded) !== parts.length > 2
  )
    return undefined
  return sumOrPart('circuit', isSeries ? messages.series : messages.branches, totals[0], parts, wantsTotal)
}

const REACTS = /combustion|reaction|transformation|brul|reag|reactif|produit/

/** The mass that is missing where all others of a reaction are told. */
export const conservedMass = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded, whole, wholeFolded } = problemText(problem)
  if (
    whole.length > 400 ||
    !REACTS.test(wholeFolded) ||
    !/masse/.test(askedFolded) ||
    /volum|%|\bsi\b|reste|exces|molecul|\bpour \d/.test(wholeFolded)
  )
    return undefined
  const masses = (quantitiesIn(whole) ?? []).filter(one => one.dimension === 'mass')
  const [first, second, ...more] = masses
  if (
    !first ||
    !second ||
    more.length > 0 ||
    (quantitiesIn(asked) ?? []).length > 1 ||
    (quantitiesIn(whole) ?? []).length !== 2
  )
    return undefined
  const other = inUnit(second.value, second.unit, first.unit)
  const formed = /\b(?:obtient|obtenue?|forme|formee?|produit|produite?|se forme|obtenir|libere|degage)\b/
  const used =
    /\b(?:reagi|utilise|utilisee?|consomme|consommee?|brule|fait reagir|reagit|reagissent|necessaire|disparu|faut|de combustion|combustion de|avec)\b/
  const question = askedFolded.split(/(?<=[.;])\s+/).at(-1) ?? askedFolded
  const isProduct = (one: Quantity) =>
    formed.test(clauseAround(wholeFolded, one)) && !used.test(clauseAround(wholeFolded, one))
  const [a, b] = [isProduct(first), isProduct(second)]
  const [wantsProduct, wantsReagent] = [formed.test(question), used.test(question)]
  if (!other || wantsProduct === wantsReagent) return undefined
  const value =
    wantsProduct && !a && !b
      ? add(first.value, other)
      : wantsReagent && a !== b
        ? a
          ? subtract(first.value, other)
          : subtract(other, first.value)
        : undefined
  if (!value || value.n <= 0n) return undefined
  const line = wantsProduct
    ? `${tex(first.value)} + ${tex(other)} = ${tex(value)}`
    : `${tex(a ? first.value : other)} - ${tex(a ? other : first.value)} = ${tex(value)}`
  return measuredSolution({
    kind: 'conserved-mass',
    value,
    unit: first.unit,
    steps: [messages.conserved(`${line}\\text{ ${first.unit}}`)],
    sentence: messages.massIs,
    rule: messages.conservedRule,
    hints: [...messages.conservedHints],
    minutes: 3,
  })
}

/** What an appliance says of itself: « 12 V ; 24 W ». */
export const nominalValue = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded, whole, wholeFolded } = problemText(problem)
  const kind = askedFolded.match(
    /(?:quelle est|donn\w*|indiqu\w*|relev\w*|precis\w*) (?:la |sa )(tension|puissance) (?:nominale|d'utilisation|de fonctionnement)/,
  )?.[1]
  if (
    !kind ||
    whole.length > 300 ||
    /\d/.test(asked) ||
    !/indication|inscription|porte|note|lit|etiquette|culot|plaque/.test(wholeFolded)
  )
    return undefined
  const own = (quantitiesIn(whole) ?? []).filter(one => one.dimension === (kind === 'tension' ? 'voltage' : 'power'))
  const [only, ...more] = own
  if (!only || more.length > 0) return undefined
  return measuredSolution({
    kind: 'nominal',
    value: only.value,
    unit: only.unit,
    steps: [messages.nominal],
    sentence: messages.valueIs,
    rule: messages.nominalRule,
    hints: [...messages.nominalHints],
    minutes: 1,
  })
}

const LAWS: [RegExp, keyof typeof messages.laws, string, string[]][] = [
  [
    /loi d'ohm/,
    'ohm',
    'U = R \\times I',
    ['U = R × I', 'U = RI', 'U = R x I', 'U=RI', 'U = I × R', 'R = U/I', 'I = U/R', 'U = R*I'],
  ],
  [
    /energie cinetique/,
    'kinetic',
    'E_c = \\frac{1}{2} \\times m \\times v^{2}',
    [
      'Ec = 1/2 × m × v²',
      'Ec = 0,5 × m × v²',
      'Ec = 1/2 m v²',
      'Ec = 1/2mv²',
      'Ec = 1/2 × m × v^2',
      'Ec=1/2mv2',
      'Ec = ½ m v²',
      'Ec = ½ × m × v²',
    ],
  ],
  [/\bpoids\b/, 'weight', 'P = m \\times g', ['P = m × g', 'P = mg', 'P = m x g', 'P=mg', 'm = P/g', 'P = g × m']],
  [/puissance (?:electrique)?/, 'power', 'P = U \\times I', ['P = U × I', 'P = UI', 'P = U x I', 'P=UI', 'P = I × U']],
  [
    /energie electrique|energie (?:consommee|transferee)/,
    'energy',
    'E = P \\times t',
    ['E = P × t', 'E = Pt', 'E = P x t', 'E=Pt', 'E = P × Δt'],
  ],
  [
    /masse volumique/,
    'density',
    '\\rho = \\frac{m}{V}',
    ['ρ = m/V', 'ρ = m ÷ V', 'ρ = m / V', 'masse volumique = masse / volume', 'm = ρ × V', 'rho = m/V'],
  ],
  [
    /vitesse/,
    'speed',
    'v = \\frac{d}{t}',
    ['v = d/t', 'v = d ÷ t', 'v = d / t', 'd = v × t', 'vitesse = distance / temps', 'vitesse = distance / durée'],
  ],
]

/** « Énoncer la loi d’Ohm »: the formula of the lesson. */
export const lawOfLesson = (problem: Problem): Solution | undefined => {
  const { askedFolded } = problemText({ ...problem, context: '' })
  const asked = askedFolded.replace(/[.?!]+$/, '').trim()
  const match = asked.match(
    /^(?:enonc\w*|rappel\w*|donn\w*|ecri\w*|cit\w*|quelle est|indiqu\w*) (?:la |l'|une )?(?:loi d'ohm|(?:formule|relation|expression)(?: litterale| mathematique)?[^.,;]{0,80})$/,
  )
  if (
    !match ||
    /\bet\b(?! (?:la masse|le poids|sa masse|l'intensite|la tension|l'energie|la duree|son poids))|unite|puis|schema|calcul/.test(
      asked,
    )
  )
    return undefined
  const found = LAWS.filter(([pattern]) => pattern.test(asked))
  const [law, ...others] = found
  if (!law || (others.length > 0 && !(law[1] === 'kinetic' && others.every(([, name]) => name === 'speed'))))
    return undefined
  if (law[1] === 'weight' && /distance|vitesse/.test(asked)) return undefined
  const [, name, line, accepted] = law
  return writtenSolution({
    kind: 'law',
    accepted,
    answer: `$${line}$`,
    steps: [messages.lawIs(messages.laws[name], line)],
    rule: messages.lawRule,
    hints: [...messages.lawHints],
    minutes: 1,
  })
}

/** The pH of what is neutral. */
export const neutralPh = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded } = problemText({ ...problem, context: '' })
  if (
    !/^(?:quel(?:le)? est|que vaut|donn\w*|combien vaut) (?:la valeur du |le )?ph (?:de (?:l'eau pure|la solution neutre)|d'une solution neutre)(?: a 25 ?°c)? ?[.?]*$/.test(
      askedFolded,
    )
  )
    return undefined
  const seven = readDecimal('7')
  return seven && asked.length < 100
    ? measuredSolution({
        kind: 'ph',
        value: seven,
        unit: '',
        steps: [messages.neutralPh],
        sentence: messages.valueIs,
        rule: messages.neutralPh,
        hints: [...messages.neutralHints],
        minutes: 1,
      })
    : undefined
}
