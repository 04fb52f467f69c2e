import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { limit, ranked } from './deck.ts'
import { mask } from './mask.ts'
import { messages } from './messages.ts'
import type { Picked } from './rendered-module.ts'

const MIN_PAIRS = 3
const USUAL_PAIRS = 5
const USUAL_MEMORY_PAIRS = 6
const MAX_MEMORY_PAIRS = 8
/** A memory card has room for this many characters. */
const MAX_CARD_CHARS = 70

/** The set that is made of the words of the lesson. */
const TERMS = 'pairs:terms'

type Pair = [string, string]
type PairSet = { id: string; text: string; title: string; pairs: Pair[]; ids: ReadonlyMap<string, string> }

/** Every set of pairs the pack holds; its terms and their meanings are one. */
const listPairSets = (pack: Pack): PairSet[] => {
  const meanings = pack.terms.map(
    (term): Pair => [term.term, term.translation ?? mask(term.definition, [term.term, ...term.synonyms])],
  )
  const sets = pack.pairs.map(set => ({
    id: `pairs:${set.id}`,
    title: set.title,
    pairs: set.pairs,
    ids: new Map(set.pairs.map(([left]) => [left, `pairs:${set.id}:${left}`])),
  }))
  const ids = new Map(pack.terms.map(({ id, term }) => [term, `term:${id}`]))
  return [...sets, { id: TERMS, title: messages.termsAndMeanings, pairs: meanings, ids }].map(set => ({
    ...set,
    text: [set.title, ...set.pairs.flat()].join(' '),
  }))
}

/** Pairs whose two sides are found once only, so that every left has one right. */
const distinct = (pairs: readonly Pair[]) =>
  pairs.filter(
    ([left, right]) =>
      pairs.filter(other => other[0] === left).length === 1 && pairs.filter(other => other[1] === right).length === 1,
  )

/** The best set that has enough pairs, better of those that were not seen, and the best of its pairs. */
const pickPairs = (context: Context, sets: readonly PairSet[], most: number) => {
  const full = ranked(
    context,
    sets.filter(({ pairs }) => pairs.length >= MIN_PAIRS),
  ).map(set => ({
    title: set.title,
    isOwn: set.id !== TERMS,
    items: set.pairs.map(pair => ({ id: set.ids.get(pair[0]) ?? set.id, text: pair.join(' '), pair })),
  }))
  const isFresh = ({ items }: (typeof full)[number]) =>
    items.filter(({ id }) => !context.seen.has(id)).length >= MIN_PAIRS
  const fresh = full.filter(isFresh)
  // The words of the lesson are shown by other types as well.
  const set =
    fresh.find(({ isOwn, items }) => isOwn && items.every(({ id }) => !context.seen.has(id))) ?? fresh[0] ?? full[0]
  if (!set) return []
  const count = limit(context, set.items, Math.max(MIN_PAIRS, most), MIN_PAIRS)
  const chosen = ranked(context, set.items).slice(0, count)
  return [{ title: set.title, pairs: chosen.map(({ pair }) => pair), uses: chosen.map(({ id }) => id) }]
}

/** Pairs to match: the left one and the right one that belongs to it. */
export const pickMatchingPairs = (context: Context): Picked<MaterialFor<'match'>>[] => {
  const sets = listPairSets(context.pack).map(set => ({ ...set, pairs: distinct(set.pairs) }))
  return pickPairs(context, sets, context.wish.count ?? USUAL_PAIRS).map(({ title, pairs, uses }) => ({
    material: { title, pairs: pairs.map(([left, right]) => ({ left, right })) },
    uses,
  }))
}

/** Pairs of cards to find: short ones when there are enough. */
export const pickMemoryPairs = (context: Context): Picked<MaterialFor<'memory'>>[] => {
  const sets = listPairSets(context.pack).map(set => {
    const texts = set.pairs.flat()
    const isAlone = (text: string) => texts.filter(other => other === text).length === 1
    const pairs = distinct(set.pairs).filter(pair => pair.every(isAlone))
    const short = pairs.filter(pair => pair.every(text => text.length <= MAX_CARD_CHARS))
    return { ...set, pairs: short.length >= MIN_PAIRS ? short : pairs }
  })
  const most = Math.min(MAX_MEMORY_PAIRS, context.wish.count ?? USUAL_MEMORY_PAIRS)
  return pickPairs(context, sets, most).map(({ title, pairs, uses }) => ({ material: { title, pairs }, uses }))
}
