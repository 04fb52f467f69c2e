import { rng } from '@ariane/activities/random'
import { expect, it } from 'vitest'
import { distractors } from './exercise.ts'
import { calculations } from './index.ts'
import { sayMistake } from './mistakes.ts'

const SEEDS = 20
/** Of numbers that several mistakes lead to, or none: nothing can be said of what went wrong there. */
const MOST_UNEXPLAINED = 0.02
const UNEXPLAINED = ['severalWays', 'countsOneMore', 'countsTwoMore']

const drawn = Object.values(calculations).flatMap(make =>
  Array.from({ length: SEEDS }, (_, seed) => make(rng(seed + 1), {})).filter(({ words }) => !words),
)
const named = drawn.flatMap(({ mistakes = [] }) => mistakes)

it('writes its texts with the apostrophes of French', () => {
  const texts = drawn.flatMap(({ statement, hint, steps }) => [statement, hint, ...steps])
  expect(texts.filter(text => /\p{L}'[\p{L}$«[]/u.test(text.replaceAll(/\$[^$]*\$/g, '')))).toEqual([])
})

it('names the misconception behind every wrong answer of a calculation (@B06)', () => {
  const unnamed = drawn.filter(({ distractors, mistakes = [] }) => mistakes.length !== distractors.length)
  expect(unnamed).toEqual([])
})

it('has words for most of them (@B06)', () => {
  expect(named.filter(mistake => sayMistake(mistake) === undefined)).toEqual([])
  const unexplained = named.filter(mistake => UNEXPLAINED.includes(mistake))
  expect(unexplained.length / named.length).toBeLessThan(MOST_UNEXPLAINED)
})

it('blames no mistake for a number that another one leads to as well', () => {
  const at = (value: string) => ({ text: value, value })
  const right = at('0')
  expect(distractors(right, { adds: at('1'), subtracts: at('1'), a: at('2'), b: at('3'), c: at('4') })).toEqual({
    distractors: ['2', '3', '4'],
    mistakes: ['a', 'b', 'c'],
  })
  expect(distractors(right, { adds: at('1'), subtracts: at('1'), a: right }, { slip: at('5') })).toEqual({
    distractors: ['1', '5'],
    mistakes: ['severalWays', 'slip'],
  })
})
