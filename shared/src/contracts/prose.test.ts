import { describe, expect, it } from 'vitest'
import { collapseBlanks, prose } from './prose.ts'

describe('a text that a person wrote', () => {
  it.each([
    ['a line of what nobody sees', `Calcule\u200b\u2060\ufeff\u00ad\u200e\u061c\u3164 2`, 'Calcule 2'],
    ['blanks that do not break', 'Calcule\u00a0: 12\u202f000', 'Calcule : 12 000'],
    ['a wide gap, which parts items', '2 + 3 \u00a0\u2003 4 × 5', '2 + 3  4 × 5'],
    ['a tab, which parts cells', 'a \t b', 'a\tb'],
    ['lines of every kind', 'un\r\ndeux\rtrois\u2028quatre\u0085cinq', 'un\ndeux\ntrois\nquatre\ncinq'],
    ['paragraphs', ' un  \n \n\n\n  deux\t', 'un\n\ndeux'],
    ['controls', 'un\u0000\u0001deux', 'un  deux'],
    ['an emoji of several', '👩‍❤️‍👨 1️⃣', '👩‍❤️‍👨 1️⃣'],
    ['joiners of nothing', `a${'\u200d'.repeat(500)}b`, 'a\u200d\u200db'],
  ])('keeps %s', (_, given, kept) => expect(collapseBlanks(given)).toBe(kept))

  it('is the same when it is read again', () => {
    for (const text of ['a \t\n b', '  \u200b  ', 'x\u200d\u200d\u200d', ' \n\n\n ']) {
      const once = collapseBlanks(text)
      expect(collapseBlanks(once)).toBe(once)
    }
  })

  it('is kept with the lines of a program and the cells of a table', () => {
    const program = 'repeter(4):\n    avance(10)\n        tourne(90)  \nfin'
    expect(prose(500).parse(program)).toBe('repeter(4):\n    avance(10)\n        tourne(90)\nfin')
    const table = 'x\t2020\t2021\nParis\t\t4'
    expect(prose(500).parse(table)).toBe(table)
    const wide = `a${' '.repeat(50_000)}b\n${' '.repeat(50_000)}c\n${'\t'.repeat(50_000)}\n \n \n${'\n'.repeat(9)}d`
    const once = prose(200_000).parse(wide)
    expect(once).toBe(`a  b\n${' '.repeat(16)}c\n\nd`)
    expect(prose(500).parse(once)).toBe(once)
  })

  it('is refused when nothing of it is seen, or it is too long as it came', () => {
    expect(prose(10).safeParse('\u200b \u2060').success).toBe(false)
    expect(prose(10).safeParse('\u200b'.repeat(11)).success).toBe(false)
    expect(prose(10).parse(' a\u200b ')).toBe('a')
  })
})
