import type { Random } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import type { Wish } from '../prompt.ts'

/** What a module is made from. `used` holds the items that earlier modules of the path already showed. */
export type Context = { pack: Pack; random: Random; wish: Wish; used: ReadonlySet<string> }
