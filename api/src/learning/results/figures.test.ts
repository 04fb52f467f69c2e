import { describe, expect, it } from 'vitest'
import { findLevel, findTrend, toFigures } from './figures.ts'

const ENOUGH = { answers: 10, pupils: 5 }
const counts = (answers: number, right: number, recentAnswers = 0, recentRight = 0) => ({
  answers,
  right,
  recentAnswers,
  recentRight,
})

describe('@K03 what a count says', () => {
  it.each([
    [21, 52, 18, 'again'],
    [38, 61, 22, 'going'],
    [66, 75, 24, 'known'],
    [1, 3, 2, 'few'],
    [9, 9, 9, 'few'],
    [40, 40, 4, 'few'],
  ] as const)('%i right of %i by %i pupils is %s', (right, answers, pupils, level) =>
    expect(findLevel(answers, right, pupils, ENOUGH)).toBe(level),
  )

  it.each([
    ['goes up', counts(20, 10, 10, 8), 'up'],
    ['goes down', counts(20, 10, 10, 2), 'down'],
    ['stays', counts(20, 10, 10, 5), 'same'],
    ['is not compared with too little before', counts(12, 6, 10, 8), null],
    ['is not compared with too little now', counts(20, 10, 4, 4), null],
  ] as const)('%s', (_, found, trend) => expect(findTrend(found)).toBe(trend))

  it('counts the rows of a pupil together, and names whom to help', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map(userId => ({ userId, ...counts(2, userId === 'a' ? 0 : 2) }))
    const figures = toFigures([...rows, { userId: 'a', ...counts(2, 1) }, { userId: 'b', ...counts(4, 1) }], ENOUGH)
    expect(figures).toEqual({ answers: 16, right: 10, pupils: 5, level: 'going', trend: null, toHelp: ['a'] })
  })

  it('names nobody who answered nothing', () => {
    const rows = [counts(0, 0), counts(1, 0), counts(1, 1)].map((row, place) => ({ userId: `p${place}`, ...row }))
    expect(toFigures(rows, ENOUGH).toHelp).toEqual(['p1'])
  })

  it('says nothing about a single pupil’s few answers', () => {
    expect(toFigures([{ userId: 'a', ...counts(3, 0) }], ENOUGH)).toMatchObject({ level: 'few', toHelp: ['a'] })
  })
})
