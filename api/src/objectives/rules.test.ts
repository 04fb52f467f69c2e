import { describe, expect, it } from 'vitest'
import { computeProgress, inOrder, isKept, isLocked, periodProblem, reported, taskProblem } from './rules.ts'

describe('the period of an objective', () => {
  it.each([
    ['one day', '2026-11-21', '2026-11-21', undefined],
    ['today and 21 days', '2026-11-21', '2026-12-12', undefined],
    ['a day too long', '2026-11-21', '2026-12-13', 'endDate'],
    ['an end before the start', '2026-11-21', '2026-11-20', 'endDate'],
    ['21 days over the end of summer time', '2026-10-20', '2026-11-10', undefined],
    ['22 days over the start of summer time', '2027-03-20', '2027-04-11', 'endDate'],
    ['21 days over New Year', '2026-12-20', '2027-01-10', undefined],
  ])('%s: from %s to %s, %s', (_, startDate, endDate, problem) => {
    expect(periodProblem({ startDate, endDate })).toBe(problem)
  })
})

describe('a task of an objective that ends on 12 December', () => {
  const task = { dueDate: null, startTime: null, endTime: null }
  it.each([
    [{}, undefined],
    [{ dueDate: '2026-12-12' }, undefined],
    [{ dueDate: '2026-12-13' }, 'dueDate'],
    [{ startTime: '17:00' }, undefined],
    [{ endTime: '17:00' }, undefined],
    [{ startTime: '17:00', endTime: '17:30' }, undefined],
    [{ startTime: '17:30', endTime: '17:30' }, 'endTime'],
    [{ startTime: '18:00', endTime: '09:00' }, 'endTime'],
  ])('with %j: %s', (part, problem) => {
    expect(taskProblem({ ...task, ...part }, '2026-12-12')).toBe(problem)
  })
})

describe('what happens to an objective', () => {
  it.each([
    ['started', 'active'],
    ['in_progress', 'active'],
    ['failed', 'active'],
    ['finished', 'completed'],
  ] as const)('reported as %s it is %s', (report, status) => {
    expect(reported(report)).toEqual({ status, currentStatus: report })
  })

  it.each([
    ['active', false, false],
    ['completed', true, true],
    ['cancelled', true, false],
  ] as const)('%s: locked %s, kept %s', (status, locked, kept) => {
    expect([isLocked({ status }), isKept({ status })]).toEqual([locked, kept])
  })
})

it.each([
  [[], 0],
  [[null, null], 0],
  [[true, null], 100],
  [[true, false, false], 33],
  [[true, true, false], 67],
])('progress of %j is %i', (results, percent) => {
  expect(computeProgress(results.map(isSuccess => ({ isSuccess })))).toBe(percent)
})

it('days are kept once each, Monday first', () => {
  expect(inOrder([5, 1, 5, 3])).toEqual([1, 3, 5])
})
