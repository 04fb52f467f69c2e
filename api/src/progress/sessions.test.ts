import type { Alert, Objective } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import type { SessionFacts } from './ports.ts'
import { slotsBetween, suggestSessions, toNewSession } from './sessions.ts'
import { choosing, event, facts, homework, now, path } from './testing/work-facts.ts'

const alert = (part: Partial<Alert>): Alert => ({ type: 'incomplete_path', title: '', description: '', ...part })
const objective = (tasks: Partial<Objective['tasks'][number]>[], part: Partial<Objective> = {}) =>
  ({
    id: 'o1',
    title: 'Mes verbes',
    status: 'active',
    startDate: '2026-11-16',
    endDate: '2026-12-06',
    tasks: tasks.map((task, i) => ({
      id: `t${i}`,
      title: 'Réciter',
      selectedDays: [2],
      dueDate: null,
      startTime: null,
      endTime: null,
      isSuccess: null,
      ...task,
    })),
    ...part,
  }) as Objective
const given = (part: Partial<SessionFacts>): SessionFacts => ({
  ...facts(),
  alerts: [],
  objectives: [],
  errorsDue: [],
  ...part,
})
const suggest = (part: Partial<SessionFacts>, answered: string[] = [], settings = choosing()) =>
  suggestSessions(settings, given(part), now, key => answered.includes(key)).map(({ start, key, reason }) =>
    [start.slice(8, 16), key, reason].join(' | '),
  )

describe('@N12 revision sessions', () => {
  const lesson = event('cours', 20, { subject: 'SVT' })
  const works = [path(7, 'generated', 20), path(9, 'generated', 20, { type: 'homework' })]

  it('come from the alerts, one a day in the slots of the settings, with what they are about', () => {
    const alerts = [
      alert({ type: 'incomplete_lesson', eventId: 'cours', startDate: lesson.startDate }),
      alert({ pathId: 7 }),
      alert({ type: 'incomplete_homework', homeworkId: 9 }),
      alert({ pathId: 404 }),
    ]
    expect(suggest({ events: [lesson], paths: works, alerts })).toEqual([
      `23T16:00 | alerts event cours ${lesson.startDate} | lesson_alone`,
      '24T16:00 | alerts path 7 | unfinished',
      '25T09:00 | alerts path 9 | homework_waiting',
    ])
  })

  it('@H09 come from the carnet d’erreurs once in the week, from the day a question comes back', () => {
    const errorsDue = ['2026-11-24', '2026-11-24', '2026-12-20']
    expect(suggest({ errorsDue })).toEqual(['24T16:00 | errors errors | errors_waiting'])
    expect(suggest({ errorsDue }, ['errors errors'])).toEqual([])
    expect(suggest({ errorsDue: ['2026-12-20'] })).toEqual([])
    const [session] = suggestSessions(choosing(), given({ errorsDue }), now, () => false)
    expect(session?.about).toEqual({ kind: 'errors', date: '2026-11-24', count: 2 })
    expect(session && toNewSession(session, 'p').title).toBe('Revoir mon carnet d’erreurs')
  })

  it('prepare a homework before the day it is due', () => {
    const due = homework('exercice', 25)
    const alerts = [alert({ type: 'incomplete_homework', eventId: 'exercice', startDate: due.startDate })]
    const tuesday = { ...choosing(), workDays: { ...choosing().workDays, monday: false, tuesday: false } }
    expect(suggest({ events: [due], alerts })).toEqual([`23T16:00 | alerts event exercice ${due.startDate} | due_soon`])
    expect(suggest({ events: [due], alerts }, [], tuesday)).toEqual([])
  })

  it('go on with a given path before the day it is due', () => {
    const { startDate } = homework('fractions', 25)
    const alerts = [alert({ eventId: 'fractions', startDate, pathId: 7 })]
    const late = { ...choosing(), workDays: { ...choosing().workDays, monday: false, tuesday: false } }
    expect(suggest({ paths: works, alerts })).toEqual(['23T16:00 | alerts path 7 | unfinished'])
    expect(suggest({ paths: works, alerts }, [], late)).toEqual([])
  })

  it('come from tasks of objectives on their days, beside those that have an hour, until they were evaluated', () => {
    const tasks = [{}, { isSuccess: true }, { startTime: '17:00', endTime: '17:30' }]
    expect(suggest({ objectives: [objective(tasks)] })).toEqual(['24T16:30 | objectives task t0 | task_planned'])
    expect(suggest({ objectives: [objective(tasks, { status: 'cancelled' })] })).toEqual([])
  })

  it('are one a day, what cannot wait first, then the sources in turns, and never what was answered', () => {
    const events = [homework('exercice', 24)]
    const objectives = [objective([{ selectedDays: [1] }])]
    const part = { events, paths: [path(7, 'generated', 20)], alerts: [alert({ pathId: 7 })], objectives }
    const settings = choosing('prepareHomework', 'specificTraining')
    const monday = (answered: string[]) =>
      suggest(part, answered, settings)
        .filter(line => line.startsWith('23'))
        .map(line => line.split(' | ')[1]?.split(' ').slice(0, 2).join(' '))
    expect(monday([])).toEqual(['prepareHomework event'])
    const done = `prepareHomework event exercice ${events[0]?.startDate}`
    expect(monday([done])).toEqual(['objectives task'])
    expect(monday([done, 'objectives task t0'])).toEqual(['specificTraining path'])
    expect(monday([done, 'objectives task t0', 'specificTraining path 7'])).toEqual(['alerts path'])
  })

  it('become an event with a title, a subject and the reason', () => {
    const [session] = suggestSessions(
      choosing(),
      given({ paths: works, alerts: [alert({ pathId: 7 })] }),
      now,
      () => false,
    )
    expect(session && toNewSession(session, 'u1')).toMatchObject({
      userId: 'u1',
      title: 'Avancer dans «\u00a0Parcours 7\u00a0»',
      subject: 'SVT',
      description: 'Séance proposée par votre planning.',
    })
    const [task] = suggestSessions(choosing(), given({ objectives: [objective([{}])] }), now, () => false)
    expect(task && toNewSession(task, 'u1')).toMatchObject({
      title: 'Réciter',
      subject: undefined,
      description: 'Pour l’objectif «\u00a0Mes verbes\u00a0».\nSéance proposée par votre planning.',
    })
  })
})

describe('@T04 the slots of a week', () => {
  it('are those of its work days, at the same hour of Paris on both sides of a clock change', () => {
    const [from, to] = [new Date('2026-10-18T22:00:00Z'), new Date('2026-11-01T23:00:00Z')]
    const starts = slotsBetween(choosing(), [], from, to).map(({ start }) => start.slice(5, 16))
    expect(starts).toHaveLength(10)
    expect([starts[0], starts[5]]).toEqual(['10-19T15:00', '10-26T16:00'])
  })

  it('never lie over a lesson or a test; one that is cancelled or lasts all day leaves them as they are', () => {
    const [from, to] = [new Date('2026-11-22T23:00:00Z'), new Date('2026-11-25T23:00:00Z')]
    const at = (day: number, start: string, end: string) => ({
      startDate: `2026-11-${day}T${start}:00.000Z`,
      endDate: `2026-11-${day}T${end}:00.000Z`,
    })
    const events = [
      event('Latin', 23, at(23, '15:30', '16:30')),
      event('Oral', 24, { type: 'exam', ...at(24, '15:00', '18:00') }),
      event('Annulé', 25, { cancelled: true, ...at(25, '09:00', '10:00') }),
      homework('Lecture', 25),
    ]
    const slots = slotsBetween(choosing(), events, from, to)
    expect(slots.map(({ start, end }) => `${start.slice(8, 16)} ${end.slice(11, 16)}`)).toEqual([
      '23T16:30 17:15',
      '25T09:00 10:30',
    ])
  })
})
