import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { unpackWeights } from '../../shared/src/catalogue/distress/packed-weights.ts'
import { hashCases } from './examples.ts'
import { packWeights } from './pack-weights.ts'

describe('@Q07 the weights of words of distress', () => {
  it.each([
    ['none', [0, 0, 0, 0]],
    ['each sign and size', [1, -1, 2, -2, 3, -3]],
    ['gaps of any width', [0, 3, ...Array.from({ length: 300 }, () => 0), -2, 0, 1, 0]],
  ])('are read as they were packed: %s', (_, steps) => {
    expect([...unpackWeights(packWeights(steps), steps.length)]).toEqual(steps)
  })

  it('were learnt from the cases as they are; otherwise node scripts/distress/train.ts writes them anew', () => {
    const learntFrom = readFileSync(path.join(import.meta.dirname, 'learnt-from.json'), 'utf8')
    expect(JSON.parse(learntFrom)).toEqual({ cases: hashCases() })
  })
})
