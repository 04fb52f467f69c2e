import { MODULE_GUIDES, MODULE_TYPES } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { readPrompt } from './prompt.ts'

describe('the example prompts of the catalogue', () => {
  it.each(MODULE_TYPES)('%s asks for nothing that only one lesson has, nor for more than a module can hold', type => {
    const { focus, count, difficulty } = readPrompt(MODULE_GUIDES[type].example)
    expect(focus).toEqual([])
    expect(difficulty).toBeUndefined()
    if (count !== undefined) expect([2, 3, 4, 5, 6, 7, 8]).toContain(count)
  })

  it('are followed where they name a number', () => {
    const counted = MODULE_TYPES.filter(type => readPrompt(MODULE_GUIDES[type].example).count !== undefined)
    expect(counted.length).toBeGreaterThan(15)
    expect(readPrompt(MODULE_GUIDES.FLASHCARDS.example).count).toBe(6)
    expect(readPrompt(MODULE_GUIDES.CATEGORIZATION.example).count).toBe(8)
  })
})
