import { expect, it } from 'vitest'
import { saysAgain } from './says-again.ts'

const LESSON = 'La digestion transforme les aliments en nutriments assez petits pour passer dans le sang.'

it.each([
  ['Les nutriments : assez petits pour passer dans le sang.', true],
  ['Une enzyme accélère cette transformation sans être elle-même usée.', false],
  ['dans le sang', false],
])('« %s » says again what the lesson says: %s (@B05)', (text, again) => {
  expect(saysAgain(text, LESSON)).toBe(again)
})
