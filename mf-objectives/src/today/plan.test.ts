import { describe, expect, it } from 'vitest'
import { anObjective, aTask } from '../testing/objectives.ts'
import { countEvaluated, isLastOpen, listWeekDays, plannedOn } from './plan.ts'

const saturday = '2026-11-21'
const weekend = { selectedDays: [6] }

describe('the tasks of a day', () => {
  it('are those of the objectives still worked on', () => {
    const tasks = [aTask(weekend)]
    const objectives = [
      anObjective({ title: 'En cours', tasks }),
      anObjective({ title: 'Échoué, à réessayer', currentStatus: 'failed', tasks }),
      anObjective({ title: 'Terminé', status: 'completed', currentStatus: 'finished', tasks }),
      anObjective({ title: 'Annulé', status: 'cancelled', tasks }),
      anObjective({ title: 'Pas encore', startDate: '2026-11-22', tasks }),
      anObjective({ title: 'Passé', endDate: '2026-11-20', tasks }),
    ]
    expect(plannedOn(saturday, objectives).map(({ objective }) => objective.title)).toEqual([
      'En cours',
      'Échoué, à réessayer',
    ])
  })

  it('come by hour, those without one last, whatever is said of them', () => {
    const tasks = [
      aTask({ ...weekend, title: 'quand je veux' }),
      aTask({ ...weekend, title: 'soir', startTime: '18:00', isSuccess: true }),
      aTask({ ...weekend, title: 'matin', startTime: '09:00' }),
      aTask({ ...weekend, title: 'avant midi', endTime: '12:00', isSuccess: false }),
    ]
    expect(plannedOn(saturday, [anObjective({ tasks })]).map(({ task }) => task.title)).toEqual([
      'matin',
      'avant midi',
      'soir',
      'quand je veux',
    ])
  })

  it('are marked on the day they are due, whatever the weekday', () => {
    const objective = anObjective({ tasks: [aTask({ dueDate: saturday })] })
    expect(plannedOn(saturday, [objective])).toMatchObject([{ isDue: true }])
    expect(plannedOn('2026-11-16', [objective])).toMatchObject([{ isDue: false }])
  })

  it('are counted and known to be all done with the last one', () => {
    const [open, done] = [aTask(weekend), aTask({ ...weekend, isSuccess: false })]
    const planned = plannedOn(saturday, [anObjective({ tasks: [open, done] })])
    expect(countEvaluated(planned)).toBe(1)
    expect(isLastOpen(planned, open.id)).toBe(true)
    expect(isLastOpen(planned, done.id)).toBe(false)
    const two = plannedOn(saturday, [anObjective({ tasks: [open, aTask(weekend)] })])
    expect(isLastOpen(two, open.id)).toBe(false)
  })
})

describe('the week', () => {
  it.each([
    ['a Saturday', '2026-11-21', '2026-11-16', '2026-11-22'],
    ['a Sunday', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['a Monday', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['the Sunday the clocks change', '2026-10-25', '2026-10-19', '2026-10-25'],
  ])('of %s runs from Monday to Sunday', (_, day, monday, sunday) => {
    const week = listWeekDays(day)
    expect(week).toHaveLength(7)
    expect(week[0]).toBe(monday)
    expect(week[6]).toBe(sunday)
  })
})
