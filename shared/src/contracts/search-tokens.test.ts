import { describe, expect, it } from 'vitest'
import { searchTokens } from './search-tokens.ts'

describe('the words that the search of the chat compares', () => {
  it.each([
    ['L’ÉQUATION n° 2, enfin !', ['l', 'equation', 'n', '2', 'enfin']],
    ['Le Cœur a ses raisons', ['le', 'coeur', 'a', 'ses', 'raisons']],
    ['Ça, de\u0301ja\u0300 ?', ['ca', 'deja']],
    ['… ?!', []],
  ])('of %j are %j', (text, words) => expect(searchTokens(text)).toEqual(words))
})
