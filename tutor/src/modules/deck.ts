import { shuffle } from '@ariane/activities/random'
import { mentions } from '../words.ts'
import type { Context } from './context.ts'
import { isAmong } from './says-again.ts'

/** An item of a pack among which one chooses; `id` is unique in the pack. */
export type Item = { id: string; text: string; difficulty?: number }

/**
 * The items, those to show first at the head: what the pupil asked for, then what the path has not shown yet, nor said in the
 * same words, then the wanted difficulty, then chance.
 */
export const ranked = <T extends Item>({ random, wish, used, said = new Set() }: Context, items: readonly T[]): T[] => {
  const toward = wish.difficulty === 'hard' ? -1 : wish.difficulty === 'easy' ? 1 : 0
  const rank = (item: T) => [
    -mentions(item.text, wish.focus),
    used.has(item.id) ? 1 : 0,
    isAmong(item.text, said) ? 1 : 0,
    toward * (item.difficulty ?? 1),
  ]
  return shuffle(random, items)
    .map(item => ({ item, rank: rank(item) }))
    .sort((a, b) => a.rank.map((value, i) => value - (b.rank[i] ?? 0)).find(gap => gap !== 0) ?? 0)
    .map(({ item }) => item)
}

/** With fewer than these a module shows again what was seen. */
const LEAST = 2

/** How many of the items a module shows of the wanted ones: its share of what is neither seen nor said, and at least a few. */
export const limit = (
  { seen, rivals, said = new Set() }: Pick<Context, 'seen' | 'rivals' | 'said'>,
  items: readonly Item[],
  wanted: number,
  least = LEAST,
): number => {
  const fresh = items.filter(({ id, text }) => !seen.has(id) && !isAmong(text, said)).length
  return Math.min(wanted, Math.max(least, Math.ceil(fresh / (rivals + 1))))
}

/** As many of the best items as the pupil asked for, or `usual`, fewer where the path has shown the others; the easy ones come first. */
export const draw = <T extends Item>(context: Context, items: readonly T[], usual: number, least = LEAST): T[] =>
  easyFirst(ranked(context, items).slice(0, limit(context, items, context.wish.count ?? usual, least)))

export const easyFirst = <T extends Item>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (a.difficulty ?? 1) - (b.difficulty ?? 1))
