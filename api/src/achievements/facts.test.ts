import { achievementProgress, CREDIT_POINTS, countCredits } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { bestWeek, countAchievements } from './facts.ts'
import { together } from './ports.ts'

const days = (...dates: number[]) => new Set(dates.map(date => `2026-11-${String(date).padStart(2, '0')}`))

describe('the best week', () => {
  it.each([
    ['is nothing before any work', days(), 0],
    ['goes from Monday to Sunday', days(15, 16, 22, 23), 2],
    ['is the one with most days', days(2, 3, 4, 16), 3],
    ['stays however long ago', days(2, 3, 5, 7), 4],
    ['goes over the end of a year', new Set(['2026-12-31', '2027-01-01', '2027-01-03', '2027-01-04']), 3],
  ])('%s', (_, worked, expected) => expect(bestWeek(worked)).toBe(expected))
})

describe('achievements', () => {
  const facts = { paths: 0, modules: 3, worked: days(16), scores: [1, 0.8, 0.79] }

  it('@P03 say what was done of what has to be', () => {
    expect(achievementProgress(countAchievements(facts))).toEqual([
      { key: 'first_path', done: 0, goal: 1, earned: false },
      { key: 'studious', done: 3, goal: 10, earned: false },
      { key: 'regular', done: 1, goal: 4, earned: false },
      { key: 'expert', done: 2, goal: 20, earned: false },
    ])
  })

  it('are earned at their goal and never count beyond it', () => {
    const many = { ...facts, paths: 2, modules: 10, scores: Array.from({ length: 30 }, () => 1) }
    const done = achievementProgress(countAchievements(many)).map(({ done, earned }) => [done, earned])
    expect(done).toEqual([
      [1, true],
      [10, true],
      [1, false],
      [20, true],
    ])
  })
})

describe('credits', () => {
  it.each([
    ['start at zero', { modules: 0, homework: 0, objectives: 0 }, 0],
    ['come from modules', { modules: 3, homework: 0, objectives: 0 }, 3 * CREDIT_POINTS.module],
    ['add up', { modules: 1, homework: 1, objectives: 1 }, 10 + 30 + 50],
  ])('%s', (_, finished, total) => expect(countCredits(finished).total).toBe(total))

  it('put together what each area counted', () => {
    const sums = together(
      [{ uid: 'a', modules: 2, homework: 1 }],
      [
        { uid: 'a', objectives: 3 },
        { uid: 'b', objectives: 1 },
      ],
    )
    expect([...sums]).toEqual([
      ['a', { modules: 2, homework: 1, objectives: 3 }],
      ['b', { modules: 0, homework: 0, objectives: 1 }],
    ])
  })
})
