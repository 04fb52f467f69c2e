import { elides } from './elision.ts'
import { adjectiveLemma, type Gender } from './lexicon.ts'

const FEMININE = new Map(
  'beau belle;nouveau nouvelle;vieux vieille;fou folle;mou molle;blanc blanche;franc franche;sec sèche;frais fraîche;public publique;turc turque;grec grecque;long longue;doux douce;roux rousse;faux fausse;jaloux jalouse;favori favorite;malin maligne;bénin bénigne;gentil gentille;aigu aiguë;bas basse;gros grosse;gras grasse;épais épaisse;las lasse;nul nulle;complet complète;inquiet inquiète;secret secrète;discret discrète;concret concrète;meilleur meilleure;intérieur intérieure;extérieur extérieure;supérieur supérieure;inférieur inférieure;mineur mineure;majeur majeure;antérieur antérieure;ultérieur ultérieure;rigolo rigolote;andalou andalouse;bleu bleue'
    .split(';')
    .map(pair => pair.split(' ') as [string, string]),
)
const INVARIABLE = new Set(['marron', 'orange'])
/** Compounds, colours named after things, and what follows rules of its own. */
const REFUSED =
  /^(?:demi|nu|tel|tout|même|quelque|possible|feu|châtain|crème|kaki|turquoise|bordeaux|saumon|olive|super|chic|snob|sympa|cool|fatal|final|natal|naval|banal|glacial|idéal|boréal|austral|.*-.*)$/
const BEFORE_VOWEL = new Map([
  ['beau', 'bel'],
  ['nouveau', 'nouvel'],
  ['vieux', 'vieil'],
])

const feminine = (word: string): string | undefined => {
  const own = FEMININE.get(word)
  if (own) return own
  if (word.endsWith('e')) return word
  const root = word.slice(0, -1)
  const candidates = [
    ...(word.endsWith('f') ? [`${root}ve`] : []),
    ...(word.endsWith('x') ? [`${root}se`] : []),
    ...(word.endsWith('er') ? [`${word.slice(0, -2)}ère`] : []),
    ...(word.endsWith('teur') ? [`${word.slice(0, -4)}trice`] : []),
    ...(word.endsWith('eur') ? [`${word.slice(0, -3)}euse`] : []),
    ...(/(?:el|eil|en|on|et)$/.test(word) ? [`${word}${word.at(-1)}e`] : []),
    `${word}e`,
  ]
  return candidates.find(candidate => adjectiveLemma(candidate) === (adjectiveLemma(word) ?? word))
}

const plural = (word: string) => {
  if (/[sxz]$/.test(word)) return word
  if (word.endsWith('eau')) return `${word}x`
  return word.endsWith('al') ? `${word.slice(0, -2)}aux` : `${word}s`
}

/** An adjective or participle, given in the masculine singular, as it agrees; undefined where that is not sure. */
export const agreedAdjective = (word: string, gender: Gender, isPlural: boolean, next = ''): string | undefined => {
  if (INVARIABLE.has(word)) return word
  const isKnown = adjectiveLemma(word) !== undefined
  if (!isKnown || REFUSED.test(word)) return undefined
  if (gender === 'F') {
    const one = feminine(word)
    return one === undefined ? undefined : isPlural ? `${one}s` : one
  }
  if (isPlural) return plural(word)
  return next !== '' && elides(next) ? (BEFORE_VOWEL.get(word) ?? word) : word
}
