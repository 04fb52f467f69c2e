import { describe, expect, it } from 'vitest'
import { asTyped, readMixed } from './typed.ts'

describe('@Q01 what is typed or pasted', () => {
  it.each([
    ['-\u200b5', '-5'],
    ['\u20605\u200e', '5'],
    ['id\u00adée', 'idée'],
    ['con\ufb02it, \ufb01n, e\ufb03cace', 'conflit, fin, efficace'],
    ['3\u20444 et 3\u22154', '3/4 et 3/4'],
    ['\u22125 \u20115', '-5 -5'],
    ['12\u202f500\u00a0€', '12 500 €'],
    ['½ ⅓ 2½ 2 ¾', '1/2 1/3 2 1/2 2 3/4'],
    ['\uff17\uff0b\uff11', '7+1'],
    ['𝑥 = 𝟐', 'x = 2'],
    ['e\u0301te\u0301', 'été'],
    ['œuf, groß, x², 5 – 3', 'œuf, groß, x², 5 – 3'],
  ])('%j is read as %j', (text, read) => {
    expect(asTyped(text)).toBe(read)
  })

  it.each([
    ['1 1/2', '3/2'],
    ['-1 1/2', '-3/2'],
    ['x = 2 3/4 cm', 'x = 11/4 cm'],
    ['6 ÷ 2 1/2', '6 ÷ (5/2)'],
    ['1 3/2', '1 3/2'],
    ['12 500/3', '12 500/3'],
    ['1/2 1/3', '1/2 1/3'],
    ['0,5 1/2', '0,5 1/2'],
    ['1 200/300', '1 200/300'],
  ])('the mixed numbers of %j are %j', (text, read) => {
    expect(readMixed(text)).toBe(read)
  })
})
