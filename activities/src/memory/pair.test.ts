import { expect, it } from 'vitest'
import { findPair } from './pair.ts'

it('a card is found in its pair whichever of the two was turned first', () => {
  const pairs = { c2: 'c1', c3: 'c4' }
  expect([findPair(pairs, 'c1'), findPair(pairs, 'c3'), findPair(pairs, 'c9')]).toEqual([
    { other: 'c2', index: 0 },
    { other: 'c4', index: 1 },
    undefined,
  ])
})
