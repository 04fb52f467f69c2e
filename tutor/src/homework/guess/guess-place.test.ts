import { describe, expect, it } from 'vitest'
import { statementCases } from '../../testing/cases.ts'
import { guessPlace } from './guess-place.ts'

describe('the subject and chapter of a statement', () => {
  it('are guessed for most statements, and hardly ever wrong', () => {
    const guesses = statementCases('statements-development').map(({ statement, grade, subject }) => {
      const guess = guessPlace(statement, grade)
      return guess ? guess.subject === subject : undefined
    })
    expect(guesses.filter(right => right === true).length).toBeGreaterThan(110)
    expect(guesses.filter(right => right === false).length).toBeLessThanOrEqual(2)
  })

  it.each([
    [
      '5ème',
      'Qui était Charlemagne ? Quand a-t-il été couronné empereur ?',
      'Histoire',
      'Chrétientés et islam (VIᵉ-XIIIᵉ siècles), des mondes en contact',
    ],
    [
      '3ème',
      'Qu’est-ce qu’un allèle ? Où se trouvent les gènes ? Décris la mitose.',
      'SVT',
      'Le vivant et son évolution',
    ],
    [
      '4ème',
      'Un dipôle ohmique de résistance 220 Ω est traversé par un courant. Énoncer la loi d’Ohm.',
      'Physique-Chimie',
      'L’énergie, ses transferts et ses conversions',
    ],
    ['6ème', 'Exercise 1: Complete with have got or has got.\n1. I ... a dog.', 'Anglais', undefined],
  ] as const)('are those of lessons that speak of it, %s: %s', (grade, text, subject, chapter) => {
    const guess = guessPlace(text, grade)
    expect(guess?.subject).toBe(subject)
    if (chapter) expect(guess?.chapter?.title).toBe(chapter)
  })

  it.each(['Pour lundi : ex 4 et 5 page 78, bien rédiger', 'Faire les exercices 12 et 13 p 45', 'bonjour', '?'])(
    'stay open where nothing tells: %s',
    text => expect(guessPlace(text, '4ème')).toBe(undefined),
  )
})
