import { describe, expect, it } from 'vitest'
import { rng, scramble } from './random.ts'

describe('a shuffled list', () => {
  it('is never already in order', () => {
    for (let seed = 0; seed < 200; seed++) {
      expect(scramble(rng(seed), ['a', 'b'])).toEqual(['b', 'a'])
      expect(scramble(rng(seed), ['a', 'b', 'c'])).not.toEqual(['a', 'b', 'c'])
    }
  })
})
