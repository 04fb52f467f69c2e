import { describe, expect, it } from 'vitest'
import { checkSeeds, listUses } from './testing/check-words.ts'

const SEEDS = 200

describe.each(listUses())('$pack: $name', ({ name, params }) => {
  it('is graded right, refuses its wrong options, and hints in three steps without the answer', () => {
    expect(checkSeeds(name, params, SEEDS)).toEqual([])
  })
})
