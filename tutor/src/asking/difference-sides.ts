import type { Pack } from '../pack.ts'
import { listStems } from './question-words.ts'
import { splitSentences } from './sentence-passages.ts'
import { findTerms } from './terms.ts'

const FRAMES = [
  /(?:differen[ct]\p{L}*|rapport|distinction|confusion|compar\p{L}*)\s+(?:fondamentale |principale |il y a |y a-t-il |exacte )?(?:entre|avec|de|d')?\s*(.+?)\s+(?:et|avec|ou|d')\s+(.+)/u,
  /(?:distingu\p{L}*|differenci\p{L}*|confond\p{L}*)\s+(?:entre |pas |toujours |souvent )*(.+?)\s+(?:et|avec|de|d'avec)\s+(.+)/u,
  /^(?:est-ce que |c'est quoi )?(.+?)\s+(?:et|ou)\s+(.+?)[\s,]*(?:est-ce|ce n'est pas|c'est pas|c'est|sont|ca veut dire|veulent dire|est-ce que c'est)\s*(?:la |le |du )?(?:pareil\p{L}*|meme chose|differ\p{L}*|identique)/u,
  /^(?:est-ce qu(?:e |'))?(.+?)\s+(?:c'est|est|sont|est-ce)\s+(?:la |le )?(?:pareil que|meme chose que|comme|different de|differente de|differents de)\s+(.+)/u,
  /^(?:et )?(.+?)(?:\s+(?:et|ou|vs|contre)\s+|\s*\/\s*)(.+?)[\s,:]*(?:c'est quoi|quelle est|quelle|c'est lequel|lequel|laquelle|je (?:les )?(?:confond|melange)|j'?(?:confond|melange)|(?:la |une )?difference)/u,
  /^(?:et )?([\p{L}' -]{2,28}?)(?:\s+(?:ou|vs)\s+|\s*\/\s*)([\p{L}' -]{2,28}?)[\s?!.]*$/u,
]
/** « déterminant et pronom » */
const JOINED = /^(?:l[ea'] ?|les |une? )?\p{L}{3,20} et (?:l[ea'] ?|les |une? )?\p{L}{3,20}[\s?!.]*$/u
const ARTICLE = /^(?:(?:le|la|les|un|une|des|du|de la|de|mot|mots)\s+|l'|d')+/u
const END = /[\s?!.,«»"]+$/u

/** The two things that a question sets against each other, folded; undefined where it names none or one. */
export const splitSides = (folded: string): [string, string] | undefined => {
  for (const frame of FRAMES) {
    const [, a, b] = folded.match(frame) ?? []
    if (a === undefined || b === undefined) continue
    const sides = [a, b].map(side =>
      side
        .replace(/^[\s«"]+/u, '')
        .replace(ARTICLE, '')
        .replace(END, ''),
    )
    const [first = '', second = ''] = sides
    if (first !== '' && second !== '' && first !== second) return [first, second]
  }
  return undefined
}

/** By what a sentence sets two things against each other. */
export const SETS_APART =
  /différen|alors que|tandis que|contrairement|mais\b|confond|;| non |plutôt|n’est pas|et non|seul|, .{0,40}\bl’autre/iu

/** Whether a text speaks of each of two sides for itself, or sets them apart in one sentence: a list of both says nothing of them. */
export const distinguishesSides = (text: string, one: readonly string[], other: readonly string[]): boolean => {
  const said = splitSentences(text).map(sentence => ({ sentence, stems: new Set(listStems(sentence)) }))
  const speaks = (stems: ReadonlySet<string>, words: readonly string[]) => words.some(word => stems.has(word))
  const both = said.filter(({ stems }) => speaks(stems, one) && speaks(stems, other))
  if (both.some(({ sentence }) => SETS_APART.test(sentence))) return true
  const alone = said.filter(found => !both.includes(found))
  return alone.some(({ stems }) => speaks(stems, one)) && alone.some(({ stems }) => speaks(stems, other))
}

/** Whether a question is nothing but two names: « will ou going to ? ». */
export const isBarePair = (folded: string): boolean =>
  (FRAMES.at(-1)?.test(folded) === true || JOINED.test(folded)) &&
  // « l’adjuvant, c’est un gentil ou un méchant ? » has a third thing, which is on one of the two sides.
  !/^(?:quand|comment|pourquoi|est-ce|il faut|faut|qui|que)\b|\bc'est (?:une? |des |du |de la )/.test(folded)

/** « antigène anticorps je confonds » : the two terms of the lesson that a question names whole. */
export const findTermPair = (pack: Pack, words: readonly string[]): [string, string] | undefined => {
  const whole = findTerms(pack, words).filter(found => found.whole)
  const [first] = whole
  const second = whole.find(({ named }) => first !== undefined && ![...named].some(word => first.named.has(word)))
  if (!first || !second) return undefined
  const place = ({ named }: { named: ReadonlySet<string> }) => words.findIndex(word => named.has(word))
  const [a, b] = [first, second].toSorted((one, other) => place(one) - place(other))
  return a && b ? [a.term.term, b.term.term] : undefined
}
