import type { Restate } from './short-question.ts'

const CHANCE = /\bproba|\bchance/
const COLOURS =
  'rouges?|bleue?s?|vert(?:e|es|s)?|jaunes?|noire?s?|blanc(?:he|hes|s)?|oranges?|roses?|violet(?:te|tes|s)?|grise?s?|marrons?'
const COUNTED = new RegExp(
  String.raw`(\d+) (?:boules? |billes? |jetons? |bonbons? |balles? |cubes? |perles? |stylos? |feutres? )?(?:de couleur )?(${COLOURS})\b`,
  'g',
)
const WANTED = new RegExp(
  String.raw`(?:tirer|avoir|prendre|obtenir|piocher|d'une|de|d') ?(?:une? )?(?:boule |bille |jeton |bonbon |balle |cube |perle |stylo |feutre )?(?:de couleur )?(${COLOURS})\b`,
)
const FEMININE: [RegExp, string][] = [
  [/^bleu.*/, 'bleue'],
  [/^vert.*/, 'verte'],
  [/^noir.*/, 'noire'],
  [/^blanc.*/, 'blanche'],
  [/^violet.*/, 'violette'],
  [/^gris.*/, 'grise'],
  [/s$/, ''],
]
const feminine = (colour: string) => FEMININE.reduce((word, [from, to]) => word.replace(from, to), colour)

const urn: Restate = ({ folded, quantities }) => {
  if (!CHANCE.test(folded) || /\bsans remise|\bavec remise|\bdeux (?:boules|fois|billes)|\bpuis\b|\bpas\b/.test(folded))
    return undefined
  const counted = [...folded.matchAll(COUNTED)].map(([, count, colour = '']) => `${count} boules ${feminine(colour)}s`)
  if (counted.length < 2 || counted.length !== quantities.length) return undefined
  const wanted = folded.replace(COUNTED, ' ').match(WANTED)?.[1]
  if (wanted === undefined) return undefined
  const list = `${counted.slice(0, -1).join(', ')} et ${counted.at(-1)}`
  return `Une urne contient ${list}. Quelle est la probabilité de tirer une boule ${feminine(wanted)} ?`
}

const coin: Restate = ({ folded, quantities }) =>
  CHANCE.test(folded) &&
  quantities.length === 0 &&
  /\b(?:pile|face)\b/.test(folded) &&
  !/\bdeux\b|\bfois\b/.test(folded)
    ? `On lance une pièce équilibrée. Quelle est la probabilité d'obtenir ${/\bpile\b/.test(folded) ? 'pile' : 'face'} ?`
    : undefined

const CARD = /\b(as|roi|dame|valet|coeur|pique|trefle|carreau)s?\b/
const card: Restate = ({ folded, quantities }) => {
  const [size] = quantities
  const found = folded.match(CARD)?.[1]
  if (!CHANCE.test(folded) || !/\bcartes?\b/.test(folded) || quantities.length !== 1 || found === undefined)
    return undefined
  if (/\bpuis\b|\bou\b|\bet\b|\bdeux\b|\bpas\b/.test(folded) || !/^(?:32|52)$/.test(size?.value ?? '')) return undefined
  return `On tire une carte au hasard dans un jeu de ${size?.value} cartes. Quelle est la probabilité d'obtenir un ${found} ?`
}

/** Chances of one draw or one throw. */
export const chance: readonly Restate[] = [urn, coin, card]
