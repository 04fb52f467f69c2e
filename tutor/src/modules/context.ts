import type { Random } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import type { Wish } from '../prompt.ts'

/**
 * What a module is made from. `used` holds the items that come last; those of them that a module leaves out rather than show them
 * again are also in `seen`: what earlier modules of the path showed, and what the pupil knows.
 */
export type Context = {
  pack: Pack
  random: Random
  wish: Wish
  used: ReadonlySet<string>
  seen: ReadonlySet<string>
  /** How many later modules of the path draw from the same part of the pack. */
  rivals: number
}
