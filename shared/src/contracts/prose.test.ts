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

  it('is refused when nothing of it is seen, or it is too long as it came', () => {
    expect(prose(10).safeParse('\u200b \u2060').success).toBe(false)
    expect(prose(10).safeParse('\u200b'.repeat(11)).success).toBe(false)
    expect(prose(10).parse(' a\u200b ')).toBe('a')
  })
})
