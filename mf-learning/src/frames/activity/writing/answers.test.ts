import type { ActivityData } from '@ariane/shared/contracts/activities'
import { describe, expect, it } from 'vitest'
import { afterRetryWriting, blankWriting, canValidateWriting, countWords, insertSign, isUsed } from './answers.ts'

const sentence = {
  engine: 'writing',
  question: 'Corrigez.',
  size: 'lines',
  lang: 'fr',
  given: 'Il lancait la balle.',
} as const satisfies ActivityData

describe('a free answer in the frame', () => {
  it('begins with the sentence to correct, which has to be changed', () => {
    const blank = blankWriting(sentence)
    expect(blank).toEqual({ engine: 'writing', text: 'Il lancait la balle.' })
    expect(canValidateWriting(sentence, blank)).toBe(false)
    expect(canValidateWriting(sentence, { engine: 'writing', text: 'Il lançait la balle.' })).toBe(true)
  })

  it('cannot be validated while nothing is written', () => {
    const dictation: ActivityData = { engine: 'dictation', lang: 'fr', sentences: 2 }
    expect(canValidateWriting(dictation, { engine: 'dictation', text: '  ' })).toBe(false)
    expect(canValidateWriting(dictation, { engine: 'dictation', text: 'Un' })).toBe(true)
  })

  it('stays to be improved; words that were said wrong go', () => {
    const result = {
      score: 0.5,
      correct: false,
      feedback: '',
      parts: { w1: { correct: true }, w2: { correct: false } },
    }
    const text = { engine: 'writing', text: 'Un essai.' } as const
    expect(afterRetryWriting(text, result)).toEqual(text)
    expect(afterRetryWriting({ engine: 'speak', said: { w1: 'roi', w2: 'reine' } }, result)).toEqual({
      engine: 'speak',
      said: { w1: 'roi' },
    })
  })
})

describe('words of a text', () => {
  it('are counted, an elided one apart and a compound one as one', () => {
    expect(countWords('L’arc-en-ciel est là, après l’orage !')).toBe(7)
    expect(countWords(' … ')).toBe(0)
  })

  it('may be used in the plural or in the feminine, but not within another word', () => {
    expect(isUsed('Les privilèges des nobles', 'privilège')).toBe(true)
    expect(isUsed('Il est à l’œuvre.', 'oeuvre')).toBe(true)
    expect(isUsed('Le royaume', 'roi')).toBe(false)
    expect(isUsed('le tiers-état se réunit', 'tiers état')).toBe(true)
  })
})

describe('a sign', () => {
  it('goes where one writes, in place of what is selected', () => {
    expect(insertSign('manana', 'ñ', 2, 3)).toEqual({ text: 'mañana', at: 3 })
    expect(insertSign('', '¿', 0, 0)).toEqual({ text: '¿', at: 1 })
  })
})
