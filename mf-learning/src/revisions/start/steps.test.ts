import { arrangeSteps } from '@ariane/shared/catalogue'
import { expect, it } from 'vitest'
import { stepKinds } from './steps.ts'

const prompt = (type: Parameters<typeof stepKinds>[0][number]) => ({ title: type, type, prompt_generation: '' })

it('@U03 a quick start has the proposed modules, the words last but one, on cards to turn over', () => {
  const proposed = ['ADVANCED_TEXT', 'FLASHCARDS', 'DRAG_WORDS', 'TIMELINE', 'MULTI_CHOICE'] as const
  const types = arrangeSteps(proposed.map(prompt)).map(({ type }) => type)
  expect(types).toEqual(['ADVANCED_TEXT', 'DRAG_WORDS', 'TIMELINE', 'DIALOG_CARDS', 'MULTI_CHOICE'])
  expect(stepKinds(types)).toEqual(['understand', 'practise', 'order', 'memorise', 'check'])
})

it('@U03 a path of one module is what it is', () => {
  expect(arrangeSteps([prompt('MULTI_CHOICE')])).toEqual([prompt('MULTI_CHOICE')])
  expect(stepKinds(['MULTI_CHOICE'])).toEqual(['practise'])
})
