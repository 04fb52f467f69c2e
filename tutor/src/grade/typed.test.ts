import { describe, expect, it } from 'vitest'
import { type Expected, grade } from './index.ts'
import { messages } from './messages.ts'

const verdict = (expected: Expected, answer: string, lang?: 'de') =>
  grade(expected, answer, lang ? { lang } : {}).verdict
const number = (value: string, unit?: string): Expected => ({ kind: 'number', value, ...(unit && { unit }) })

describe('@Q01 numbers as they are typed', () => {
  it.each([
    ['1 1/2 L', '0.5', 'L', 'incorrect'],
    ['1 1/2 L', '1.5', 'L', 'correct'],
    ['1 3/4L', '1.75', 'L', 'correct'],
    ['1 ¾L', '1.75', 'L', 'correct'],
    ['1 3/4L', '0.75', 'L', 'incorrect'],
    ['2 1/2kg', '2.5', 'kg', 'correct'],
    ['1 1/2h', '1.5', 'h', 'correct'],
    ['3 et demi', '3.5', undefined, 'correct'],
    ['3 et 1/2', '3.5', undefined, 'to_review'],
    ['3 et demi', '3', undefined, 'incorrect'],
    ['3, 5 L', '5', 'L', 'to_review'],
    ['3 ; 1/2 L', '0.5', 'L', 'to_review'],
    ['7 et 5 L', '5', 'L', 'to_review'],
    ['2 bidons, donc 5 L', '5', 'L', 'correct'],
    ['a) 5 L', '5', 'L', 'correct'],
    ['12 500 L', '12500', 'L', 'correct'],
    ['2½', '10.5', undefined, 'incorrect'],
    ['2½', '2.5', undefined, 'correct'],
    ['1⅓', '1', undefined, 'incorrect'],
    ['1⅓', '4/3', undefined, 'correct'],
    ['-2 3/4', '-2.75', undefined, 'correct'],
    [String.raw`$1\frac{1}{2}$`, '1.5', undefined, 'correct'],
    [String.raw`$1\frac{1}{2}$`, '5.5', undefined, 'incorrect'],
    ['-\u200b5', '5', undefined, 'incorrect'],
    ['-\u200b5', '-5', undefined, 'correct'],
    ['1\u20602', '12', undefined, 'correct'],
    ['3⁄4', '3/4', undefined, 'correct'],
    ['\uff17\uff0c\uff15', '7.5', undefined, 'correct'],
    ['1.500', '1500', undefined, 'to_review'],
    ['1,500', '1500', undefined, 'to_review'],
    ['1.500', '1.5', undefined, 'correct'],
    ['1.501', '1500', undefined, 'incorrect'],
  ] as const)('%j for %s %s is %s', (answer, value, unit, expected) => {
    expect(verdict(number(value, unit), answer)).toBe(expected)
  })

  it('two numbers that are written as a mixed one are left to the reader', () => {
    const two: Expected = { kind: 'equation', solutions: ['1', '2/3'] }
    for (const answer of ['1 2/3', 'x = 1 2/3'])
      expect(grade(two, answer)).toMatchObject({ verdict: 'to_review', feedback: messages.mixed })
    expect(verdict(two, '1 1/3')).toBe('incorrect')
    expect(verdict({ kind: 'equation', solutions: ['5/3'] }, '1 2/3')).toBe('correct')
  })

  it('a list with commas is left to the reader with a word on it', () => {
    const two: Expected = { kind: 'equation', solutions: ['1', '2'] }
    for (const answer of ['S = {1,2}', 'x = 1,2', '1 ,2'])
      expect(grade(two, answer)).toMatchObject({ verdict: 'to_review', feedback: messages.list })
    expect(verdict(two, 'S = {1 ; 2}')).toBe('correct')
    expect(verdict(two, 'S = {1,3}')).toBe('incorrect')
    expect(verdict({ kind: 'equation', solutions: ['1.2'] }, 'S = {1,2}')).toBe('correct')
  })
})

describe('@Q01 words as they are typed', () => {
  it.each([
    ['conflit', 'con\ufb02it'],
    ['efficace', 'e\ufb03cace'],
    ['idée', 'id\u00adée'],
    ['chien', '\u200echien\ufeff'],
  ])('%s may be pasted from a document', (accepted, answer) => {
    expect(verdict({ kind: 'exact', accepted: [accepted] }, answer)).toBe('correct')
  })

  it.each([
    ['groß', 'gross'],
    ['die Straße', 'die Strasse'],
    ['Grüße', 'Gruesse'],
    ['der Bär', 'der Baer'],
    ['Ich heiße Anna.', 'Ich heisse Anna.'],
  ])('%s without a German keyboard is nearly right, with its writing', (accepted, answer) => {
    const found = grade({ kind: 'exact', accepted: [accepted] }, answer, { lang: 'de' })
    expect(found).toMatchObject({ verdict: 'partial', feedback: messages.written(accepted) })
    const whole = grade({ kind: 'translation', accepted: [accepted] }, answer, { lang: 'de' })
    expect(whole).toMatchObject({ verdict: 'partial', feedback: messages.written(accepted) })
  })

  it('the other way round is no German', () => {
    expect(verdict({ kind: 'exact', accepted: ['neue'] }, 'neü', 'de')).toBe('incorrect')
    expect(verdict({ kind: 'exact', accepted: ['das Wasser'] }, 'das Waßer', 'de')).not.toBe('correct')
  })
})
