import { expect, it } from 'vitest'
import { markDoubts, sureness } from './doubts.ts'

const words = (row: string, confidence = 95) => row.split(' ').map(text => ({ text, confidence }))
const doubted = (row: string) => {
  const { text, uncertain } = markDoubts([words(row)])
  return uncertain.map(({ start, end }) => text.slice(start, end))
}

it.each([
  ['le nombre 10*x est', ['10*x']],
  ['au XVIII® siècle', ['XVIII®']],
  ['développer x2 puis', ['x2']],
  ['une masse de 3,3 x 107 kg', ['107']],
  ['il y a 107 élèves', []],
  ['un angle de 30° exactement', ['30°']],
  ['Elle dit "bonjour" à Léa.', []],
  ['Le n° 12 de la rue, à 8 °C', []],
])('a spot where a raised sign may have been lost is doubted: %s', (row, expected) => {
  expect(doubted(row)).toEqual(expected)
})

it('what was read alone has to be surer than a word of a line', () => {
  const lines = [
    [
      { text: 'mot', confidence: 70 },
      { text: '$x^{2}$', confidence: 70, isLifted: true },
    ],
  ]
  const { text, uncertain, notices } = markDoubts(lines, ['tables'])
  expect(uncertain.map(({ start, end }) => text.slice(start, end))).toEqual(['$x^{2}$'])
  expect(notices).toEqual(['doubtful', 'formulas', 'tables'])
})

it('no space stands before what is glued', () => {
  expect(markDoubts([[...words('Calculer'), { text: '.', confidence: 90, isGlued: true }]]).text).toBe('Calculer.')
})

it('a long word counts more than a speck that was read as a letter', () => {
  expect(
    sureness([
      [
        { text: 'conjuguer', confidence: 90 },
        { text: 'c', confidence: 10 },
      ],
    ]),
  ).toBe(82)
})
