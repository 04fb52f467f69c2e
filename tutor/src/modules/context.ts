import type { Random } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import type { Wish } from '../prompt.ts'
import type { PlayableType } from './playable-type.ts'

/**
 * What a module is made from. `used` holds the items that come last; those of them that a module leaves out rather than show them
 * again are also in `seen`: what earlier modules of the path showed, and what the pupil knows.
 */
export type Context = {
  pack: Pack
  /** All of the pack, where `pack` holds only what was taught of it. */
  whole?: Pack
  random: Random
  wish: Wish
  used: ReadonlySet<string>
  seen: ReadonlySet<string>
  /** The rows of words that earlier modules of the path showed: what says them again comes last. */
  said?: ReadonlySet<string>
  /** How many later modules of the path draw from the same part of the pack. */
  rivals: number
  /** The types of the modules that come after this one in the path. */
  following?: readonly PlayableType[]
}
