import type { ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'
import { describe, expect, it } from 'vitest'
import { afterRetry, blankAnswer, canValidate, resume } from './answers.ts'
import { pairOf } from './answers-placing.ts'
import { pieces } from './rich.ts'

const option = (id: string) => ({ id, text: id })
const sorting: ActivityData = {
  engine: 'categorize',
  instruction: '',
  groups: [option('g1'), option('g2')],
  items: [option('i1'), option('i2')],
}
const table: ActivityData = {
  engine: 'table',
  instruction: '',
  columns: ['a', 'b'],
  rows: [
    [{ id: 'r1c1', text: 'x' }, { id: 'r1c2' }],
    [{ id: 'r2c1' }, { id: 'r2c2', text: 'y' }],
  ],
  bank: [option('w1'), option('w2')],
}
const memory: ActivityData = { engine: 'memory', instruction: '', cards: ['c1', 'c2', 'c3', 'c4'].map(option) }
const mark: ActivityData = { engine: 'mark', unit: 'word', instruction: '', lang: 'fr', pieces: [option('w1')] }

const result = (parts: Record<string, boolean>): ActivityResult => ({
  score: 0.5,
  correct: false,
  feedback: '',
  parts: Object.fromEntries(Object.entries(parts).map(([id, correct]) => [id, { correct }])),
})

describe('an answer that places, marks or turns over', () => {
  it.each([
    [sorting, { engine: 'categorize', places: { i1: 'g1', i2: 'g1' } }, { engine: 'categorize', places: { i1: 'g1' } }],
    [table, { engine: 'table', cells: { r1c2: 'a', r2c1: 'b' } }, { engine: 'table', cells: { r1c2: 'a' } }],
    [memory, { engine: 'memory', pairs: { c1: 'c2', c3: 'c4' } }, { engine: 'memory', pairs: { c1: 'c2' } }],
    [mark, { engine: 'mark', marked: ['w1'] }, { engine: 'mark', marked: [] }],
  ] as const)('of $engine can be validated when all is placed, and not before', (data, whole, half) => {
    expect(canValidate(data, JSON.parse(JSON.stringify(whole)))).toBe(true)
    expect(canValidate(data, JSON.parse(JSON.stringify(half)))).toBe(false)
    expect(canValidate(data, blankAnswer(data))).toBe(false)
    expect(resume(data, { answer: half, result: null })).toEqual({ answer: half, result: null })
  })

  it('keeps what was right when one tries again', () => {
    expect(afterRetry({ engine: 'grid', places: { i1: 'g1', i2: 'g1' } }, result({ i1: true, i2: false }))).toEqual({
      engine: 'grid',
      places: { i1: 'g1' },
    })
    expect(afterRetry({ engine: 'mark', marked: ['w1', 'w2'] }, result({ w1: true, w2: false, w3: false }))).toEqual({
      engine: 'mark',
      marked: ['w1'],
    })
  })

  it('keeps a right pair whichever of its cards is the one judged', () => {
    const pairs = { c2: 'c1', c3: 'c4' }
    expect(afterRetry({ engine: 'memory', pairs }, result({ c1: true, c3: false }))).toEqual({
      engine: 'memory',
      pairs: { c2: 'c1' },
    })
    expect([pairOf(pairs, 'c1'), pairOf(pairs, 'c3'), pairOf(pairs, 'c9')]).toEqual([
      { other: 'c2', index: 0 },
      { other: 'c4', index: 1 },
      undefined,
    ])
  })
})

describe('hostile words in an activity', () => {
  it.each(['<script>top.hacked=1</script>', '[ici](javascript:alert(1))', '<img src=x onerror=alert(1)>'])(
    '« %s » is text like any other',
    text => expect(pieces(text)).toEqual([{ kind: 'text', text }]),
  )

  it('a state that is nested without end is left out', () => {
    let deep: unknown = 'x'
    for (let n = 0; n < 3000; n++) deep = { answer: deep }
    const blank = { answer: { engine: 'categorize', places: {} }, result: null }
    expect(resume(sorting, deep)).toEqual(blank)
    expect(resume(sorting, JSON.parse('{"__proto__":{"answer":{"engine":"categorize","places":{}}}}'))).toEqual(blank)
  })
})
