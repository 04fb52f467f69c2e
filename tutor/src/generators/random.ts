export { int, pick, type Random, rng, shuffle } from '@ariane/activities/random'

/** The least and the most of what is drawn: `int(random, ...range)`. */
export type Range = readonly [least: number, most: number]
