import { describe, expect, it } from 'vitest'
import { printNumberLine } from './print.ts'

const labels = [
  { at: 0, text: '−1' },
  { at: 4, text: '0' },
  { at: 8, text: '3/4' },
]

describe('a number line on paper', () => {
  const points = [{ id: 'p1', name: 'A', text: '−0,5' }]
  const paper = printNumberLine({ engine: 'number-line', instruction: 'Placez.', last: 8, labels, points })

  it('has each number below its graduation, and asks for the points', () => {
    const [, , line = '', numbers = ''] = paper.slice(paper.indexOf('```')).split('\n')
    const marks = [...line].flatMap((sign, column) => (sign === '┼' ? [column] : []))
    expect(marks).toHaveLength(9)
    expect(numbers.indexOf('0')).toBe(marks[4])
    expect(numbers.indexOf('3/4')).toBe((marks[8] ?? 0) - 1)
    expect(paper).toContain('A (−0,5)')
  })
})
