import { objectivesRoutes, type Suggestions } from '@ariane/shared/contracts/objectives'
import {
  fakeApi,
  fill,
  itIs,
  noNetwork,
  PUPIL,
  pending,
  press,
  pressTwice,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anObjective } from '../testing/objectives.ts'
import CreateSheet from './create-sheet.tsx'

const CRITERIA = { successCriteria: 'Je sais tout', progressCriteria: 'Je sais la moitié', effortNeededCriteria: '' }
const IDEAS: Suggestions = {
  objective: CRITERIA,
  suggestions: [
    { title: 'Réciter', description: 'À voix haute.', selectedDays: [1, 4] },
    { title: 'Écrire', description: 'Sans le modèle.', selectedDays: [2] },
  ],
  questions: null,
  source: 'built-in',
}
const NOTHING: Suggestions = {
  ...IDEAS,
  objective: { successCriteria: '', progressCriteria: '', effortNeededCriteria: '' },
  suggestions: [],
  questions: { ...CRITERIA, successCriteria: 'Que saurez-vous faire ?' },
}

function open() {
  const api = fakeApi()
  const onCreated = vi.fn()
  const onClose = vi.fn()
  return {
    api,
    onCreated,
    onClose,
    ...renderScreen(<CreateSheet onCreated={onCreated} onClose={onClose} />, { as: PUPIL }),
  }
}

async function nameGoal(user: UserEvent) {
  await fill(user, /^Votre objectif/, 'Les tables')
  await press(user, 'Continuer')
}

async function toLastStep(user: UserEvent) {
  await nameGoal(user)
  await press(user, 'Ajouter une tâche')
  await fill(user, /^Titre de la tâche/, 'Réciter')
  await press(user, 'Ajouter')
  await press(user, 'Continuer')
}

const typed = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('a new objective', () => {
  it('asks for a title first', async () => {
    const { user } = open()
    await press(user, 'Continuer')
    expect(screen.getByText("Veuillez entrer un titre pour l'objectif")).toBeTruthy()
    expect(screen.getByText('Étape 1 sur 3')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Votre objectif/))
  })

  it('asks for a task next', async () => {
    const { user } = open()
    await nameGoal(user)
    await press(user, 'Continuer')
    expect(screen.getByText('Veuillez ajouter au moins une tâche')).toBeTruthy()
  })

  it.each<[string, [RegExp, string][]]>([
    ['Veuillez remplir tous les champs obligatoires', []],
    ['Cette date est après la fin de l’objectif, le 9 décembre 2026.', [[/^À faire avant le/, '2027-01-01']]],
  ])('does not keep a task: « %s »', async (sentence, fields) => {
    const { user } = open()
    await nameGoal(user)
    await press(user, 'Ajouter une tâche')
    for (const [label, value] of fields) await fill(user, label, value)
    await press(user, 'Ajouter')
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('asks for a day of a task', async () => {
    const { user } = open()
    await nameGoal(user)
    await press(user, 'Ajouter une tâche')
    await fill(user, /^Titre de la tâche/, 'Réciter')
    for (const day of ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi']) await press(user, day)
    await press(user, 'Ajouter')
    expect(screen.getByText('Veuillez sélectionner au moins un jour')).toBeTruthy()
  })

  it('changes a task of the list, takes it away and puts it back', async () => {
    const { user } = open()
    await toLastStep(user)
    await press(user, 'Retour')
    await press(user, 'Modifier « Réciter »')
    await fill(user, /^Titre de la tâche/, 'Chanter')
    await press(user, 'Enregistrer')
    await press(user, 'Supprimer « Chanter »')
    expect(screen.getByText('« Chanter » est supprimée.')).toBeTruthy()
    expect(screen.getByText('Pas encore de tâche.')).toBeTruthy()
    await press(user, 'Remettre')
    expect(within(await screen.findByRole('listitem')).getByText('Chanter')).toBeTruthy()
  })

  it.each([
    ['Veuillez remplir tous les champs obligatoires', /^Fin/, ''],
    ["La durée de l'objectif ne peut pas dépasser 3 semaines (21 jours)", /^Fin/, '2026-12-10'],
  ])('does not send wrong dates: « %s »', async (sentence, label, value) => {
    const { api, user } = open()
    await toLastStep(user)
    await fill(user, label, value)
    await press(user, 'Créer l’objectif')
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(api.calls).toEqual([])
  })

  it('sends once what was chosen and typed, and gives it to the list', async () => {
    const { api, onCreated, user } = open()
    const created = anObjective()
    api.on(objectivesRoutes.createObjective, () => success(created))
    await toLastStep(user)
    expect(screen.getByText('21 jours pour y arriver')).toBeTruthy()
    await fill(user, /^C’est réussi si/, 'Je sais tout')
    await pressTwice('Créer l’objectif')
    await expect.poll(() => onCreated.mock.calls).toEqual([[created]])
    expect(api.sentTo(objectivesRoutes.createObjective)).toEqual([
      {
        objective: {
          id: expect.any(String),
          userId: PUPIL.uid,
          title: 'Les tables',
          type: 'School',
          startDate: '2026-11-18',
          endDate: '2026-12-09',
          isDaily: false,
          recurrenceDays: [1, 2, 3, 4, 5],
          successCriteria: 'Je sais tout',
          progressCriteria: '',
          effortNeededCriteria: '',
          tasks: [
            {
              title: 'Réciter',
              description: '',
              selectedDays: [1, 2, 3, 4, 5],
              dueDate: null,
              startTime: null,
              endTime: null,
            },
          ],
        },
      },
    ])
  })

  it.each([
    ['is refused', () => refusal('forbidden')],
    ['finds no network', noNetwork],
  ])('keeps everything when it %s, and sends the same again', async (_, answer) => {
    const { api, onCreated, user } = open()
    api.on(objectivesRoutes.createObjective, answer)
    await toLastStep(user)
    await fill(user, /^C’est réussi si/, 'Je sais tout')
    await press(user, 'Créer l’objectif')
    expect(await screen.findByText("Erreur lors de la création de l'objectif")).toBeTruthy()
    expect(typed(/^C’est réussi si/)).toBe('Je sais tout')
    api.on(objectivesRoutes.createObjective, () => success(anObjective()))
    await press(user, 'Créer l’objectif')
    await expect.poll(() => onCreated.mock.calls).toHaveLength(1)
    const [first, second] = api.sentTo(objectivesRoutes.createObjective)
    expect(second).toEqual(first)
  })

  it('stops sending on request', async () => {
    const { api, user } = open()
    api.on(objectivesRoutes.createObjective, pending)
    api.on(objectivesRoutes.listObjectives, () => success([]))
    await toLastStep(user)
    await press(user, 'Créer l’objectif')
    await press(user, 'Annuler')
    expect(screen.getByText(/^L’envoi a été arrêté/)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Créer l’objectif' })).toBeTruthy()
  })

  it('is still there after the sheet was closed, until it is erased', async () => {
    const { unmount, user } = open()
    await fill(user, /^Votre objectif/, 'Les tables')
    unmount()
    const again = open()
    expect(typed(/^Votre objectif/)).toBe('Les tables')
    await press(again.user, 'Effacer le brouillon')
    await press(again.user, 'Effacer')
    expect(typed(/^Votre objectif/)).toBe('')
  })
})

describe('the ideas of Ariane', () => {
  it('are taken where they are ticked, with criteria to adapt', async () => {
    const { api, user } = open()
    api.on(objectivesRoutes.suggestObjective, () => IDEAS)
    await nameGoal(user)
    await press(user, 'Demander des idées')
    await user.click(await screen.findByRole('checkbox', { name: /^Réciter/ }))
    await press(user, 'Ajouter 1 tâche')
    expect(await screen.findByRole('button', { name: 'Modifier « Réciter »' })).toBeTruthy()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await press(user, 'Continuer')
    expect(typed(/^C’est réussi si/)).toBe('Je sais tout')
    expect(screen.getAllByText('Idée intégrée d’Ariane, à adapter avec vos mots.')).toHaveLength(2)
    expect(api.sentTo(objectivesRoutes.suggestObjective)).toEqual([{ title: 'Les tables', type: 'School' }])
  })

  it('may be none: then questions help', async () => {
    const { api, user } = open()
    api.on(objectivesRoutes.suggestObjective, () => NOTHING)
    await toLastStep(user)
    await press(user, 'Demander des idées')
    expect(await screen.findByText('Aucune suggestion disponible')).toBeTruthy()
    expect(screen.getByText('Que saurez-vous faire ?')).toBeTruthy()
  })

  it('are asked for again after a failure', async () => {
    const { api, user } = open()
    api.on(objectivesRoutes.suggestObjective, () => refusal('internal'))
    await nameGoal(user)
    await press(user, 'Demander des idées')
    expect(await screen.findByText('Erreur lors de la génération des suggestions')).toBeTruthy()
    api.on(objectivesRoutes.suggestObjective, () => IDEAS)
    await press(user, 'Redemander des idées')
    expect(await screen.findByText('Les idées d’Ariane')).toBeTruthy()
  })

  it.each([
    ['Description et jours proposés par les idées intégrées d’Ariane : changez ce que vous voulez.', () => IDEAS],
    ['Aucune suggestion disponible', () => NOTHING],
    ['Erreur lors de la génération de la tâche', () => refusal('internal')],
  ])('describe a task: « %s »', async (sentence, answer) => {
    const { api, user } = open()
    api.on(objectivesRoutes.suggestObjective, answer)
    await nameGoal(user)
    await press(user, 'Ajouter une tâche')
    await press(user, 'Proposer une description')
    expect(screen.getByText('Veuillez entrer un titre pour la tâche')).toBeTruthy()
    await fill(user, /^Titre de la tâche/, 'Réciter')
    await press(user, 'Proposer une description')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
