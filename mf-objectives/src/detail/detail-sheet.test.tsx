import { type HistoryEntry, type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import {
  fakeApi,
  fill,
  itIs,
  PUPIL,
  pending,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import ObjectivesScreen from '../screen.tsx'
import { anEntry, anObjective, aTask } from '../testing/objectives.ts'

/** The sheet of one objective, in its list. */
function open(part: Partial<Objective> = {}, form = '', history: HistoryEntry[] = []) {
  const objective = anObjective({ title: 'Apprendre', ...part })
  const api = fakeApi()
  api.on(objectivesRoutes.listObjectives, () => success([objective]))
  api.on(objectivesRoutes.readHistory, () => success(history))
  const at = `/?objectif=${objective.id}${form && `&saisie=${form}`}`
  return { api, objective, ...renderScreen(<ObjectivesScreen />, { as: PUPIL, at }) }
}
const changed = (objective: Objective, part: Partial<Objective> = {}) =>
  success({ ...objective, version: objective.version + 1, ...part })

const reciting = aTask({ title: 'Réciter' })
const { updateObjective, updateObjectiveStatus, createTask, updateTask, deleteTask, deleteObjective } = objectivesRoutes

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('how an objective goes', () => {
  it.each([
    ['C’est mon cas : Réussi si', 'in_progress', 'C’est noté : En bonne voie', 'in_progress'],
    ['C’est mon cas : Des efforts sont nécessaires si', 'started', 'C’est noté : Efforts nécessaires', 'started'],
    ['Réussi', 'finished', 'Objectif terminé, bravo !', 'finished'],
  ] as const)('is reported by « %s »', async (button, status, answer, currentStatus) => {
    const { api, objective, user } = open()
    api.on(updateObjectiveStatus, () => changed(objective, { currentStatus }))
    await press(user, button)
    await fill(user, 'Un mot sur ce qui s’est passé (facultatif)', 'Bien')
    await pressTwice('Enregistrer')
    expect(await screen.findByText(answer)).toBeTruthy()
    expect(api.sentTo(updateObjectiveStatus)).toEqual([{ id: objective.id, status, notes: 'Bien', version: 1 }])
  })

  it.each([
    ['C’est mon cas : Réussi si', 'Erreur lors de la mise à jour du statut'],
    ['Réussi', "Erreur lors de la mise à jour du statut de l'objectif"],
  ])('keeps the words of a report by « %s » that failed', async (button, sentence) => {
    const { api, user } = open()
    api.on(updateObjectiveStatus, () => refusal('internal'))
    await press(user, button)
    await fill(user, 'Un mot sur ce qui s’est passé (facultatif)', 'Bien')
    await press(user, 'Enregistrer')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByDisplayValue('Bien')).toBeTruthy()
  })

  it('cannot be changed once it is finished', async () => {
    open({ currentStatus: 'finished', tasks: [reciting] })
    expect(await screen.findByText('Cet objectif est terminé')).toBeTruthy()
    for (const name of ['Modifier l’objectif', 'Ajouter une tâche', 'Supprimer', 'Annuler cet objectif'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('can only be deleted once it is cancelled', async () => {
    open({ status: 'cancelled' })
    expect(await screen.findByText('Cet objectif est annulé')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Supprimer' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Annuler cet objectif' })).toBeNull()
  })
})

describe('the notes', () => {
  it('are saved on request', async () => {
    const { api, objective, user } = open()
    api.on(updateObjective, () => changed(objective, { notes: 'Le soir' }))
    await fill(user, 'Vos notes sur cet objectif', 'Le soir')
    await pressTwice('Enregistrer les notes')
    expect(await screen.findByText('Notes enregistrées')).toBeTruthy()
    expect(api.sentTo(updateObjective)).toEqual([{ id: objective.id, notes: 'Le soir', version: 1 }])
  })

  it('stay as they were typed where somebody else changed them', async () => {
    const { api, objective, user } = open()
    api.on(updateObjective, () => refusal('stale'))
    api.on(objectivesRoutes.readObjective, () => changed(objective, { notes: 'Le matin' }))
    await fill(user, 'Vos notes sur cet objectif', 'Le soir')
    await press(user, 'Enregistrer les notes')
    expect(await screen.findByText('Cet objectif a changé entre-temps')).toBeTruthy()
    expect(screen.getAllByText(/Version actuelle : Le matin/)).toHaveLength(2)
    expect(screen.getByDisplayValue('Le soir')).toBeTruthy()
  })
})

describe('the history', () => {
  it('says that it is being read', async () => {
    const { api } = open()
    api.on(objectivesRoutes.readHistory, pending)
    expect(await screen.findByText('Chargement du parcours…')).toBeTruthy()
  })

  it('is tried again', async () => {
    const { api, user } = open()
    api.on(objectivesRoutes.readHistory, () => refusal('forbidden'))
    expect(await screen.findByText('Le parcours n’a pas pu être chargé.')).toBeTruthy()
    api.on(objectivesRoutes.readHistory, () => success([]))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Chaque étape apparaîtra ici.')).toBeTruthy()
  })

  it.each<[string, Partial<HistoryEntry>]>([
    ['Objectif créé', {}],
    ['Tâche pas réussie : Réciter', { kind: 'task-done', task: 'Réciter', isSuccess: false }],
    ['Échoué', { kind: 'reported', report: 'failed' }],
    ['Lundi 16 novembre, 09:00 · Progression 0 % · par un adulte', { by: 'manager' }],
    ['«\u00a0Pas facile\u00a0»', { notes: 'Pas facile' }],
  ])('says « %s »', async (words, part) => {
    open({}, '', [anEntry(part)])
    const title = await screen.findByRole('heading', { name: 'Le parcours de cet objectif' })
    await expect.poll(() => title.parentElement?.textContent?.toLowerCase()).toContain(words.toLowerCase())
  })

  it('shows six steps at first', async () => {
    const steps = Array.from({ length: 8 }, (_, day) => anEntry({ at: `2026-11-1${day}T08:00:00Z`, kind: 'edited' }))
    const { user } = open({}, '', steps)
    await press(user, 'Voir les 2 étapes d’avant')
    expect(screen.getAllByText('Objectif modifié')).toHaveLength(8)
  })
})

describe('a task', () => {
  it('is added to an objective', async () => {
    const { api, objective, user } = open({}, 'tache')
    api.on(createTask, () => changed(objective, { tasks: [reciting] }))
    await press(user, 'Enregistrer')
    expect(screen.getByText('Veuillez remplir tous les champs obligatoires')).toBeTruthy()
    await fill(user, /^Titre de la tâche/, 'Réciter')
    await pressTwice('Enregistrer')
    expect(await screen.findByRole('listitem', { name: 'Réciter' })).toBeTruthy()
    const days = [1, 2, 3, 4, 5]
    const rest = { description: '', dueDate: null, startTime: null, endTime: null }
    expect(api.sentTo(createTask)).toEqual([
      { id: objective.id, title: 'Réciter', selectedDays: days, ...rest, version: 1 },
    ])
  })

  it('keeps what was typed when it cannot be changed', async () => {
    const { api, user } = open({ tasks: [reciting] }, reciting.id)
    api.on(updateTask, () => refusal('internal'))
    await fill(user, /^Titre de la tâche/, 'Chanter')
    await press(user, 'Enregistrer')
    expect(await screen.findByText('Erreur lors de la soumission')).toBeTruthy()
    expect(screen.getByDisplayValue('Chanter')).toBeTruthy()
    expect(api.sentTo(updateTask)).toMatchObject([{ id: reciting.id, title: 'Chanter', version: 1 }])
  })

  it('that was evaluated meanwhile is saved as a new one', async () => {
    open({ tasks: [{ ...reciting, isSuccess: true }] }, reciting.id)
    expect(await screen.findByText(/^Cette tâche a été évaluée ou supprimée entre-temps/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Ajouter une tâche' })).toBeTruthy()
  })

  it('is deleted after a question', async () => {
    const { api, objective, user } = open({ tasks: [reciting] })
    api.on(deleteTask, () => changed(objective, { tasks: [] }))
    await press(user, 'Supprimer : Réciter')
    const question = await screen.findByRole('alertdialog', { name: 'Supprimer la tâche « Réciter » ?' })
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Cet objectif n’a pas de tâche.')).toBeTruthy()
    expect(api.sentTo(deleteTask)).toEqual([{ id: reciting.id }])
  })
})

describe('an objective is changed', () => {
  it.each([
    ["Veuillez entrer un titre pour l'objectif", /^Titre de l’objectif/, ' '],
    ['La tâche « Réciter » est prévue pour le 30 novembre 2026.', /^Date de fin/, '2026-11-20'],
  ])('unless « %s »', async (sentence, label, value) => {
    const { api, user } = open({ tasks: [{ ...reciting, dueDate: '2026-11-30' }] }, 'modifier')
    await fill(user, label, value)
    await press(user, 'Enregistrer')
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(api.sentTo(updateObjective)).toEqual([])
  })

  it('only where it was edited', async () => {
    const { api, objective, user } = open({}, 'modifier')
    api.on(updateObjective, () => changed(objective, { title: 'Savoir' }))
    await fill(user, /^Titre de l’objectif/, 'Savoir')
    await pressTwice('Enregistrer')
    expect(await screen.findByRole('dialog', { name: 'Savoir' })).toBeTruthy()
    expect(api.sentTo(updateObjective)).toEqual([{ id: objective.id, title: 'Savoir', version: 1 }])
  })

  it('and cancelled, or kept after all', async () => {
    const { api, objective, user } = open()
    api.on(updateObjective, () => changed(objective, { status: 'cancelled' }))
    await press(user, 'Annuler cet objectif')
    await press(user, 'Non, continuer')
    await press(user, 'Annuler cet objectif')
    await press(user, 'Oui, l’annuler')
    expect(await screen.findByText('Cet objectif est annulé')).toBeTruthy()
    expect(api.sentTo(updateObjective)).toEqual([{ id: objective.id, status: 'cancelled', version: 1 }])
  })

  it.each([
    ['deleted', () => success({ id: anObjective().id })],
    ['gone already', () => refusal('not_found')],
  ])('no more once it is %s', async (_, answer) => {
    const { api, user } = open()
    api.on(deleteObjective, answer)
    await press(user, 'Supprimer')
    await press(user, 'Oui, supprimer')
    expect(await screen.findByText('Aucun objectif pour le moment')).toBeTruthy()
  })

  it('not when it cannot be deleted', async () => {
    const { api, user } = open()
    api.on(deleteObjective, () => refusal('locked'))
    await press(user, 'Supprimer')
    await press(user, 'Oui, supprimer')
    expect(await screen.findByText("Erreur lors de la suppression de l'objectif")).toBeTruthy()
    expect(await screen.findByRole('dialog', { name: 'Apprendre' })).toBeTruthy()
  })
})
