import { describe, expect, it } from 'vitest'
import { anObjective, aTask } from '../testing/objectives.ts'
import { editErrors, toEditFields } from './edit-rules.ts'

const objective = anObjective({ startDate: '2026-11-21', endDate: '2026-12-01' })
const errors = (part: Partial<typeof objective>, tasks = objective.tasks) =>
  editErrors(toEditFields({ ...objective, ...part }), tasks)

describe('an edited objective', () => {
  it.each([
    ['as it was', {}, {}],
    ['without a title', { title: ' ' }, { title: "Veuillez entrer un titre pour l'objectif" }],
    ['of one day', { endDate: '2026-11-21' }, {}],
    ['of 21 days', { endDate: '2026-12-12' }, {}],
    [
      'of 22 days',
      { endDate: '2026-12-13' },
      { endDate: "La durée de l'objectif ne peut pas dépasser 3 semaines (21 jours)" },
    ],
    [
      'that ends before it starts',
      { endDate: '2026-11-20' },
      { endDate: 'La date de fin doit être après la date de début' },
    ],
    ['without a start', { startDate: '' }, { startDate: 'Veuillez choisir une date.' }],
    ['without an end', { endDate: '' }, { endDate: 'Veuillez choisir une date.' }],
  ])('%s', (_, part, expected) => expect(errors(part)).toEqual(expected))

  it('cannot end before one of its tasks is due', () => {
    const tasks = [aTask({ title: 'Réciter', dueDate: '2026-11-30' })]
    expect(errors({ endDate: '2026-11-30' }, tasks)).toEqual({})
    expect(errors({ endDate: '2026-11-29' }, tasks)).toEqual({
      endDate: 'La tâche « Réciter » est prévue pour le 30 novembre 2026.',
    })
  })

  it('says everything that is wrong at once', () => {
    expect(Object.keys(errors({ title: '', endDate: '2026-11-20' }))).toEqual(['title', 'endDate'])
  })
})
