import { expect, it } from 'vitest'
import { freeWords } from './bank.ts'

it('a bank offers a word as often as it stands there', () => {
  const bank = [
    { id: 'w1', text: 'soleil' },
    { id: 'w2', text: 'est' },
    { id: 'w3', text: 'est' },
  ]
  expect(freeWords(bank, { i1: ['est', ''] }).map(word => word.text)).toEqual(['soleil', 'est'])
  expect(freeWords(bank, { i1: ['est', 'est'] }).map(word => word.text)).toEqual(['soleil'])
})
