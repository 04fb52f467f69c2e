/** A source of numbers in [0, 1[. */
export type Random = () => number

/** A seeded source of numbers in [0, 1[ (mulberry32): the same seed always gives the same sequence. */
export const rng = (seed: number): Random => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** An integer between `min` and `max`, both included. */
export const int = (random: Random, min: number, max: number) => min + Math.floor(random() * (max - min + 1))

/** One of the items; throws when there is none. */
export const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[int(random, 0, items.length - 1)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** The items in a random order; the given list is left as it is. */
export const shuffle = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map(item => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

/** The items in a random order that is never the given one. */
export const scramble = <T>(random: Random, items: readonly T[]): T[] => {
  const mixed = shuffle(random, items)
  const [first, ...rest] = mixed
  return items.length > 1 && first !== undefined && mixed.every((item, i) => item === items[i])
    ? [...rest, first]
    : mixed
}

/** Ids that say nothing: given by place, after shuffling. */
export const numbered = <T>(prefix: string, items: readonly T[]): { id: string; item: T }[] =>
  items.map((item, i) => ({ id: `${prefix}${i + 1}`, item }))
