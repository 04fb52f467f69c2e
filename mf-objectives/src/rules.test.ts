import { describe, expect, it } from 'vitest'
import { daysLeft, matches, progressTone, readEvaluation, shownProgress, statistics } from './rules.ts'
import { statusLabel, statusTone } from './status-words.ts'
import { anObjective, aTask } from './testing/objectives.ts'

const task = (isSuccess: boolean | null) => aTask({ isSuccess })

describe('an objective', () => {
  it.each([
    ['finished', 20, 100],
    ['completed', 20, 90],
    ['in_progress', 20, 50],
    ['failed', 80, 10],
    ['started', 33, 33],
    [null, 67, 67],
  ] as const)('shows, when %s with %i stored, a progress of %i', (currentStatus, progress, shown) => {
    expect(shownProgress({ currentStatus, progress })).toBe(shown)
  })

  it.each([
    [100, 'success'],
    [70, 'success'],
    [69, 'info'],
    [40, 'info'],
    [39, 'orange'],
    [0, 'orange'],
  ])('colours %i percent %s', (percent, tone) => expect(progressTone(percent)).toBe(tone))

  it.each([
    ['active', 'started', 'Efforts nécessaires', 'warning'],
    ['active', 'in_progress', 'En bonne voie', 'info'],
    ['active', 'completed', 'Objectif atteint', 'success'],
    ['active', 'failed', 'Efforts nécessaires', 'warning'],
    ['completed', 'finished', 'Terminé', 'success'],
    ['active', null, 'Pas encore évalué', 'neutral'],
    ['cancelled', 'in_progress', 'Annulé', 'neutral'],
  ] as const)('that is %s and %s is labelled %s', (status, currentStatus, label, tone) => {
    expect(statusLabel({ status, currentStatus })).toBe(label)
    expect(statusTone({ status, currentStatus })).toBe(tone)
  })

  it('is found under its own type and under all', () => {
    expect(matches('all', 'Other')).toBe(true)
    expect(matches('School', 'School')).toBe(true)
    expect(matches('School', 'Emotional')).toBe(false)
  })

  it('has tasks that are open, succeeded or failed', () => {
    expect([null, true, false].map(isSuccess => readEvaluation({ isSuccess }))).toEqual(['open', 'succeeded', 'failed'])
  })

  it('counts the days until its last one', () => {
    expect(daysLeft('2026-12-05', '2026-11-21')).toBe(14)
    expect(daysLeft('2026-11-21', '2026-11-21')).toBe(0)
    expect(daysLeft('2026-11-20', '2026-11-21')).toBe(-1)
    expect(daysLeft('2026-03-30', '2026-03-28')).toBe(2)
  })
})

describe('the figures above the objectives', () => {
  it('count what is going on, what is finished and the tasks that succeeded', () => {
    const figures = statistics([
      anObjective({ tasks: [task(true), task(false), task(null)] }),
      anObjective({ currentStatus: 'failed' }),
      anObjective({ status: 'completed', currentStatus: 'finished', tasks: [task(true)] }),
      anObjective({ status: 'cancelled', tasks: [task(true)] }),
    ])
    expect(figures).toEqual({ total: 4, active: 2, finished: 1, tasks: { succeeded: 2, all: 4 } })
  })

  it('are all zero without objectives', () => {
    expect(statistics([])).toEqual({ total: 0, active: 0, finished: 0, tasks: { succeeded: 0, all: 0 } })
  })
})
