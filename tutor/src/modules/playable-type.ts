import type { PLAYABLE_TYPES } from '@ariane/shared/catalogue'

/** A type of module that Ariane makes from a pack. */
export type PlayableType = (typeof PLAYABLE_TYPES)[number]
