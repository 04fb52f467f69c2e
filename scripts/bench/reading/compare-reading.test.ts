import { describe, expect, it } from 'vitest'
import { compareReading } from './compare-reading.ts'

const truth = 'A = $\\frac{3}{4}$ + $\\frac{5}{8}$\nB = 10^{5} m'
const read = (text: string, ...marked: string[]) => ({
  text,
  uncertain: marked.map(word => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length })),
})

describe('a page that was read', () => {
  it('has no error where only lines, dollars and the spelling of exponents differ', () => {
    const found = compareReading(truth, read('A = $\\frac{3}{4} + \\frac{5}{8}$ B = 10⁵ m'))
    expect(found).toEqual({
      errors: 0,
      fractions: { right: 2, marked: 0, all: 2 },
      exponents: { right: 1, marked: 0, all: 1 },
      falsePieces: [],
    })
  })

  it('tells what was lost, and what was marked', () => {
    const found = compareReading(truth, read('A = 3 + 5/8\nB = 105 m', '105'))
    expect(found.fractions).toEqual({ right: 0, marked: 0, all: 2 })
    expect(found.exponents).toEqual({ right: 0, marked: 1, all: 1 })
    expect(found.errors).toBeGreaterThan(0.3)
  })

  it('tells what was made up, unless it is marked', () => {
    const text = 'A = $\\frac{3}{4}$ + $\\frac{5}{6}$\nB = 10^{3} m'
    expect(compareReading(truth, read(text)).falsePieces).toEqual(['\\frac{5}{6}', '^{3}'])
    expect(compareReading(truth, read(text, '\\frac{5}{6}', '10^{3}')).falsePieces).toEqual([])
    expect(compareReading('Calcule 2x.', read('Calcule^{2} 2x.')).falsePieces).toEqual(['^{2}'])
  })

  it('is wholly wrong where nothing was read', () => {
    expect(compareReading(truth, read(''))).toMatchObject({ errors: 1, fractions: { right: 0, marked: 0, all: 2 } })
  })
})
