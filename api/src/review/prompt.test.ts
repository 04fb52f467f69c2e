import { describe, expect, it } from 'vitest'
import { shortened } from './prompt.ts'

describe('@H09 a question in a few words', () => {
  it('stays as it is when it is short, on one line', () => {
    expect(shortened('Calculez\n\n$3 + 4$.')).toBe('Calculez $3 + 4$.')
  })

  it('is cut between words', () => {
    const cut = shortened('mot '.repeat(100))
    expect(cut.endsWith('mot…')).toBe(true)
    expect(cut.length).toBeLessThanOrEqual(181)
  })

  it('is never cut inside a formula', () => {
    expect(shortened(`${'a'.repeat(170)} $x + y + z + t = 0$ fin`)).toBe(`${'a'.repeat(170)}…`)
    expect(shortened(`${'a'.repeat(160)} **gras et long à la fois** fin`)).toBe(`${'a'.repeat(160)}…`)
  })
})
