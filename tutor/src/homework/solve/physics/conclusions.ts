import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { french } from '../../../maths/format.ts'
import { approximate, divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, type Quantity, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-conclusions.ts'

const only = (text: string, dimension: string): Quantity | undefined => {
  const all = (quantitiesIn(text) ?? []).filter(one => one.dimension === dimension)
  return all.length === 1 ? all[0] : undefined
}

/** « Quelle serait sa masse sur la Lune ? »: the one that is told, wherever the thing is. */
export const sameMass = (problem: Problem): Solution | undefined => {
  const { asked, askedFolded, given, wholeFolded } = problemText(problem)
  const isAsked =
    /(?:quelle (?:est|serait|sera)(?: alors| donc)?|donn\w*|indiqu\w*) (?:la |sa )masse (?:de \S+ \S+ )?(?:de l'(?:astronaute|objet) |du \S+ )?(?:sur (?:la lune|mars|jupiter|une autre planete)|la-haut)/.test(
      askedFolded,
    )
  if (!isAsked || wholeFolded.length > 500 || /\d/.test(asked) || /volumique|\bsi\b/.test(askedFolded)) return undefined
  const found = (problem.found ?? []).flatMap(({ question, result }) => (/masse/.test(fold(question)) ? [result] : []))
  const mass = only(given, 'mass') ?? only(found.join(' ; '), 'mass')
  return (
    mass &&
    measuredSolution({
      kind: 'same-mass',
      value: mass.value,
      unit: mass.unit,
      steps: [messages.massStays],
      sentence: messages.massIs,
      rule: messages.massRule,
      hints: [...messages.massHints],
      minutes: 1,
    })
  )
}

const POURED = /eprouvette|niveau|gradu|verse|plong|immerg|becher|recipient|deplac/
const ROSE = /niveau|atteint|monte|indique|passe|affleure|lit|arrive/

/** The volume of a thing that is put into water: by how much the level rises. */
export const displacedVolume = (problem: Problem): Solution | undefined => {
  const { askedFolded, whole, wholeFolded } = problemText(problem)
  const isAsked =
    /(?:quel est|calcul\w*|determin\w*|trouv\w*|en deduire|deduis\w*|donn\w*) (?:donc |alors )?(?:le|son) volume(?! d'eau| total| final)/.test(
      askedFolded,
    )
  if (!isAsked || wholeFolded.length > 400 || !POURED.test(wholeFolded) || !ROSE.test(wholeFolded)) return undefined
  if (
    !/plong|immerg|introduit|ajoute|met\b|depos|place/.test(wholeFolded) ||
    /\bsi\b|identiques|billes\b|deborde|mass\w+ volumique.{0,40}(?:calcul|quel)/.test(wholeFolded)
  )
    return undefined
  const volumes = (quantitiesIn(whole) ?? []).filter(one => one.dimension === 'volume')
  const [before, after, ...more] = volumes
  if (!before || !after || more.length > 0) return undefined
  const second = inUnit(after.value, after.unit, before.unit)
  const value = second && subtract(second, before.value)
  if (!second || !value || value.n <= 0n) return undefined
  const to = askedFolded.match(/\ben (ml|cl|l|cm³|dm³)(?![\p{L}])/u)?.[1]
  const unit = to === undefined ? before.unit : to.replace(/l$/, 'L')
  const shown = inUnit(value, before.unit, unit)
  return (
    shown &&
    measuredSolution({
      kind: 'displaced-volume',
      value: shown,
      unit,
      steps: [
        messages.levelRises(`${tex(second)} - ${tex(before.value)} = ${tex(value)}\\text{ ${before.unit}}`),
        ...(unit === before.unit
          ? []
          : [messages.inUnit(`${french(value)} ${before.unit}`, `${french(shown)} ${unit}`)]),
      ],
      sentence: messages.volumeIs,
      rule: messages.volumeRule,
      hints: [...messages.volumeHints],
      minutes: 2,
    })
  )
}

const DENSITY = new RegExp(
  `(\\p{L}[\\p{L} -]{2,25}?) ?(?::|=|\\(|\\|) ?(?:ρ ?= ?)?(${DECIMAL}) ?(?:\\)|(g/cm³|kg/m³|g/mL|kg/dm³|kg/L)\\)?)?(?= ?(?:[;,.\\n)|]|$| et ))`,
  'giu',
)

/** Which of the materials that are listed has the density that was found. */
export const identifyMaterial = (problem: Problem): Solution | undefined => {
  const { askedFolded, whole } = problemText(problem)
  if (
    !/(?:de quel (?:metal|materiau|liquide|matiere)|quel(?:le)? (?:est (?:ce|le|la) )?(?:metal|materiau|liquide|matiere|nature)|identifi|en quoi est)/.test(
      askedFolded,
    )
  )
    return undefined
  const last = problem.found?.findLast(({ result }) => /\/(?:cm|m|mL|dm|L)/.test(result))
  const [own] = last ? (quantitiesIn(last.result) ?? []) : []
  if (own?.dimension !== 'density' || whole.length > 700) return undefined
  const listed = [...whole.replace(/\u00a0/g, ' ').matchAll(DENSITY)].flatMap(([, name = '', number = '', unit]) => {
    const value = readDecimal(number)
    const raw = name
      .trim()
      .replace(/^(?:masses? volumiques?|donnees?|densites?|on donne|de|du|de la|de l|le|la|l|et)\s+/iu, '')
    return value && unit !== undefined ? [{ name: raw, value: inUnit(value, unit, own.unit) }] : []
  })
  const near = listed.filter(
    ({ value }) => value && Math.abs(approximate(value) - approximate(own.value)) <= 0.015 * approximate(value),
  )
  const [match, ...others] = near
  if (!match || others.length > 0 || listed.length < 2 || match.name.length < 3) return undefined
  const name = match.name.replace(/^(?:l['’]|le |la |du |de la |de l['’])/iu, '')
  return writtenSolution({
    kind: 'identify-material',
    accepted: [
      name,
      match.name,
      `l'${name}`,
      `le ${name}`,
      `la ${name}`,
      `de l'${name}`,
      `du ${name}`,
      `c'est du ${name}`,
      `c'est de l'${name}`,
    ],
    answer: name,
    steps: [messages.compareDensity(`${french(own.value)} ${own.unit}`), messages.matches(name)],
    rule: messages.densityRule,
    hints: [...messages.densityHints],
    minutes: 2,
  })
}

/** The concentration in mass of what is dissolved, the mass or the volume from it. */
export const concentration = (problem: Problem): Solution | undefined => {
  const { askedFolded, whole, wholeFolded } = problemText(problem)
  if (
    whole.length > 450 ||
    !/concentration|g\/l\b/.test(wholeFolded) ||
    /\bsi\b|dilu|ajout|satur|solubilit|molaire|evapor/.test(wholeFolded)
  )
    return undefined
  const all = quantitiesIn(whole) ?? []
  const [masses, volumes, rates] = [
    all.filter(one => one.unit.endsWith('g') && one.dimension === 'mass'),
    all.filter(one => one.dimension === 'volume'),
    all.filter(one => one.unit === 'g/L'),
  ]
  const asksRate =
    /(?:calcul|determin|quelle|donn|trouv|exprim)\w* (?:est )?(?:donc |alors )?(?:la |sa )?concentration/.test(
      askedFolded,
    )
  const asksMass = /quelle (?:est (?:donc )?la )?masse|calcul\w* la masse|determin\w* la masse|combien de grammes/.test(
    askedFolded,
  )
  if (asksRate === asksMass) return undefined
  const asked = askedFolded.match(/\ben (g\/l|mg\/l|kg\/m³|g\/cm³|g\/ml)/)?.[1]
  if (asked !== undefined && asked !== 'g/l') return undefined
  // The mass of the salt is the one that is dissolved: « 500 g d’eau » is another.
  const own = masses.filter(({ to }) => !whole.startsWith(" d'eau", to))
  const [mass, volume, rate] = [own, volumes, rates].map(list => (list.length === 1 ? list[0] : undefined))
  const places = roundingFor(wholeFolded, asksRate ? 'g/L' : 'g')
  if (places === 'unknown' || !volume) return undefined
  const litres = inUnit(volume.value, volume.unit, 'L')
  const grams = mass && inUnit(mass.value, mass.unit, 'g')
  if (!litres || litres.n <= 0n) return undefined
  const known = asksRate ? grams : rate?.value
  if (!known || known.n <= 0n || (asksRate ? rates.length > 0 : masses.length > 0)) return undefined
  const value: Rational = asksRate ? divide(known, litres) : multiply(known, litres)
  const unit = asksRate ? 'g/L' : 'g'
  return measuredSolution({
    kind: 'concentration',
    value,
    unit,
    name: asksRate ? 'C' : 'm',
    places,
    digits: 2,
    steps: [
      messages.concentrationLaw(asksRate ? 'C = \\frac{m}{V}' : 'm = C \\times V'),
      ...(volume.unit === 'L' ? [] : [messages.inUnit(volume.text, `${french(litres)} L`)]),
      ...(asksRate && mass && mass.unit !== 'g' ? [messages.inUnit(mass.text, `${french(known)} g`)] : []),
      messages.replaced(
        asksRate
          ? `C = \\frac{${tex(known)}}{${tex(litres)}} ${equalTex(value)}\\text{ g/L}`
          : `m = ${tex(known)} \\times ${tex(litres)} ${equalTex(value)}\\text{ g}`,
      ),
    ],
    sentence: asksRate ? messages.concentrationIs : messages.massIs,
    rule: messages.concentrationRule,
    hints: [...messages.concentrationHints],
    minutes: 3,
  })
}

/** Electrons, protons and neutrons from Z and A. */
export const atomParts = (problem: Problem): Solution | undefined => {
  const { askedFolded, whole, wholeFolded } = problemText(problem)
  const kinds = ['proton', 'neutron', 'electron', 'nucleon'].filter(kind => askedFolded.includes(kind))
  const [kind, ...more] = kinds
  if (
    !kind ||
    more.length > 0 ||
    whole.length > 400 ||
    !/combien|nombre|quel/.test(askedFolded) ||
    /\bion\b|\bions\b|charge|gagn|perd|pourquoi|\bmasse (?:de|d'un|du)/.test(wholeFolded)
  )
    return undefined
  const z = whole.match(
    /(?<![\p{L}])Z\s?=\s?(\d{1,3})|numéro atomique (?:est |de |Z )?(?:=|est |égal à |de )?\s?(\d{1,3})|(?:possède|contient|a|comporte|compte) (\d{1,3}) protons|(\d{1,3}) protons/u,
  )
  const a = whole.match(
    /(?<![\p{L}])A\s?=\s?(\d{1,3})|nombre de (?:masse|nucléons) (?:est |de |A )?(?:=|est |égal à |de )?\s?(\d{1,3})|(\d{1,3}) nucléons/u,
  )
  const n = whole.match(/(\d{1,3}) neutrons/u)
  const e = whole.match(/(\d{1,3}) électrons/u)
  const number = (match: RegExpMatchArray | null) => Number(match?.slice(1).find(Boolean) ?? Number.NaN)
  const [protons, nucleons, neutrons, electrons] = [z ? number(z) : number(e), number(a), number(n), number(e)]
  if (z && e && number(z) !== number(e)) return undefined
  const value = {
    proton: z ? protons : electrons,
    electron: protons,
    neutron: nucleons - protons,
    nucleon: Number.isNaN(nucleons) ? protons + neutrons : nucleons,
  }[kind as 'proton']
  if (!Number.isInteger(value) || value < 0 || (kind === 'neutron' && n)) return undefined
  const line = {
    proton: messages.protons,
    electron: messages.electrons,
    neutron: messages.neutrons(`${nucleons} - ${protons} = ${value}`),
    nucleon: Number.isNaN(nucleons) ? messages.nucleons(`${protons} + ${neutrons} = ${value}`) : messages.massNumber,
  }[kind as 'proton']
  return measuredSolution({
    kind: 'atom-parts',
    value: rational(value),
    unit: '',
    steps: [line],
    sentence: messages.thereAre,
    rule: messages.atomPartsRule,
    hints: [...messages.atomPartsHints],
    minutes: 1,
  })
}
