import { describe, expect, it } from 'vitest'
import { countWords, isUsed } from './words.ts'

describe('words of a text', () => {
  it('are counted, an elided one apart and a compound one as one', () => {
    expect(countWords('L’arc-en-ciel est là, après l’orage !')).toBe(7)
    expect(countWords(' … ')).toBe(0)
  })

  it('may be used in the plural or in the feminine, but not within another word', () => {
    expect(isUsed('Les privilèges des nobles', 'privilège')).toBe(true)
    expect(isUsed('Il est à l’œuvre.', 'oeuvre')).toBe(true)
    expect(isUsed('Le royaume', 'roi')).toBe(false)
    expect(isUsed('le tiers-état se réunit', 'tiers état')).toBe(true)
  })
})
