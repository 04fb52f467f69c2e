import type { Restate } from './short-question.ts'

const largest: Restate = ({ folded, quantities }) => {
  if (quantities.length !== 2 || quantities.some(({ unit }) => unit !== '')) return undefined
  const [one, other] = quantities.map(({ value }) => value)
  if (/\bplus (?:grand|petit|grande|petite) (?:que|qu')|\bcompare/.test(folded)) return `Compare ${one} et ${other}.`
  const asks = /\blequel|\blaquelle|\bquel|\bc'est quoi|\bentre\b|\bou\b/.test(folded)
  if (!asks || /\bdiviseur|\bmultiple|\bnombre entre/.test(folded)) return undefined
  if (/\bplus grande?\b/.test(folded)) return `Quel est le plus grand nombre entre ${one} et ${other} ?`
  return /\bplus petite?\b/.test(folded) ? `Quel est le plus petit nombre entre ${one} et ${other} ?` : undefined
}

const remainder: Restate = ({ folded, quantities }) => {
  const [one, other] = quantities
  if (!one || !other || quantities.length !== 2) return undefined
  return /\breste\b|euclidienne/.test(folded) && /\bdivis|\bpar\b|\bdans\b/.test(folded)
    ? `Pose la division euclidienne de ${one.value} par ${other.value}.`
    : undefined
}

/** « Range 3,2 3,15 3,08 dans l’ordre » : from the smallest, where nothing else is said. */
const order: Restate = ({ folded, quantities }) => {
  if (
    quantities.length < 3 ||
    quantities.some(({ unit }) => unit !== '') ||
    !/^(?:range|classe|ordonne)[rsz]?\b/.test(folded)
  )
    return undefined
  const way = /\bdecroissant|plus grand au plus petit/.test(folded) ? 'décroissant' : 'croissant'
  return `Range dans l'ordre ${way} : ${quantities.map(({ value }) => value).join(' ; ')}.`
}

const shared: Restate = ({ folded, quantities }) => {
  const [one, other] = quantities
  if (!one || !other || quantities.length !== 2 || !isWhole(one.value) || !isWhole(other.value)) return undefined
  return /\bpartag\p{L}* .*\b(?:entre|en)\b.*\breste\b/u.test(folded)
    ? `Pose la division euclidienne de ${one.value} par ${other.value}.`
    : undefined
}

const isWhole = (value: string) => /^\d+$/.test(value)
/** A quotient that does not come out is asked of a euclidean division. */
const quotient: Restate = ({ folded, quantities }) => {
  const [one, other] = quantities
  if (!one || !other || quantities.length !== 2 || !isWhole(one.value) || !isWhole(other.value)) return undefined
  const [dividend, divisor] = /combien de fois/.test(folded) ? [other, one] : [one, other]
  if (!/\bdivise[rs]? par\b|combien de fois \d+ dans \d/.test(folded) || Number(divisor.value) === 0) return undefined
  // « 15 divisé par 4 » is 3,75.
  return (Number(dividend.value) * 1000) % Number(divisor.value) === 0 && !/combien de fois/.test(folded)
    ? undefined
    : `Pose la division euclidienne de ${dividend.value} par ${divisor.value}.`
}

const prime: Restate = ({ folded, quantities }) => {
  const [one] = quantities
  return one &&
    quantities.length === 1 &&
    isWhole(one.value) &&
    /\bpremier\b/.test(folded) &&
    /\d+ (?:c'|ce |il )?(?:n')?est (?:pas )?(?:un nombre )?premier/.test(folded)
    ? `Le nombre ${one.value} est-il premier ?`
    : undefined
}

const divisible: Restate = ({ folded, quantities }) => {
  const [one, other] = quantities
  if (!one || !other || quantities.length !== 2) return undefined
  const [, multiple, divisor] =
    folded.match(/(\d+) (?:est |c'est |est-il )?(?:divisible par|un multiple de|multiple de) (\d+)/) ?? []
  return multiple && divisor ? `Le nombre ${multiple} est-il divisible par ${divisor} ?` : undefined
}

const scientific: Restate = ({ folded, quantities }) => {
  const [one] = quantities
  return one && quantities.length === 1 && /scientifique/.test(folded)
    ? `Écris ${one.value} en notation scientifique.`
    : undefined
}

const mean: Restate = ({ folded, quantities }) => {
  if (quantities.length < 2 || quantities.some(({ unit }) => unit !== '' && unit !== 'cm')) return undefined
  if (/coefficient|coef\b|effectif|\bsi j'ai besoin|pour avoir|\bfaut/.test(folded)) return undefined
  const wanted = /\bmoyenne/.test(folded)
    ? 'moyenne'
    : /\bmediane/.test(folded)
      ? 'médiane'
      : /\betendue/.test(folded)
        ? 'étendue'
        : ''
  if (wanted === '') return undefined
  return `Calcule ${wanted === 'étendue' ? "l'" : 'la '}${wanted} de : ${quantities.map(({ value }) => value).join(' ; ')}.`
}

const acid: Restate = ({ folded, quantities }) => {
  const [one] = quantities
  return one && quantities.length === 1 && /\bph\b/.test(folded) && /acide|basique|neutre/.test(folded)
    ? `Une solution a un pH de ${one.value}. Est-elle acide, neutre ou basique ?`
    : undefined
}

const MOLECULE = /\b((?:[A-Z][a-z]?[\d₂₃₄₆]*){2,})\b/
const atoms: Restate = ({ plain, folded }) => {
  if (!/\batome/.test(folded)) return undefined
  const found =
    plain.match(MOLECULE)?.[1] ?? plain.match(/\b(h2o|co2|ch4|nh3|c2h6|c3h8|c4h10|h2|o2|n2)\b/iu)?.[1]?.toUpperCase()
  return found && /combien/.test(folded) ? `Combien d'atomes y a-t-il dans la molécule ${found} ?` : undefined
}

const REACTION = /((?:\d* ?[A-Z][A-Za-z0-9₂₃₄₆()]* ?\+? ?)+(?:->|→|=) ?(?:\d* ?[A-Z][A-Za-z0-9₂₃₄₆()]* ?\+? ?)+)/u
const balance: Restate = ({ plain, folded }) => {
  const found = /equilibr|ajust/.test(folded) ? plain.match(REACTION)?.[1] : undefined
  return found && `Équilibre l'équation : ${found.trim().replace(/->|=/, '→')}`
}

const FORMS: [RegExp, string][] = [
  [/^heures?$/, 'heures et minutes'],
  [/^minutes?$/, 'min'],
  [/^secondes?$/, 's'],
  [/^metres?$/, 'm'],
  [/^litres?$/, 'L'],
  [/^grammes?$/, 'g'],
  [/2$/, '²'],
  [/3$/, '³'],
]
const UNIT =
  'mm[23²³]?|cm[23²³]?|dm[23²³]?|dam|hm|km/h|km[2²]?|m/s|m[23²³]?|kg|mg|ml|cl|dl|min|heures?|minutes?|secondes?|metres?|litres?|grammes?|g|t|l|h|s'
const SIZE = String.raw`(\d+(?:,\d+)?) ?(${UNIT})`
const INTO = new RegExp(
  `^(?:et )?${SIZE} (?:ca |c'est |cela )?(?:fait |font |est |donne |vaut |= ?|egale )*(?:en |combien (?:de |d'|en ))(${UNIT})[ ?.!]*$`,
)
const HOW_MANY = new RegExp(
  `combien (?:de |d')(${UNIT}) (?:il y a |y a-t-il |ya |font |fait |dans |pour |en )+${SIZE}[ ?.!]*$`,
)
const form = (unit = '') => FORMS.reduce((written, [from, to]) => written.replace(from, to), unit)

/** « 150 min, ça fait combien d'heures ? » */
const conversion: Restate = ({ folded }) => {
  const [written, size, unit, wanted] = folded.match(INTO) ?? []
  if (written !== undefined) return `Convertis ${size} ${form(unit).split(' ')[0]} en ${form(wanted)}.`
  const [asked, into, value, given] = folded.match(HOW_MANY) ?? []
  return asked === undefined ? undefined : `Convertis ${value} ${form(given).split(' ')[0]} en ${form(into)}.`
}

/** « 10 puissance −2, c'est quoi ? » */
const powerOfTen: Restate = ({ folded }) => {
  const found = folded.match(
    /^(?:c'est quoi |combien (?:fait|vaut) |ca fait combien )?10 ?(?:puissance|exposant|\^) ?([-−]?\d{1,2})(?: ?(?:c'est|ca fait|ca vaut|=) ?(?:quoi|combien)?)?[ ?]*$/,
  )
  return found ? `Donne l'écriture décimale de 10^{${found[1]}}.` : undefined
}

/** Numbers alone, and what chemistry counts. */
export const numbers: readonly Restate[] = [
  conversion,
  powerOfTen,
  largest,
  remainder,
  quotient,
  order,
  shared,
  prime,
  divisible,
  scientific,
  mean,
  acid,
  atoms,
  balance,
]
