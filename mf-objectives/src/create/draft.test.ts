import { describe, expect, it } from 'vitest'
import { emptyTask } from '../parts/task.ts'
import {
  addTasks,
  changeEdited,
  countDays,
  type Draft,
  EMPTY,
  editTask,
  isUntouched,
  keepEdited,
  putBack,
  readPeriod,
  readTaskPeriod,
  removeTask,
  stepErrors,
  toRequest,
} from './draft.ts'

const today = '2026-11-21'
const task = { ...emptyTask(), title: 'Réciter' }
const dated = (startDate: string | null, endDate: string | null, dueDate = ''): Draft => ({
  ...addTasks(EMPTY, [{ ...task, dueDate }]),
  step: 3,
  startDate,
  endDate,
})
const first = (draft: Draft) => draft.tasks[0] ?? expect.fail('no task')

describe('the steps of a new objective', () => {
  it.each([
    ['', { title: "Veuillez entrer un titre pour l'objectif" }],
    ['   ', { title: "Veuillez entrer un titre pour l'objectif" }],
    ['Mes tables', {}],
  ])('want a title first: "%s"', (title, errors) => expect(stepErrors({ ...EMPTY, title }, today)).toEqual(errors))

  it('want a task second', () => {
    const draft: Draft = { ...EMPTY, step: 2 }
    expect(stepErrors(draft, today)).toEqual({ tasks: 'Veuillez ajouter au moins une tâche' })
    expect(stepErrors(addTasks(draft, [task]), today)).toEqual({})
  })

  const tooLong = { endDate: "La durée de l'objectif ne peut pas dépasser 3 semaines (21 jours)" }
  const wrongOrder = { endDate: 'La date de fin doit être après la date de début' }
  it.each([
    ['nothing chosen', null, null, '', {}],
    ['one day', '2026-11-21', '2026-11-21', '', {}],
    ['21 days', '2026-11-21', '2026-12-12', '', {}],
    ['22 days', '2026-11-21', '2026-12-13', '', tooLong],
    ['21 days over the change of clocks', '2026-10-20', '2026-11-10', '', {}],
    ['22 days over the change of clocks', '2026-10-20', '2026-11-11', '', tooLong],
    ['the end before the start', '2026-11-21', '2026-11-20', '', wrongOrder],
    ['years apart', '2026-11-21', '2028-01-01', '', tooLong],
    ['no start', '', '2026-12-01', '', { startDate: 'Veuillez remplir tous les champs obligatoires' }],
    ['no end', '2026-11-21', '', '', { endDate: 'Veuillez remplir tous les champs obligatoires' }],
    ['a task due on the last day', null, '2026-12-01', '2026-12-01', {}],
    [
      'a task due after the end',
      null,
      '2026-12-01',
      '2026-12-02',
      { endDate: 'La tâche « Réciter » est à faire avant le 2 décembre 2026 : gardez ce jour dans les dates.' },
    ],
    [
      'a task due before the start',
      '2026-11-25',
      '2026-12-01',
      '2026-11-24',
      { startDate: 'La tâche « Réciter » est à faire avant le 24 novembre 2026 : gardez ce jour dans les dates.' },
    ],
  ])('check the dates third: %s', (_, start, end, due, errors) =>
    expect(stepErrors(dated(start, end, due), today)).toEqual(errors),
  )
})

describe('the dates of a new objective', () => {
  it('go from today to three weeks later while nobody chose', () => {
    expect(readPeriod(EMPTY, today)).toEqual({ startDate: '2026-11-21', endDate: '2026-12-12' })
    expect(readPeriod(EMPTY, '2026-12-20')).toEqual({ startDate: '2026-12-20', endDate: '2027-01-10' })
  })

  it('end three weeks after a chosen start', () =>
    expect(readPeriod({ startDate: '2026-11-23', endDate: null }, today).endDate).toBe('2026-12-14'))

  it('are counted in days, and not at all while they make no period', () => {
    expect(countDays({ startDate: today, endDate: '2026-12-12' })).toBe(21)
    expect(countDays({ startDate: today, endDate: today })).toBe(0)
    for (const endDate of ['', '2026-11-20', '2026-12-13'])
      expect(countDays({ startDate: today, endDate })).toBeUndefined()
  })

  it('bound a task only when they make a period', () => {
    expect(readTaskPeriod(dated('', ''), today)).toEqual({ startDate: '2026-11-21', endDate: '2026-12-12' })
    expect(readTaskPeriod(dated(null, '2026-11-30'), today).endDate).toBe('2026-11-30')
  })
})

describe('the tasks of a new objective', () => {
  it('come from the sub-view, and go back to it to be changed in their place', () => {
    const two = addTasks(EMPTY, [task, { ...task, title: 'Écrire' }])
    const added = keepEdited(changeEdited(editTask(two), { title: 'Relire' }))
    expect(added.tasks.map(({ title }) => title)).toEqual(['Réciter', 'Écrire', 'Relire'])
    const changed = keepEdited(changeEdited(editTask(added, first(added)), { title: 'Chanter', selectedDays: [6] }))
    expect(changed.tasks.map(({ title }) => title)).toEqual(['Chanter', 'Écrire', 'Relire'])
    expect(changed.editing).toBeNull()
  })

  it('can be removed, and put back where they were', () => {
    const two = addTasks(EMPTY, [task, { ...task, title: 'Écrire' }])
    const gone = removeTask(two, first(two).key)
    expect(gone.tasks.map(({ title }) => title)).toEqual(['Écrire'])
    expect(putBack(gone, first(two), 0)).toEqual(two)
  })
})

describe('the draft of a new objective', () => {
  it('is untouched until something is typed or chosen', () => {
    expect(isUntouched(EMPTY)).toBe(true)
    expect(isUntouched({ ...EMPTY, type: 'Other' })).toBe(false)
    expect(isUntouched(editTask(EMPTY))).toBe(false)
  })

  it('becomes the request of the specification', () => {
    const draft = addTasks({ ...EMPTY, title: ' Mes tables ', type: 'Other' }, [
      { ...task, selectedDays: [3, 5] },
      { ...task, selectedDays: [1, 3], startTime: '17:00', endTime: '17:30' },
    ])
    const request = toRequest(draft, 'u1', today)
    expect(request).toMatchObject({
      userId: 'u1',
      title: 'Mes tables',
      type: 'Other',
      startDate: '2026-11-21',
      endDate: '2026-12-12',
      isDaily: false,
      recurrenceDays: [1, 3, 5],
    })
    expect(request.tasks[1]).toEqual({
      title: 'Réciter',
      description: '',
      selectedDays: [1, 3],
      dueDate: null,
      startTime: '17:00',
      endTime: '17:30',
    })
  })

  it('is daily when its tasks take all seven days together', () => {
    const days = [
      [1, 2, 3, 4],
      [5, 6, 7],
    ]
    const draft = addTasks(
      EMPTY,
      days.map(selectedDays => ({ ...task, selectedDays })),
    )
    expect(toRequest(draft, 'u1', today)).toMatchObject({ isDaily: true, recurrenceDays: [1, 2, 3, 4, 5, 6, 7] })
  })
})
