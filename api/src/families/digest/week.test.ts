import { describe, expect, it } from 'vitest'
import { countWeeksBack, findDueWeek } from './week.ts'

describe('@K07 the week of a digest', () => {
  it.each([
    ['Sunday before six in the evening', '2026-11-29T16:59:00Z', undefined],
    ['Sunday at six in the evening', '2026-11-29T17:00:00Z', '2026-11-23'],
    ['Sunday at six in summer', '2026-07-05T16:00:00Z', '2026-06-29'],
    ['Monday just after midnight', '2026-11-29T23:10:00Z', '2026-11-23'],
    ['Monday before noon', '2026-11-30T10:59:00Z', '2026-11-23'],
    ['Monday at noon', '2026-11-30T11:00:00Z', undefined],
    ['a Wednesday evening', '2026-11-25T19:00:00Z', undefined],
  ])('%s', (_, now, week) => expect(findDueWeek(new Date(now))).toBe(week))

  it.each([
    ['2026-11-23', '2026-11-29T17:00:00Z', 0],
    ['2026-11-23', '2026-11-29T23:10:00Z', 1],
    ['2026-10-19', '2026-10-26T10:00:00Z', 1],
  ])('%s lies so many weeks before %s', (monday, now, weeks) =>
    expect(countWeeksBack(monday, new Date(now))).toBe(weeks),
  )
})
