import type { HistoryEntry } from '@ariane/shared/contracts/objectives'
import { describe, expect, it } from 'vitest'
import { curvePoints, formatStep, progressSteps } from './history-rules.ts'

const entry = (part: Partial<HistoryEntry>): HistoryEntry => ({
  at: '2026-11-21T10:00:00Z',
  kind: 'created',
  by: 'pupil',
  report: null,
  task: null,
  isSuccess: null,
  notes: '',
  progress: 0,
  ...part,
})

describe('the history of an objective', () => {
  it('shows the progress that the bar showed: the stored one, then that of the last report', () => {
    const steps = [
      entry({}),
      entry({ kind: 'task-done', isSuccess: true, progress: 100 }),
      entry({ kind: 'reported', report: 'in_progress', progress: 100 }),
      entry({ kind: 'task-done', isSuccess: false, progress: 50 }),
      entry({ kind: 'reported', report: 'started', progress: 67 }),
      entry({ kind: 'reported', report: 'failed', progress: 67 }),
      entry({ kind: 'reported', report: 'finished', progress: 67 }),
    ]
    expect(progressSteps(steps)).toEqual([0, 100, 50, 50, 67, 10, 100])
  })

  it.each([
    [{}, 'Objectif créé'],
    [{ kind: 'edited' }, 'Objectif modifié'],
    [{ kind: 'cancelled' }, 'Objectif annulé'],
    [{ kind: 'task-added', task: 'Réciter' }, 'Tâche ajoutée : Réciter'],
    [{ kind: 'task-done', task: 'Réciter', isSuccess: true }, 'Tâche réussie : Réciter'],
    [{ kind: 'task-done', task: 'Réciter', isSuccess: false }, 'Tâche pas réussie : Réciter'],
    [{ kind: 'reported', report: 'started' }, 'Efforts nécessaires'],
    [{ kind: 'reported', report: 'failed' }, 'Échoué'],
    [{ kind: 'reported', report: 'finished' }, 'Terminé'],
  ] as [Partial<HistoryEntry>, string][])('says %j as « %s »', (part, words) =>
    expect(formatStep(entry(part))).toBe(words),
  )

  it('is a curve from left to right, high when the progress is', () => {
    expect(curvePoints([0, 50, 100])).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ])
    expect(curvePoints([40])).toEqual([{ x: 0, y: 60 }])
  })
})
