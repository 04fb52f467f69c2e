import { describe, expect, it } from 'vitest'
import { withFormulas } from './course-blocks.ts'
import { findDays, formatDate } from './events.ts'
import { isPlayableGap, readGaps } from './gaps.ts'
import { mask } from './mask.ts'

describe('dates', () => {
  it.each([
    ['1789-07-14', '14 juillet 1789'],
    ['1789-08-01', '1ᵉʳ août 1789'],
    ['1791-06', 'juin 1791'],
    ['1848', '1848'],
    ['-52', '52 avant J.-C.'],
    ['-0480-09-29', '29 septembre 480 avant J.-C.'],
  ])('%s is written %s', (date, written) => {
    expect(formatDate(date)).toBe(written)
  })

  it('are in order, years before Christ too', () => {
    const dates = ['-490', '-480', '-52', '800', '1789-07-14', '1789-08', '1790']
    const days = dates.map(findDays)
    expect(days.slice(1).every((day, i) => day.start > (days[i]?.end ?? Number.NaN))).toBe(true)
  })
})

describe('gaps', () => {
  it('are cut out of their sentence with all accepted answers', () => {
    expect(readGaps('Le {{COD|complément}} est {{ avant }} le verbe.')).toEqual({
      parts: ['Le ', ' est ', ' le verbe.'],
      gaps: [['COD', 'complément'], ['avant']],
    })
  })

  it.each([
    ['Le prix est de {{5}} €.', true, true],
    ['On a $x + {{3}} = 5$.', true, false],
    ['On a $x = 2$ donc {{3}}.', true, true],
    ['La fraction {{$3/4$}} est irréductible.', true, false],
    ['La fraction {{$3/4$}} est irréductible.', false, true],
  ])('of « %s », typed: %s, playable: %s', (text, typed, expected) => {
    expect(isPlayableGap(readGaps(text), typed)).toBe(expected)
  })
})

describe('a masked text', () => {
  it.each([
    ['Les privilèges de la noblesse', ['privilège'], 'Les … de la noblesse'],
    ['They are waiting for the bus.', ['wait for'], 'They are … the bus.'],
    ['Le complément d’objet direct suit le verbe', ['complément d’objet direct', 'COD'], 'Le … suit le verbe'],
    ['Une enzyme agit', ['acide'], 'Une enzyme agit'],
    ['Nombre positif dont le carré est donné', ['racine carrée'], 'Nombre positif dont le carré est donné'],
    ['COD et complément d’objet direct : COD', ['complément d’objet direct', 'COD'], '… et … : …'],
  ])('« %s » without %j', (text, terms, expected) => {
    expect(mask(text, terms)).toBe(expected)
  })
})

describe('a formula alone in its paragraph', () => {
  it('becomes a block of its own', () => {
    expect(withFormulas('On sait que $a = b$.\n\n$$a^2 + b^2 = c^2$$\n\nDonc :\n$c = 5$')).toEqual([
      { type: 'markdown', content: 'On sait que $a = b$.' },
      { type: 'math', content: 'a^2 + b^2 = c^2' },
      { type: 'markdown', content: 'Donc :' },
      { type: 'math', content: 'c = 5' },
    ])
  })
})
