import { messages } from './messages.ts'
import { equals, type Relation, tex, write } from './relation.ts'

const CHANCE = /\bproba|\bchances?\b|\bp ?\(/

const opposite: Relation = {
  calls: [CHANCE, /\bcontraire|\boppose|\bcomplementaire/],
  never: /\bpourquoi|\bdes\b.*\bdes\b/,
  slots: [{ unit: /^%?$/ }],
  work: ([given]) => {
    if (!given) return undefined
    const whole = given.unit === '%' ? 100 : 1
    if (given.value > whole) return undefined
    const value = whole - given.value
    return {
      law: messages.opposite,
      working: `${whole} - ${tex(given.value)} ${equals(value)}`,
      value,
      unit: given.unit,
    }
  },
}

const LENGTH = /^(?:mm|cm|dm|m|km)$/
const RATIO = /\brapport|\bcoefficient|\bk ?=? ?$|\bagrandi\p{L}* (?:de|par)? ?$|\bmultipli\p{L}* par ?$/u

const enlargedLength: Relation = {
  calls: [/\bhomothetie|\bagrandissement/, /\?|\blongueur|\bcombien|\bmesure/],
  never: /\baire|\bvolume|\breduction|\bpourquoi/,
  slots: [{ unit: LENGTH }, { unit: /^$/, named: RATIO, needed: true }],
  work: ([length, ratio]) => {
    if (!length || !ratio) return undefined
    const value = length.value * ratio.value
    return {
      law: messages.enlarged(1),
      working: `${tex(length.value)} \\times ${tex(ratio.value)} ${equals(value)}`,
      value,
      unit: length.unit,
    }
  },
}

/** « si les longueurs sont multipliées par 3, l’aire est multipliée par combien ? » */
const enlargedFactor = (power: 2 | 3, what: RegExp, other: RegExp): Relation => ({
  calls: [
    what,
    /\b(?:longueurs?|cotes?|aretes?|dimensions?|rayon)\b.*(?:\bx ?\d|×|\bmultipli|\bfois\b|\bdouble|\btriple)/,
    /\bcombien|\bpar quoi\b|\bquoi\b/,
  ],
  never: new RegExp(`${other.source}|\\bpourquoi|\\bdivis|\\bredui|\\bcalcul|\\bperimetre`),
  slots: [{ unit: /^$/ }],
  work: ([ratio]) => {
    if (!ratio || ratio.value <= 1) return undefined
    const value = ratio.value ** power
    return {
      law: messages.enlarged(power),
      working: `${tex(ratio.value)}^{${power}} ${equals(value)}`,
      value,
      unit: '',
    }
  },
})

const repeated: Relation = {
  calls: [/\brepet/, /\bavanc/, /\bcombien|\bdistance|\btotal/],
  never: /\btourn|\bpuis\b|\bsi\b|\brecul/,
  slots: [
    { unit: /^$/, named: /\brepet\p{L}* ?$|^ ?fois/u, needed: true },
    { unit: /^(?:|cm|m|mm)$/, named: /\bavanc\p{L}*(?: de)? ?$/u, needed: true },
  ],
  work: ([times, step]) => {
    if (!times || !step) return undefined
    const value = times.value * step.value
    return {
      law: messages.repeated,
      working: `${tex(times.value)} \\times ${tex(step.value)} ${equals(value)}`,
      value,
      unit: step.unit,
    }
  },
}

const FACES = [1, 2, 3, 4, 5, 6]
const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b))
const chance = (wanted: number, all: number, law: string) => {
  const by = greatest(wanted, all)
  const shorter = `\\frac{${wanted / by}}{${all / by}}`
  return {
    law,
    working: `\\frac{${wanted}}{${all}}${by > 1 ? ` = ${shorter}` : ''} ${equals(wanted / all)}`,
    value: wanted / all,
    unit: '',
    shown: by === all ? '1' : `$${shorter}$`,
  }
}

const DIE = /\b(?:un|le|ce|son|mon) de\b(?! (?:plus|moins)| ?\d)/

/** « plus grand que 4 » with a die of six faces. */
const die: Relation = {
  calls: [
    CHANCE,
    DIE,
    /\bplus (?:grand|petit) que|\bsuperieur|\binferieur|\bplus de\b|\bmoins de\b|\bau (?:moins|plus)\b/,
  ],
  never: /\b(?:deux|2|trois|3) des\b|\bfaces\b|\bpuis\b|\bfois\b|\btruque|\bsomme|\burne|\bboule/,
  slots: [{ unit: /^$/ }],
  work: ([limit], short) => {
    if (!limit || !Number.isInteger(limit.value) || limit.value < 1 || limit.value > 6) return undefined
    const isMore = /\bplus (?:grand que|de)|\bsuperieur|\bau moins\b/.test(short)
    const isLess = /\bplus petit que|\bmoins de|\binferieur|\bau plus\b/.test(short)
    if (isMore === isLess) return undefined
    const isWith = /\begale?\b|\bau (?:moins|plus)\b/.test(short)
    const wanted = FACES.filter(
      face => (isWith && face === limit.value) || (isMore ? face > limit.value : face < limit.value),
    )
    return wanted.length === 0 ? undefined : chance(wanted.length, 6, messages.dice(wanted.join(', ')))
  },
}

/** « faire 7 avec deux dés » */
const twoDice: Relation = {
  calls: [CHANCE, /\b(?:deux|2) des\b/, /\bfaire|\bsomme|\btotal|\bobtenir|\bavoir/],
  never: /\bdouble|\bau moins|\bplus|\bmoins|\bfaces|\bproduit|\btruque|\bou\b/,
  slots: { each: { unit: /^$/ } },
  work: givens => {
    const sums = givens.filter(({ after, before }) => !/^ des\b/.test(after) || /\bfaire ?$/.test(before))
    const [wanted] = sums
    if (sums.length !== 1 || !wanted || !Number.isInteger(wanted.value)) return undefined
    const pairs = FACES.flatMap(one =>
      FACES.filter(other => one + other === wanted.value).map(other => `(${one} ; ${other})`),
    )
    return pairs.length === 0 ? undefined : chance(pairs.length, 36, messages.twoDice(pairs.join(', ')))
  },
}

const COLOURED =
  /(\d+) (?:boules? |billes? |jetons? )?(rouge|bleu|vert|jaune|noir|blanc|orange|rose|violet|gris|marron)\p{L}*/gu
const TWICE =
  /\b(?:2|deux) (?:boules? |billes? |jetons? )?(rouge|bleu|vert|jaune|noir|blanc|orange|rose|violet|gris|marron)\p{L}*\W*$/u

/** « 2 rouges » drawn with replacement. */
const drawnTwice: Relation = {
  calls: [CHANCE, /\bavec remise|\b(?:la|les) remet/, /\btir|\bpioch/],
  never: /\bsans remise|\bou\b|\bau moins|\bdifferente|\bpuis\b.*\bpuis\b/,
  slots: { each: { unit: /^$/ } },
  work: (_, short) => {
    const colour = short.match(TWICE)?.[1]
    const [urn = ''] = short.split(/\b(?:je|on|il|elle) (?:en )?(?:tire|pioche)/)
    const kinds = new Map([...urn.matchAll(COLOURED)].map(([, count, name = '']) => [name, Number(count)]))
    const wanted = kinds.get(colour ?? '')
    const all = [...kinds.values()].reduce((sum, count) => sum + count, 0)
    if (wanted === undefined || kinds.size < 2 || (urn.match(/\d+/g) ?? []).length !== kinds.size) return undefined
    const twice = chance(wanted ** 2, all ** 2, messages.withReplacement)
    return { ...twice, working: `\\frac{${wanted}}{${all}} \\times \\frac{${wanted}}{${all}} = ${twice.working}` }
  },
}

const COUNT = new Map([
  ['deux', 2],
  ['trois', 3],
])
/** « deux baisses de 10 % à la suite » */
const again: Relation = {
  calls: [
    /\b(?:deux|trois|2|3) (?:fois )?(?:baisses?|hausses?|augmentations?|reductions?|remises?|diminutions?)\b|\b(?:deux|trois|2|3) fois (?:de suite )?\D{0,12}%?/,
    /%/,
  ],
  never: /\bpuis\b|\bpourquoi|\bprix de\b|€|\beuros?\b/,
  slots: { each: { unit: /^%?$/ } },
  work: (givens, short) => {
    const rates = givens.filter(({ unit }) => unit === '%')
    const [rate] = rates
    const written = short.match(/\b(deux|trois|2|3)\b/)?.[1] ?? ''
    const times = COUNT.get(written) ?? Number(written)
    if (!rate || rates.length !== 1 || givens.length - 1 !== (COUNT.has(written) ? 0 : 1)) return undefined
    const isLess = /\bbaiss|\breduc|\bremise|\bdiminu|\bsold/.test(short)
    const isMore = /\bhauss|\baugment|\bmont/.test(short)
    if (isLess === isMore) return undefined
    const one = 1 + (isLess ? -1 : 1) * (rate.value / 100)
    const all = one ** times
    return {
      law: messages.successive,
      working: `${tex(one)}^{${times}} ${equals(all)}`,
      value: Math.abs(all - 1) * 100,
      unit: `% ${isLess ? 'de baisse' : 'de hausse'} (le prix est multiplié par ${write(all)})`,
    }
  },
}

/** Laws of mathematics that the homework solvers do not have in a few words. */
export const maths: readonly Relation[] = [
  opposite,
  enlargedLength,
  enlargedFactor(2, /\baires?\b|\bsurfaces?\b/, /\bvolumes?\b/),
  enlargedFactor(3, /\bvolumes?\b/, /\baires?\b/),
  repeated,
  die,
  twoDice,
  drawnTwice,
  again,
]
