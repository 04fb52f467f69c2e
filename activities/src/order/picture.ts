import * as z from 'zod'

/** The drawings a card may carry. The frame draws them: no picture, and no markup, travels. */
export const PICTURES = [
  'balance',
  'ballot',
  'bolt',
  'book',
  'city',
  'clock',
  'coins',
  'crown',
  'drop',
  'equals',
  'eye',
  'flag',
  'flame',
  'flask',
  'gear',
  'globe',
  'heart',
  'key',
  'lamp',
  'leaf',
  'map',
  'mountain',
  'path',
  'pen',
  'people',
  'puzzle',
  'ruler',
  'ship',
  'speech',
  'sword',
] as const
export const Picture = z.enum(PICTURES)
export type Picture = z.infer<typeof Picture>
