import { describe, expect, it } from 'vitest'
import { emptyTask, taskErrors, toggleDay, toTaskDraft, toTaskFields } from './task.ts'

const period = { startDate: '2026-11-21', endDate: '2026-12-05' }
const task = { ...emptyTask(), title: 'Réciter' }

describe('a task that is typed', () => {
  it('starts on the five days of the school week', () => expect(emptyTask().selectedDays).toEqual([1, 2, 3, 4, 5]))

  it.each([
    ['a title and a day are enough', {}, {}],
    ['an empty title', { title: '' }, { title: 'Veuillez remplir tous les champs obligatoires' }],
    ['a title of spaces', { title: '  ' }, { title: 'Veuillez remplir tous les champs obligatoires' }],
    ['no day', { selectedDays: [] }, { selectedDays: 'Veuillez sélectionner au moins un jour' }],
    [
      'neither title nor day',
      { title: '', selectedDays: [] },
      {
        title: 'Veuillez remplir tous les champs obligatoires',
        selectedDays: 'Veuillez sélectionner au moins un jour',
      },
    ],
    ['due on the last day', { dueDate: '2026-12-05' }, {}],
    ['due on the first day', { dueDate: '2026-11-21' }, {}],
    [
      'due after the end',
      { dueDate: '2026-12-06' },
      { dueDate: 'Cette date est après la fin de l’objectif, le 5 décembre 2026.' },
    ],
    [
      'due before the start',
      { dueDate: '2026-11-20' },
      { dueDate: 'Cette date est avant le début de l’objectif, le 21 novembre 2026.' },
    ],
    ['hours in order', { startTime: '17:00', endTime: '17:30' }, {}],
    ['only a start', { startTime: '17:00' }, {}],
    ['only an end', { endTime: '08:00' }, {}],
    [
      'an end at the start',
      { startTime: '17:00', endTime: '17:00' },
      { endTime: 'L’heure de fin doit être après l’heure de début.' },
    ],
    [
      'an end before the start',
      { startTime: '17:00', endTime: '09:30' },
      { endTime: 'L’heure de fin doit être après l’heure de début.' },
    ],
  ])('is checked: %s', (_, part, errors) => expect(taskErrors({ ...task, ...part }, period)).toEqual(errors))

  it('travels trimmed, with null for what is not chosen', () => {
    expect(toTaskFields({ ...task, title: ' Réciter ', startTime: '17:00' })).toEqual({
      title: 'Réciter',
      description: '',
      selectedDays: [1, 2, 3, 4, 5],
      dueDate: null,
      startTime: '17:00',
      endTime: null,
    })
  })

  it('comes back from a stored one unchanged', () => {
    const fields = { ...toTaskFields(task), dueDate: '2026-12-01', startTime: '17:00', endTime: '18:00' }
    const stored = { ...fields, id: crypto.randomUUID(), isSuccess: null, notes: '' }
    expect(toTaskFields(toTaskDraft(stored))).toEqual(fields)
  })

  it('keeps its days in the order of the week', () => {
    expect(toggleDay([1, 5], 3)).toEqual([1, 3, 5])
    expect(toggleDay([1, 3, 5], 3)).toEqual([1, 5])
    expect(toggleDay([], 7)).toEqual([7])
  })
})
