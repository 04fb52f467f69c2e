import { expect, it, vi } from 'vitest'
import { lessonWords } from './private/lesson-words.ts'
import { modelTutor } from './tutor.ts'

vi.mock('./private/lesson-words.ts', { spy: true })

it('counts the words of the lessons before anybody asks', () => {
  const model = { name: 'model', write: async () => ({}) }
  modelTutor(model as never, () => {}, { namesAround: async () => [], mayAsk: async () => true })
  expect(lessonWords).toHaveBeenCalledOnce()
})
