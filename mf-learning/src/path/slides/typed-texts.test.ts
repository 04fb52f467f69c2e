import { describe, expect, it } from 'vitest'
import { typedTexts } from './typed-texts.ts'

describe('@Q07 what a pupil wrote in an activity', () => {
  it.each([
    ['a free answer', { engine: 'writing', text: 'On me tape à la récré' }, ['On me tape à la récré']],
    ['the cards', { engine: 'cards', typed: { a: 'le roi', b: ' ' } }, ['le roi']],
    ['the gaps', { engine: 'cloze', gaps: { 'a:0': ['mange', 'dort'] } }, ['mange', 'dort']],
    ['what was said aloud', { engine: 'speak', said: { a: 'Good morning' } }, ['Good morning']],
    ['nothing where one chooses', { engine: 'quiz', chosen: ['a'] }, []],
  ])('is %s', (_, answer, texts) => expect(typedTexts({ answer, result: null })).toEqual(texts))

  it('is nothing in a state of another shape', () => {
    for (const state of [undefined, null, 7, 'text', { answer: 'text' }, { answer: { text: 3 } }])
      expect(typedTexts(state)).toEqual([])
  })
})
