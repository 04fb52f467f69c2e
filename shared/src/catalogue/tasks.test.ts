import { describe, expect, it } from 'vitest'
import { isPlannedOn, weekdayNumber } from './tasks.ts'

const plan = { startDate: '2026-11-16', endDate: '2026-12-04', selectedDays: [1, 3], dueDate: null }

describe('a task of an objective', () => {
  it.each([
    ['on a chosen weekday', '2026-11-18', {}, true],
    ['on another weekday', '2026-11-19', {}, false],
    ['on the first day, a Monday', '2026-11-16', {}, true],
    ['on the last day, a Friday that is not chosen', '2026-12-04', {}, false],
    ['on the last day when it is chosen', '2026-12-04', { selectedDays: [5] }, true],
    ['on the Monday before the start', '2026-11-09', {}, false],
    ['on the Monday after the end', '2026-12-07', {}, false],
    ['on a Sunday, day 7', '2026-11-22', { selectedDays: [7] }, true],
    ['before its due date', '2026-11-23', { dueDate: '2026-11-24' }, true],
    ['on its due date, whatever the weekday', '2026-11-24', { dueDate: '2026-11-24' }, true],
    ['after its due date', '2026-11-25', { dueDate: '2026-11-24' }, false],
    ['on a due date outside the period', '2026-12-07', { dueDate: '2026-12-07' }, false],
    ['without any weekday', '2026-11-18', { selectedDays: [] }, false],
    ['on the only day of the objective', '2026-11-18', { startDate: '2026-11-18', endDate: '2026-11-18' }, true],
  ])('%s (%s)', (_, day, part, planned) => expect(isPlannedOn(day, { ...plan, ...part })).toBe(planned))
})

describe('a weekday', () => {
  it.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    // The clocks change in Paris during this night.
    ['2026-10-25', 7],
    ['2026-10-26', 1],
  ])('of %s is number %i', (day, number) => expect(weekdayNumber(day)).toBe(number))
})
