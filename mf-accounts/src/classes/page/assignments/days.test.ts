import { describe, expect, it } from 'vitest'
import { laterOf, proposeDays } from './days.ts'

describe('the days by which work may be due instead', () => {
  it.each([
    ['2026-11-30', '2026-12-02', '2026-12-02'],
    ['2026-12-04', '2026-12-02', '2026-12-04'],
    ['2026-12-02', '2026-12-02', '2026-12-02'],
  ])('on %s of what is due on %s come after %s', (day, due, last) => expect(laterOf(day, due)).toBe(last))
})

describe('the days by which work may be due', () => {
  it.each([
    ['2026-11-26', ['2026-11-27', '2026-11-30', '2026-12-01']],
    ['2026-11-28', ['2026-11-30', '2026-12-01', '2026-12-02']],
  ])('after %s are school days', (day, proposed) => expect(proposeDays(day)).toEqual(proposed))
})
