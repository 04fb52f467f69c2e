import { describe, expect, it } from 'vitest'
import { containsWords } from './search.ts'

describe('looking for words in a message', () => {
  it.each([
    ['Une équation difficile', 'equat', true],
    ['ÉQUATIONS et fractions', 'frac équa', true],
    ['Une équation difficile', 'quation', false],
    ['Une équation difficile', 'équation fraction', false],
    ['Le cœur du sujet', 'coeur', true],
    ['Bonjour', '…', false],
  ])('%j has %j: %j', (text, words, found) => expect(containsWords(text, words)).toBe(found))
})
