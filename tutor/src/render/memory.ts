import { shuffle } from '../generators/random.ts'
import { messages } from '../messages.ts'
import { numbered, ranked } from './deck.ts'
import { distinct, setsOf } from './match.ts'
import { type Context, interactive, type Rendered } from './module.ts'

const FEWEST = 3
const USUAL = 6
const MOST = 8
/** A card has room for this many characters. */
const SHORT = 70

/** Pairs of cards to find: short ones when there are enough. */
export const memoryGame = (context: Context): Rendered => {
  const sets = setsOf(context.pack).map(set => {
    const texts = set.pairs.flat()
    const isAlone = (text: string) => texts.filter(other => other === text).length === 1
    const pairs = distinct(set.pairs).filter(pair => pair.every(isAlone))
    const short = pairs.filter(pair => pair.every(text => text.length <= SHORT))
    return { ...set, pairs: short.length >= FEWEST ? short : pairs }
  })
  const set = ranked(context, sets).find(({ pairs }) => pairs.length >= FEWEST)
  if (!set) return interactive([])
  const items = set.pairs.map(pair => ({ id: `${set.id}:${pair[0]}`, text: pair.join(' '), pair }))
  const count = Math.min(MOST, Math.max(FEWEST, context.wish.count ?? USUAL))
  const chosen = ranked(context, items).slice(0, count)
  const sides = chosen.flatMap(item => item.pair.map((text, side) => ({ item, text, side })))
  const cards = numbered('c', shuffle(context.random, sides))
  const idOf = (item: (typeof items)[number], side: number) =>
    cards.find(card => card.item.item === item && card.item.side === side)?.id ?? ''
  return interactive([
    {
      title: set.title,
      data: {
        engine: 'memory',
        instruction: messages.memory(set.title),
        cards: cards.map(({ id, item }) => ({ id, text: item.text })),
      },
      key: {
        engine: 'memory',
        pairs: Object.fromEntries(chosen.map(item => [idOf(item, 0), idOf(item, 1)])),
        labels: Object.fromEntries(cards.map(({ id, item }) => [id, item.text])),
      },
      uses: [set.id, ...chosen.map(({ id }) => id)],
    },
  ])
}
