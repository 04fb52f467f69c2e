import { expect, it } from 'vitest'
import { dropSpecks } from './labels.ts'
import type { Row } from './rows.ts'

const CAPITAL = 30
/** A row of words, each with its left edge and how sure it is. */
const row = (...words: [text: string, x0: number, sure?: number][]): Row => ({
  box: { x0: 0, y0: 0, x1: 900, y1: 30 },
  words: words.map(([text, x0, sure = 95]) => ({ text, sure, signs: [], box: { x0, y0: 0, x1: x0 + 20, y1: 30 } })),
})
const texts = (rows: readonly Row[]) => rows.map(({ words }) => words.map(({ text }) => text).join(' '))

it('specks before labels that follow one another are dropped', () => {
  const rows = [
    row(['1)', 100], ['Qui', 140], ['?', 200]),
    row(['4', 40, 30], ['2)', 100], ['Où', 140]),
    row(['°°', 40], ['3)', 100], ['Quand', 140]),
  ]
  expect(texts(dropSpecks(rows, CAPITAL))).toEqual(['1) Qui ?', '2) Où', '3) Quand'])
})

it('what was read surely stays, whatever follows it', () => {
  const rows = [row(['1)', 100], ['Calculer', 140]), row(['12', 100], ['2)', 140], ['et', 180])]
  expect(texts(dropSpecks(rows, CAPITAL))).toEqual(['1) Calculer', '12 2) et'])
})

it('a label is set apart from the word that it was glued to', () => {
  expect(texts(dropSpecks([row(['1.Placez', 100], ['les', 200])], CAPITAL))).toEqual(['1. Placez les'])
})
