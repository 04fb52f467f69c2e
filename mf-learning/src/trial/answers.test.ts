import { expect, it } from 'vitest'
import { addTry, firstOpen } from './answers.ts'

const choose = (option: string) => ({ engine: 'quiz' as const, chosen: [option] })

it('@U07 a second try at a question follows the first, which says whether it was right', () => {
  const once = addTry([], 'c1', choose('o2'), false)
  const twice = addTry(addTry(once, 'c2', choose('o1'), true), 'c1', choose('o1'), true)
  expect(twice).toEqual([
    { key: 'c2', tries: [choose('o1')], isRight: true },
    { key: 'c1', tries: [choose('o2'), choose('o1')], isRight: false },
  ])
})

it('@U07 one goes on at the first question without an answer', () => {
  const one = addTry([], 'c1', choose('o1'), true)
  expect(firstOpen(['c1', 'c2', 'c3'], one)).toBe(1)
  expect(firstOpen(['c1'], one)).toBe(1)
  expect(firstOpen(['c1'], [])).toBe(0)
})
