import { describe, expect, it } from 'vitest'
import { judge } from '../judge.ts'
import type { KeyOf } from '../key.ts'

const hostile: Record<string, string> = JSON.parse('{"__proto__":"g1","constructor":"g1","toString":"g1"}')

describe('elements in groups', () => {
  const key: KeyOf<'categorize'> = {
    engine: 'categorize',
    groups: { i1: 'g1', i2: 'g2' },
    labels: { g1: 'Noblesse', g2: 'Clergé' },
  }

  it.each([
    ['right', { i1: 'g1', i2: 'g2' }, 1],
    ['half right', { i1: 'g1', i2: 'g1' }, 0.5],
    ['swapped', { i1: 'g2', i2: 'g1' }, 0],
    ['missing', {}, 0],
    ['under names of an object’s own properties', hostile, 0],
  ])('that are %s', (_, places, score) => {
    expect(judge(key, { engine: 'categorize', places })).toMatchObject({ score, correct: score === 1 })
  })

  it('say where a wrong one belongs, and are judged in a grid alike', () => {
    const parts = { i1: { correct: false, expected: 'Noblesse' }, i2: { correct: true } }
    const places = { i1: 'g2', i2: 'g2' }
    expect(judge(key, { engine: 'categorize', places })?.parts).toEqual(parts)
    expect(judge({ ...key, engine: 'grid' }, { engine: 'grid', places })?.parts).toEqual(parts)
    expect(judge(key, { engine: 'grid', places })).toBeUndefined()
  })
})

describe('a table', () => {
  const key: KeyOf<'table'> = { engine: 'table', cells: { r1c2: 'être', r2c2: 'avoir', r3c2: 'être' } }

  it('accepts the same text from either place of the bank, and no other', () => {
    const cells = { r1c2: 'être', r2c2: 'être', r3c2: 'être' }
    expect(judge(key, { engine: 'table', cells })).toMatchObject({
      score: 2 / 3,
      parts: { r1c2: { correct: true }, r2c2: { correct: false, expected: 'avoir' } },
    })
  })
})

describe('a memory game', () => {
  const key: KeyOf<'memory'> = {
    engine: 'memory',
    pairs: { c1: 'c4', c3: 'c2' },
    labels: { c1: 'to see', c4: 'saw', c3: 'to eat', c2: 'ate' },
  }

  it('takes pairs whichever card was turned first', () => {
    expect(judge(key, { engine: 'memory', pairs: { c4: 'c1', c3: 'c2' } })).toMatchObject({ score: 1, correct: true })
  })

  it('names the partner of a card in a wrong pair', () => {
    expect(judge(key, { engine: 'memory', pairs: { c1: 'c2', c3: 'c4' } })).toMatchObject({
      score: 0,
      parts: { c1: { correct: false, expected: 'saw' }, c3: { correct: false, expected: 'ate' } },
    })
  })
})

describe('marked words', () => {
  const key: KeyOf<'mark'> = {
    engine: 'mark',
    targets: [
      { text: 'liberté', places: [['w2'], ['w9']], least: 1 },
      { text: 'trois quarts d’heure', places: [['w4', 'w5', 'w6']], least: 2 },
    ],
    remarks: { w1: 'de trop', w2: 'liberté', w4: 'trois quarts d’heure' },
  }
  const mark = (...marked: string[]) => judge(key, { engine: 'mark', marked })

  it.each([
    ['every target', ['w2', 'w4', 'w6'], 1],
    ['another place of the same word', ['w9', 'w4', 'w5', 'w6'], 1],
    ['both places of a word', ['w2', 'w9', 'w5', 'w6'], 1],
    ['too little of an expression', ['w2', 'w4'], 0.5],
    ['a wrong word too', ['w2', 'w4', 'w5', 'w1'], 0.5],
    ['everything', ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8', 'w9'], 0],
    ['nothing', [], 0],
    ['names of an object’s own properties', ['__proto__', 'constructor'], 0],
  ])('with %s', (_, marked, score) => {
    expect(mark(...marked)).toMatchObject({ score, correct: score === 1 })
  })

  it('name what was too much and what was overlooked', () => {
    expect(mark('w1', 'constructor', 'w5', 'w6')?.parts).toEqual({
      w1: { correct: false, expected: 'de trop' },
      constructor: { correct: false },
      w5: { correct: true },
      w6: { correct: true },
      w2: { correct: false, expected: 'liberté' },
    })
    expect(mark('w1', 'w2')?.feedback).toBe('1 sur 2, et 1 de trop : regardez les corrections, puis réessayez.')
  })
})
