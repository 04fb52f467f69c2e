import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { numbered, ranked, scramble } from './deck.ts'
import { mask } from './mask.ts'
import { type Context, interactive, type Rendered } from './module.ts'

const FEWEST = 3
type PairSet = { id: string; text: string; title: string; pairs: [string, string][] }

/** Every set of pairs the pack holds; its terms and their meanings are one. */
export const setsOf = (pack: Pack): PairSet[] => {
  const meanings = pack.terms.map((term): [string, string] => [
    term.term,
    term.translation ?? mask(term.definition, [term.term, ...term.synonyms]),
  ])
  const sets = pack.pairs.map(set => ({ id: `pairs:${set.id}`, title: set.title, pairs: set.pairs }))
  return [...sets, { id: 'pairs:terms', title: messages.termsAndMeanings, pairs: meanings }].map(set => ({
    ...set,
    text: [set.title, ...set.pairs.flat()].join(' '),
  }))
}

/** Pairs whose two sides are found once only, so that every left has one right. */
export const distinct = (pairs: readonly [string, string][]) =>
  pairs.filter(
    ([left, right]) =>
      pairs.filter(other => other[0] === left).length === 1 && pairs.filter(other => other[1] === right).length === 1,
  )

export const matchingPairs = (context: Context): Rendered => {
  const sets = setsOf(context.pack).map(set => ({ ...set, pairs: distinct(set.pairs) }))
  const set = ranked(context, sets).find(({ pairs }) => pairs.length >= FEWEST)
  if (!set) return interactive([])
  const items = set.pairs.map(([left, right]) => ({ id: `${set.id}:${left}`, text: `${left} ${right}`, left, right }))
  const left = numbered('l', ranked(context, items).slice(0, Math.max(FEWEST, context.wish.count ?? 5)))
  const right = numbered(
    'r',
    scramble(
      context.random,
      left.map(({ item }) => item),
    ),
  )
  const rightOf = (wanted: (typeof items)[number]) => right.find(({ item }) => item === wanted)?.id ?? ''
  return interactive([
    {
      title: set.title,
      data: {
        engine: 'match',
        instruction: messages.match(set.title),
        left: left.map(({ id, item }) => ({ id, text: item.left })),
        right: right.map(({ id, item }) => ({ id, text: item.right })),
      },
      key: {
        engine: 'match',
        pairs: Object.fromEntries(left.map(({ id, item }) => [id, rightOf(item)])),
        labels: Object.fromEntries(right.map(({ id, item }) => [id, item.right])),
      },
      uses: [set.id, ...left.map(({ item }) => item.id)],
    },
  ])
}
