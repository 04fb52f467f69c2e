import { describe, expect, it } from 'vitest'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { textToGuess } from './guess.ts'

const draft = (part: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...part })
const read = (text: string): Draft['readings'] => ({
  photo: { state: 'read', id: null, kind: 'image', text, uncertain: [], notices: [], seen: true },
})

describe('what the subject is guessed from', () => {
  it.each([
    ['the statement that was typed', draft({ mode: 'text', statement: ' Calcule 2 + 3. ' }), 'Calcule 2 + 3.'],
    ['the text that was read', draft({ mode: 'photo', readings: read('Lis.'), description: 'Photo' }), 'Lis.'],
    [
      'the description where nothing was read',
      draft({ mode: 'photo', readings: read(' '), description: 'Fractions' }),
      'Fractions',
    ],
    ['nothing before anything is there', draft({ mode: 'audio' }), ''],
  ])('is %s', (_, now, text) => expect(textToGuess(now)).toBe(text))
})
