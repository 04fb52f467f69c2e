import { describe, expect, it } from 'vitest'
import { moveRanges, splitPieces } from './uncertain.ts'

const text = 'Calculer la somne de 3 et 4.'
const somne = { start: 12, end: 17 }
const four = { start: 26, end: 27 }

describe('doubtful words', () => {
  it('follow what is typed before and after them', () => {
    expect(moveRanges([somne, four], text, `1) ${text}`)).toEqual([
      { start: 15, end: 20 },
      { start: 29, end: 30 },
    ])
    expect(moveRanges([somne], text, `${text} Merci.`)).toEqual([somne])
    expect(moveRanges([somne, four], text, text.replace('3', '33'))).toEqual([somne, { start: 27, end: 28 }])
  })

  it('are no longer doubtful once they were touched', () => {
    expect(moveRanges([somne, four], text, text.replace('somne', 'somme'))).toEqual([four])
    expect(moveRanges([somne, four], text, text.replace('somne', ''))).toEqual([{ start: 21, end: 22 }])
    expect(moveRanges([somne], text, '')).toEqual([])
  })

  it('cut the text into pieces that give it back', () => {
    const pieces = splitPieces(text, [somne, four])
    expect(pieces.map(piece => piece.text).join('')).toBe(text)
    expect(pieces.filter(piece => piece.doubtful).map(piece => piece.text)).toEqual(['somne', '4'])
    expect(splitPieces(text, [])).toEqual([{ text, doubtful: false, start: 0 }])
  })

  it('outside the text are left alone', () =>
    expect(splitPieces('abc', [{ start: 2, end: 9 }])).toEqual([{ text: 'abc', doubtful: false, start: 0 }]))
})
