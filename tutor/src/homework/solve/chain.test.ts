import { expect, it } from 'vitest'
import { solve } from './index.ts'

const problem = {
  instruction: '',
  body: 'Un mois plus tard, ce nouveau prix augmente de 10 %. Quel est le prix final ?',
  context: 'Un article coûte 80 €.',
  earlier: ['Son prix baisse de 15 %. Quel est son nouveau prix ?'],
}

it('a price that changes again is the one that was found, never the first one', () => {
  const found = [{ question: 'Quel est son nouveau prix ?', result: '68 €' }]
  expect(solve({ ...problem, found })?.answer).toContain('74,80')
})

it('a price that changes again is not worked out where the one before is unknown', () => {
  expect(solve({ ...problem, found: [] })).toBeUndefined()
})
