import { messages } from './messages.ts'
import { equals, isOneUnit, type Relation, symbol, tex, write } from './relation.ts'

const ENERGY = /^(?:j|kj|mj|wh|kwh|w|kw|mw)$/
const RECEIVED = /\brec(?:oit|u|oivent|ue)|\bconsomm|\babsorb|\bentree/
const USEFUL = /\bdonne|\butile|\bfourni|\bfait|\bproduit|\brend|\brestitu|\bsortie|\blumiere|\bconverti/
const LENGTH = /^(?:mm|cm|dm|m)$/

const sum = (values: readonly { value: number }[]) => values.reduce((whole, { value }) => whole + value, 0)
const added = (values: readonly { value: number }[]) => values.map(({ value }) => tex(value)).join(' + ')

const efficiency: Relation = {
  calls: [/\brendement/],
  slots: [
    { unit: ENERGY, named: RECEIVED },
    { unit: ENERGY, named: USEFUL },
  ],
  work: givens => {
    const [received, useful] = givens
    if (!received || !useful || !isOneUnit(givens) || useful.value > received.value) return undefined
    const value = (100 * useful.value) / received.value
    return {
      law: messages.efficiency,
      working: `\\frac{${tex(useful.value)}}{${tex(received.value)}} ${equals(useful.value / received.value)}`,
      value,
      unit: '%',
    }
  },
}

const lost: Relation = {
  calls: [/\breste\b|\bperdue?s?\b|\bdissip|\bgaspill/, RECEIVED],
  never: /\brendement|%/,
  slots: [
    { unit: ENERGY, named: RECEIVED, needed: true },
    { unit: ENERGY, named: USEFUL, needed: true },
  ],
  work: givens => {
    const [received, useful] = givens
    if (!received || !useful || !isOneUnit(givens) || useful.value > received.value) return undefined
    const value = received.value - useful.value
    return {
      law: messages.lost,
      working: `${tex(received.value)} - ${tex(useful.value)} = ${tex(value)}`,
      value,
      unit: symbol(received.unit),
    }
  },
}

/** The whole, or the part that is missing, of quantities that add up. */
const adds = (calls: readonly RegExp[], unit: RegExp, total: RegExp, law: string): Relation[] => [
  {
    calls: [...calls, /\btotale?\b|\bprincipale?\b|\bgenerateur|\bpile\b/],
    never: /\bpourquoi|\bidentiques?|\bchacune?|\bresistance|ohm|\bmemes?\b/,
    slots: { each: { unit } },
    work: givens => {
      if (givens.length < 2 || !isOneUnit(givens) || givens.some(({ before }) => total.test(before))) return undefined
      return {
        law,
        working: `${added(givens)} ${equals(sum(givens))}`,
        value: sum(givens),
        unit: symbol(givens[0]?.unit ?? ''),
      }
    },
  },
  {
    calls: [...calls, /\bautre\b|\bdeuxieme\b|\bseconde\b|\b2e\b|\bmanqu/],
    never: /\bpourquoi|\bidentiques?|\bchacune?|\bresistance|ohm|\bmemes?\b/,
    slots: [{ unit, named: total, needed: true }, { unit }],
    work: givens => {
      const [whole, part] = givens
      if (!whole || !part || !isOneUnit(givens) || part.value >= whole.value) return undefined
      const value = whole.value - part.value
      return {
        law,
        working: `${tex(whole.value)} - ${tex(part.value)} ${equals(value)}`,
        value,
        unit: symbol(whole.unit),
      }
    },
  },
]

const sameMass: Relation = {
  calls: [/\bmasse|\bgrammes?\b|\bkg\b|\bg\b|\bpes/, /\bfond|\bgel|\bsolidifi|\bfusion|\bliquefi|\bcongel/],
  never: /\bvolume|\bpourquoi|\blitres?\b|\bml\b|\btemperature/,
  slots: [{ unit: /^(?:g|kg|mg)$/ }],
  work: ([given]) =>
    given && {
      law: messages.sameMass,
      working: `${tex(given.value)}\\text{ ${given.unit}} = ${tex(given.value)}\\text{ ${given.unit}}`,
      value: given.value,
      unit: given.unit,
    },
}

const LIGHT = 300_000_000
const radar: Relation = {
  calls: [/\bradar|\blaser|\bradio/, /\becho|\baller[- ]retour|\breflechi|\brevien/, /\bdistance|\bloin\b/],
  slots: [{ unit: /^(?:s|ms)$/ }],
  work: ([given]) => {
    if (given?.unit !== 's') return undefined
    const way = LIGHT * given.value
    return {
      law: messages.echo,
      working: `d = \\frac{300\\,000\\,000 \\times ${tex(given.value)}}{2} = ${write(way / 2)}\\text{ m}`,
      value: way / 2000,
      unit: 'km',
    }
  },
}

const frequency: Relation = {
  calls: [/\bfrequence/, /\bperiode/],
  never: /\bpourquoi|\bformule/,
  slots: [{ unit: /^(?:s|ms)$/ }],
  work: ([given]) => {
    if (!given || given.value === 0) return undefined
    const seconds = given.unit === 'ms' ? given.value / 1000 : given.value
    return {
      law: messages.frequency,
      working: `f = \\frac{1}{${tex(seconds)}} ${equals(1 / seconds)}`,
      value: 1 / seconds,
      unit: 'Hz',
    }
  },
}

const neutrons: Relation = {
  calls: [/\bcombien de neutrons|\bnombre de neutrons/],
  slots: [
    { unit: /^$/, named: /\bnucleons|\bnombre de masse\b|\ba ?= ?$/, needed: true },
    { unit: /^$/, named: /\bprotons|\belectrons|\bnumero atomique|\bz ?= ?$/, needed: true },
  ],
  work: ([nucleons, protons]) => {
    if (!nucleons || !protons || protons.value > nucleons.value) return undefined
    const value = nucleons.value - protons.value
    return {
      law: messages.neutrons,
      working: `${nucleons.value} - ${protons.value} = ${value}`,
      value,
      unit: value > 1 ? 'neutrons' : 'neutron',
    }
  },
}

/** The energy of one earthquake beside another. */
const magnitude: Relation = {
  calls: [/\bmagnitude/, /\benergie/, /\bcombien|\bmultipli|\bfois\b/],
  never: /\bpourquoi/,
  slots: { each: { unit: /^$/ } },
  work: givens => {
    const [one, other] = givens.map(({ value }) => value).toSorted((a, b) => a - b)
    if (one === undefined || other === undefined || givens.length !== 2 || other > 10) return undefined
    const steps = other - one
    if (!Number.isInteger(steps) || steps < 1) return undefined
    return {
      law: messages.magnitude,
      working: `${Array.from({ length: steps }, () => '30').join(' \\times ')} = ${30 ** steps}`,
      value: 30 ** steps,
      unit: '',
    }
  },
}

/** « 1 cm pour 5 N », and one more of the two. */
const drawn: Relation = {
  calls: [/\bechelle|\brepresent|\b(?:mm|cm) (?:pour|=|correspond a|vaut) \d/, /\bfleche|\bvecteur|\bsegment|\bforce/],
  slots: { each: { unit: /^(?:mm|cm|n|kn)$/ } },
  work: ([drawnAs, force, third]) => {
    if (!drawnAs || !force || !third || !LENGTH.test(drawnAs.unit) || LENGTH.test(force.unit)) return undefined
    if (!/^ ?(?:pour|=|represente|correspond a|vaut) ?$/.test(force.before)) return undefined
    const isForce = third.unit === force.unit
    if (!isForce && third.unit !== drawnAs.unit) return undefined
    const [top, under] = isForce ? [drawnAs, force] : [force, drawnAs]
    const value = (third.value * top.value) / under.value
    return {
      law: messages.proportional(
        `${write(drawnAs.value)} ${drawnAs.unit}`,
        `${write(force.value)} ${symbol(force.unit)}`,
      ),
      working: `\\frac{${tex(third.value)} \\times ${tex(top.value)}}{${tex(under.value)}} ${equals(value)}`,
      value,
      unit: symbol(top.unit),
    }
  },
}

/** Laws of physics and chemistry that the homework solvers do not have in a few words. */
export const physics: readonly Relation[] = [
  efficiency,
  lost,
  ...adds(
    [/\bderivation|\bparallele/, /\bintensite|\bcourant|\bi\d?\b/],
    /^(?:amp|ma)$/,
    /\btotale?|\bprincipale?|\bgenerateur|\bpile|\bi ?= ?$/,
    messages.currents,
  ),
  ...adds([/\bserie\b/], /^v$/, /\bpile|\bgenerateur|\bbatterie|\btotale?/, messages.voltages),
  sameMass,
  radar,
  frequency,
  neutrons,
  magnitude,
  drawn,
]
