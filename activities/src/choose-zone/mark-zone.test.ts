import { expect, it } from 'vitest'
import { markZone } from './mark-zone.ts'

it.each([
  ['chosen and right', true, { correct: true, expected: 'Pologne' }, { correct: true, expected: 'Pologne' }],
  ['chosen and wrong', true, { correct: false, expected: 'Espagne' }, { correct: false, expected: 'Espagne' }],
  [
    'missed: it is the right place',
    false,
    { correct: false, expected: 'Pologne' },
    { correct: true, expected: 'Pologne' },
  ],
  ['chosen and wrong, its name kept back', true, { correct: false }, { correct: false }],
  ['rightly left alone', false, { correct: true }, undefined],
  ['not graded yet', true, undefined, undefined],
])('a zone that was %s', (_, isChosen, part, shown) => {
  expect(markZone(isChosen, part)).toEqual(shown)
})
