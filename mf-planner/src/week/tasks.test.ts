import type { Objective } from '@ariane/shared/contracts/objectives'
import { describe, expect, it } from 'vitest'
import { tasksOn } from './tasks.ts'
import { parseDay, today } from './today.ts'

const task = (part: Partial<Objective['tasks'][number]> = {}) => ({
  id: 't',
  title: 'Réciter',
  description: '',
  selectedDays: [1, 3],
  dueDate: null,
  startTime: null,
  endTime: null,
  isSuccess: null,
  notes: '',
  ...part,
})
const objective = (part: Partial<Objective> = {}) =>
  ({
    id: 'o',
    title: 'Mes verbes',
    status: 'active',
    startDate: '2026-11-16',
    endDate: '2026-11-29',
    tasks: [
      task({ id: 'late', startTime: '18:00' }),
      task({ id: 'early', startTime: '07:30', isSuccess: true }),
      task(),
    ],
    ...part,
  }) as Objective

describe('tasks of objectives in the week @N12', () => {
  it('stand on their days by their hour, with how they went', () => {
    expect(tasksOn('2026-11-18', [objective()], '2026-11-18').map(({ id, state }) => [id, state])).toEqual([
      ['early', 'succeeded'],
      ['late', 'open'],
      ['t', 'open'],
    ])
    expect(tasksOn('2026-11-19', [objective()])).toEqual([])
  })

  it('are not announced on a day to come once they are evaluated', () => {
    expect(tasksOn('2026-11-18', [objective()], '2026-11-17').map(({ id }) => id)).toEqual(['late', 't'])
  })

  it('leave with an objective that is over or cancelled', () => {
    expect(tasksOn('2026-11-18', [objective({ status: 'cancelled' }), objective({ status: 'completed' })])).toEqual([])
  })
})

describe('the day an address names', () => {
  it('is itself, or today when there is no such day', () => {
    expect(parseDay(null)).toBeNull()
    expect(parseDay('2026-11-23')).toBe('2026-11-23')
    expect(parseDay('2026-99-99')).toBe(today())
  })
})
