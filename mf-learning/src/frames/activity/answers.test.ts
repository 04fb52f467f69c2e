import type { ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'
import { describe, expect, it } from 'vitest'
import { afterRetry, blankAnswer, canValidate, freeWords, givenUp, moved, resume, wordsLeft } from './answers.ts'

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
const result = (parts: Record<string, boolean>): ActivityResult => ({
  score: 0.5,
  correct: false,
  feedback: '',
  parts: Object.fromEntries(Object.entries(parts).map(([id, correct]) => [id, { correct }])),
})

describe('an answer in the frame', () => {
  it('can be validated once something is chosen', () => {
    const quiz: ActivityData = { engine: 'quiz', stem: '?', multiple: false, options: [] }
    expect(canValidate(quiz, { engine: 'quiz', chosen: [] })).toBe(false)
    expect(canValidate(quiz, { engine: 'quiz', chosen: ['a'] })).toBe(true)
  })

  it('tells how many words are still to be written, and says so of the rest when one gives up', () => {
    const cards: ActivityData = { engine: 'cards', cards: ['a', 'b', 'c'].map(id => ({ id, front: id })) }
    expect(wordsLeft(cards, { engine: 'cards', typed: { a: 'mot', b: ' ' } })).toBe(2)
    expect(wordsLeft(typed, { engine: 'cloze', gaps: { i1: ['soleil', ''] } })).toBe(1)
    expect(wordsLeft(cloze, { engine: 'cloze', gaps: { i1: ['soleil', ''] } })).toBe(0)
    expect(givenUp({ engine: 'cards', typed: { a: 'mot' } })).toEqual({
      engine: 'cards',
      typed: { a: 'mot' },
      rest: 'unknown',
    })
    expect(givenUp({ engine: 'quiz', chosen: ['a'] })).toEqual({ engine: 'quiz', chosen: ['a'] })
  })

  it('needs one typed word, but every word of a bank', () => {
    const half = { engine: 'cloze', gaps: { i1: ['soleil', ' '] } } as const
    expect(canValidate(typed, { ...half, gaps: { i1: [...half.gaps.i1] } })).toBe(true)
    expect(canValidate(cloze, { ...half, gaps: { i1: [...half.gaps.i1] } })).toBe(false)
    expect(canValidate(typed, blankAnswer(typed))).toBe(false)
  })

  it('keeps what was right when one tries again', () => {
    const answer = { engine: 'cloze' as const, gaps: { i1: ['soleil', 'nord'] } }
    expect(afterRetry(answer, result({ 'i1:0': true, 'i1:1': false }))).toEqual({
      engine: 'cloze',
      gaps: { i1: ['soleil', ''] },
    })
  })

  it('offers a word of the bank as often as it stands there', () => {
    const bank = cloze.bank ?? []
    expect(freeWords(bank, { i1: ['est', ''] }).map(word => word.text)).toEqual(['soleil', 'est'])
    expect(freeWords(bank, { i1: ['est', 'est'] }).map(word => word.text)).toEqual(['soleil'])
  })

  it('moves an element by one place and never out of the list', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
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
