import { expect, it } from 'vitest'
import { groupQuestions } from './questions.ts'

it('@A15 what was asked and expected is read without the signs of formulas and bold words', () => {
  const asked = {
    prompt: 'Calculez **sans calculatrice** : $\\frac{2}{3} \\times 10^{2}$',
    expected: '$\\frac{200}{3}$',
  }
  const [question] = groupQuestions([
    { ...asked, userId: 'a', score: 0, text: '2*3' },
    { ...asked, userId: 'b', score: 1, text: null },
  ])
  expect(question).toMatchObject({ prompt: 'Calculez sans calculatrice : 2/3 × 10²', expected: '200/3' })
  expect(question?.wrong).toEqual([{ text: '2*3', userIds: ['a'] }])
})
