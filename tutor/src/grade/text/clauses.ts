import { fold } from '../../words.ts'
import { isAdjective, isFiniteVerb, isNoun, isOnlyVerb } from './lexicon.ts'

/** A clause as it is written, with the place of its verb; -1 and 0 when none is found. */
export type Clause = { text: string; verbStart: number; verbEnd: number }

const BREAK =
  /(?<=[.!?;\n])\s+|\s*;\s*|\s+:\s+|:\s+|\s+[–—]\s+|,?\s+(?=(?:(?:alors|tandis|parce) qu['’]|puisqu['’]|(?:mais|alors que|tandis que|car|parce que|puisque|donc|or)(?![\p{L}])))|,\s+|\s+et\s+(?=(?:les?|la|l['’]|un|une|des|il|elle|on|ils|elles|c['’]est|ce|son|sa|ses|leurs?|que|qu['’]|\p{Lu})(?![\p{L}]))/u
const LINK =
  /^(?:mais|alors que|alors qu['’]|tandis que|tandis qu['’]|car|parce que|parce qu['’]|puisque|puisqu['’]|donc|or|et|que|qu['’])\s*/iu

/** What stands before a noun: the word behind it is no verb. */
const NOUN_NEXT =
  /(?:^|[ '’(«])(?:les?|la|l['’]|une?|des?|du|d['’]|aux?|ce|cet|cette|ces|son|sa|ses|leurs?|mon|ma|en|par|pour|sur|dans|deux|trois|quatre|plusieurs|chaque|quel|quelle) ?$/iu
/** Pronouns that stand before a verb although they are written like articles. */
const VERB_NEXT =
  /(?:^|[ '’])(?:il|elle|on|ils|elles|je|tu|nous|vous|qui|ne|n['’]|se|s['’]|y|cela|ça) ?(?:les? |la |l['’]|lui |leur |en |y |se |s['’]|s['’]y |s['’]en )?$/iu

const findVerb = (text: string): { start: number; end: number } | undefined => {
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    const plain = fold(word)
    const before = text.slice(Math.max(0, index - 16), index)
    const certain = VERB_NEXT.test(before)
    if (/^\p{Lu}/u.test(word) && index > 0) continue
    if ((index === 0 && !certain) || word === 'à' || !isFiniteVerb(plain)) continue
    // « La lampe la convertit »: what is no noun is a verb even behind an article.
    if (!certain && (isNoun(plain) || isAdjective(plain)) && NOUN_NEXT.test(before)) continue
    if (!certain && !isOnlyVerb(plain) && index < 4) continue
    return { start: index, end: index + word.length }
  }
  return undefined
}

/** The clauses of a text, each with its verb. */
export const splitClauses = (text: string): Clause[] =>
  text
    .split(BREAK)
    .map(part =>
      (part ?? '')
        .trim()
        .replace(LINK, '')
        .replace(/[.!?;:,]+$/, '')
        .trim(),
    )
    .filter(part => /[\p{L}\d]/u.test(part))
    .map(part => {
      const verb = findVerb(part)
      return { text: part, verbStart: verb?.start ?? -1, verbEnd: verb?.end ?? 0 }
    })
