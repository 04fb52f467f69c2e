import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import {
  fakeApi,
  itIs,
  noNetwork,
  PUPIL,
  pending,
  press,
  refusal,
  renderScreen,
  success,
} from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import ObjectivesScreen from './screen.tsx'
import { anObjective, aTask } from './testing/objectives.ts'

function show(...data: Objective[]) {
  const api = fakeApi()
  api.on(objectivesRoutes.listObjectives, () => success(data))
  return { api, ...renderScreen(<ObjectivesScreen />, { as: PUPIL }) }
}

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('objectives', () => {
  it('shows a card for each objective of the pupil', async () => {
    const { api } = show(anObjective({ title: 'Réviser' }), anObjective({ title: 'Lire' }))
    expect(await screen.findByRole('heading', { name: 'Réviser' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Lire' })).toBeTruthy()
    expect(api.calls[0]?.args).toEqual({ userId: PUPIL.uid })
  })

  it('says that they are being read', async () => {
    fakeApi().on(objectivesRoutes.listObjectives, pending)
    renderScreen(<ObjectivesScreen />, { as: PUPIL })
    expect(await screen.findByText('Chargement de vos objectifs…')).toBeTruthy()
  })

  it('says what to do when there is none', async () => {
    const { user } = show()
    expect(await screen.findByText('Aucun objectif pour le moment')).toBeTruthy()
    await press(user, 'Commencer un objectif')
    expect(await screen.findByRole('dialog', { name: 'Nouvel objectif' })).toBeTruthy()
  })

  it.each([
    ['the server fails', () => refusal('forbidden')],
    ['there is no network', noNetwork],
  ])('offers another try when %s', async (_, answer) => {
    const api = fakeApi()
    api.on(objectivesRoutes.listObjectives, answer)
    const { user } = renderScreen(<ObjectivesScreen />, { as: PUPIL })
    expect(await screen.findByText('Vos objectifs n’ont pas pu être chargés.')).toBeTruthy()
    api.on(objectivesRoutes.listObjectives, () => success([]))
    await press(user, 'Réessayer')
    expect(await screen.findByText('Aucun objectif pour le moment')).toBeTruthy()
  })

  it.each<[string, Partial<Objective>]>([
    ['Du 16 novembre au 4 décembre 2026', {}],
    ['Dernier jour', { endDate: '2026-11-18' }],
    ['Encore 1 jour', { endDate: '2026-11-19' }],
    ['Encore 16 jours', {}],
    ['Aucune tâche', {}],
    ['2 tâches', { tasks: [aTask(), aTask({ title: 'Relire' })] }],
    ['Pas encore évalué', {}],
    ['En bonne voie', { currentStatus: 'in_progress' }],
    ['Efforts nécessaires', { currentStatus: 'failed' }],
    ['Annulé', { status: 'cancelled', currentStatus: 'started' }],
    ['Émotionnel', { type: 'Emotional' }],
  ])('says « %s » on a card', async (words, part) => {
    show(anObjective(part))
    const card = await screen.findByRole('article')
    expect(within(card).getByText(words)).toBeTruthy()
  })

  it('counts the active, the finished and the tasks that went well', async () => {
    const tasks = [aTask({ isSuccess: true }), aTask({ isSuccess: false })]
    show(anObjective({ tasks }), anObjective({ currentStatus: 'finished' }), anObjective({ status: 'cancelled' }))
    const figures = await screen.findByRole('group', { name: 'Vos objectifs en chiffres' })
    expect(figures.textContent).toBe('Objectifs3En cours1Terminés1Tâches réussies1 sur 2')
  })

  it('shows one type only, and says so when there is none of it', async () => {
    const { user } = show(anObjective({ title: 'Réviser' }), anObjective({ title: 'Oser', type: 'Emotional' }))
    await press(user, 'Émotionnel (1)')
    expect(await screen.findByRole('heading', { name: 'Oser' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Réviser' })).toBeNull()
    await press(user, 'Autre (0)')
    expect(screen.getByText('Aucun objectif de ce type')).toBeTruthy()
  })
})
