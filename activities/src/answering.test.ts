import { describe, expect, it } from 'vitest'
import { countMissing, giveUp, isComplete, resume, retryAnswer, startAnswer } from './answering.ts'
import type { ActivityData, ActivityResult } from './shape.ts'

const element = (id: string) => ({ id, text: id })
const cloze: ActivityData = {
  engine: 'cloze',
  items: [{ id: 'i1', parts: ['Le ', ' se lève à l’', '.'] }],
  bank: [
    { id: 'w1', text: 'soleil' },
    { id: 'w2', text: 'est' },
    { id: 'w3', text: 'est' },
  ],
}
const typed: ActivityData = { engine: 'cloze', items: cloze.items }
const order: ActivityData = {
  engine: 'order',
  instruction: '',
  items: [
    { id: 'a', text: 'A' },
    { id: 'b', text: 'B' },
  ],
}
const sorting: ActivityData = {
  engine: 'categorize',
  instruction: '',
  groups: [element('g1'), element('g2')],
  items: [element('i1'), element('i2')],
}
const table: ActivityData = {
  engine: 'table',
  instruction: '',
  columns: ['a', 'b'],
  rows: [
    [{ id: 'r1c1', text: 'x' }, { id: 'r1c2' }],
    [{ id: 'r2c1' }, { id: 'r2c2', text: 'y' }],
  ],
  bank: [element('w1'), element('w2')],
}
const memory: ActivityData = { engine: 'memory', instruction: '', cards: ['c1', 'c2', 'c3', 'c4'].map(element) }
const mark: ActivityData = { engine: 'mark', unit: 'word', instruction: '', lang: 'fr', pieces: [element('w1')] }
const sentence: ActivityData = {
  engine: 'writing',
  question: 'Corrigez.',
  size: 'lines',
  lang: 'fr',
  given: 'Il lancait la balle.',
}
const result = (parts: Record<string, boolean>): ActivityResult => ({
  score: 0.5,
  correct: false,
  feedback: '',
  parts: Object.fromEntries(Object.entries(parts).map(([id, correct]) => [id, { correct }])),
})

describe('an answer in the frame', () => {
  it('can be validated once something is chosen', () => {
    const quiz: ActivityData = { engine: 'quiz', stem: '?', multiple: false, options: [] }
    expect(isComplete(quiz, { engine: 'quiz', chosen: [] })).toBe(false)
    expect(isComplete(quiz, { engine: 'quiz', chosen: ['a'] })).toBe(true)
  })

  it('tells how many words are still to be written, and says so of the rest when one gives up', () => {
    const cards: ActivityData = { engine: 'cards', cards: ['a', 'b', 'c'].map(id => ({ id, front: id })) }
    expect(countMissing(cards, { engine: 'cards', typed: { a: 'mot', b: ' ' } })).toBe(2)
    expect(countMissing(typed, { engine: 'cloze', gaps: { i1: ['soleil', ''] } })).toBe(1)
    expect(countMissing(cloze, { engine: 'cloze', gaps: { i1: ['soleil', ''] } })).toBe(0)
    expect(giveUp({ engine: 'cards', typed: { a: 'mot' } })).toEqual({
      engine: 'cards',
      typed: { a: 'mot' },
      rest: 'unknown',
    })
    expect(giveUp({ engine: 'quiz', chosen: ['a'] })).toEqual({ engine: 'quiz', chosen: ['a'] })
  })

  it('needs one typed word, but every word of a bank', () => {
    const half = { engine: 'cloze', gaps: { i1: ['soleil', ' '] } } as const
    expect(isComplete(typed, { ...half, gaps: { i1: [...half.gaps.i1] } })).toBe(true)
    expect(isComplete(cloze, { ...half, gaps: { i1: [...half.gaps.i1] } })).toBe(false)
    expect(isComplete(typed, startAnswer(typed))).toBe(false)
  })

  it('keeps what was right when one tries again', () => {
    const answer = { engine: 'cloze' as const, gaps: { i1: ['soleil', 'nord'] } }
    expect(retryAnswer(answer, result({ 'i1:0': true, 'i1:1': false }))).toEqual({
      engine: 'cloze',
      gaps: { i1: ['soleil', ''] },
    })
  })

  it('goes on from a kept state', () => {
    const kept = { answer: { engine: 'order', order: ['b', 'a'] }, result: null }
    expect(resume(order, kept)).toEqual(kept)
  })

  it('starts anew from a state of another activity or with other items', () => {
    const fresh = { answer: { engine: 'order', order: ['a', 'b'] }, result: null }
    expect(resume(order, { answer: { engine: 'quiz', chosen: [] }, result: null })).toEqual(fresh)
    expect(resume(order, { answer: { engine: 'order', order: ['a', 'x'] }, result: null })).toEqual(fresh)
    expect(resume(order, 'damaged')).toEqual(fresh)
  })
})

describe('an answer that places, marks or turns over', () => {
  it.each([
    [sorting, { engine: 'categorize', places: { i1: 'g1', i2: 'g1' } }, { engine: 'categorize', places: { i1: 'g1' } }],
    [table, { engine: 'table', cells: { r1c2: 'a', r2c1: 'b' } }, { engine: 'table', cells: { r1c2: 'a' } }],
    [memory, { engine: 'memory', pairs: { c1: 'c2', c3: 'c4' } }, { engine: 'memory', pairs: { c1: 'c2' } }],
    [mark, { engine: 'mark', marked: ['w1'] }, { engine: 'mark', marked: [] }],
  ] as const)('of $engine can be validated when all is placed, and not before', (data, whole, half) => {
    expect(isComplete(data, JSON.parse(JSON.stringify(whole)))).toBe(true)
    expect(isComplete(data, JSON.parse(JSON.stringify(half)))).toBe(false)
    expect(isComplete(data, startAnswer(data))).toBe(false)
    expect(resume(data, { answer: half, result: null })).toEqual({ answer: half, result: null })
  })

  it('keeps what was right when one tries again', () => {
    expect(retryAnswer({ engine: 'grid', places: { i1: 'g1', i2: 'g1' } }, result({ i1: true, i2: false }))).toEqual({
      engine: 'grid',
      places: { i1: 'g1' },
    })
    expect(retryAnswer({ engine: 'mark', marked: ['w1', 'w2'] }, result({ w1: true, w2: false, w3: false }))).toEqual({
      engine: 'mark',
      marked: ['w1'],
    })
  })

  it('keeps a right pair whichever of its cards is the one graded', () => {
    const pairs = { c2: 'c1', c3: 'c4' }
    expect(retryAnswer({ engine: 'memory', pairs }, result({ c1: true, c3: false }))).toEqual({
      engine: 'memory',
      pairs: { c2: 'c1' },
    })
  })
})

describe('a free answer in the frame', () => {
  it('begins with the sentence to correct, which has to be changed', () => {
    const start = startAnswer(sentence)
    expect(start).toEqual({ engine: 'writing', text: 'Il lancait la balle.' })
    expect(isComplete(sentence, start)).toBe(false)
    expect(isComplete(sentence, { engine: 'writing', text: 'Il lançait la balle.' })).toBe(true)
  })

  it('cannot be validated while nothing is written', () => {
    const dictation: ActivityData = { engine: 'dictation', lang: 'fr', sentences: 2 }
    expect(isComplete(dictation, { engine: 'dictation', text: '  ' })).toBe(false)
    expect(isComplete(dictation, { engine: 'dictation', text: 'Un' })).toBe(true)
  })

  it('stays to be improved; words that were said wrong go', () => {
    const graded = result({ w1: true, w2: false })
    const text = { engine: 'writing', text: 'Un essai.' } as const
    expect(retryAnswer(text, graded)).toEqual(text)
    expect(retryAnswer({ engine: 'speak', said: { w1: 'roi', w2: 'reine' } }, graded)).toEqual({
      engine: 'speak',
      said: { w1: 'roi' },
    })
  })
})

describe('a state that is nested without end', () => {
  it('is left out', () => {
    let deep: unknown = 'x'
    for (let n = 0; n < 3000; n++) deep = { answer: deep }
    const fresh = { answer: { engine: 'categorize', places: {} }, result: null }
    expect(resume(sorting, deep)).toEqual(fresh)
    expect(resume(sorting, JSON.parse('{"__proto__":{"answer":{"engine":"categorize","places":{}}}}'))).toEqual(fresh)
  })
})
