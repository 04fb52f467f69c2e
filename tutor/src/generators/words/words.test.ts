import { describe, expect, it } from 'vitest'
import { checkSeeds, listUses } from './testing/check-words.ts'

const SEEDS = 25
const uses = listUses()

describe('the exercises on words that packs ask for', () => {
  it.each(uses)('$pack: $name', ({ name, params }) => expect(checkSeeds(name, params, SEEDS)).toEqual([]))
})
