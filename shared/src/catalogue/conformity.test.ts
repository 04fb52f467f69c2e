import { expect, it } from 'vitest'
import { judgeConformity } from './conformity.ts'

it('claims nothing without an audit, and by its rate with one', () => {
  expect([null, 0, 49.9, 50, 84, 99.9, 100].map(judgeConformity)).toEqual([
    'none',
    'none',
    'none',
    'partial',
    'partial',
    'partial',
    'total',
  ])
})
