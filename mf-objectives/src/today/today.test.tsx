import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { fakeApi, itIs, PUPIL, press, refusal, renderScreen, success } from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import ObjectivesScreen from '../screen.tsx'
import { anObjective, aTask } from '../testing/objectives.ts'
import TodayCard from '../today-card/screen.tsx'

const WEDNESDAY = [3]
const reciting = aTask({ title: 'Réciter', selectedDays: WEDNESDAY, startTime: '17:00', endTime: '17:30' })
const reading = aTask({ title: 'Lire', selectedDays: WEDNESDAY })

function show(page: React.ReactNode, data: Objective[]) {
  const api = fakeApi()
  api.on(objectivesRoutes.listObjectives, () => success(data))
  return { api, ...renderScreen(page, { as: PUPIL }) }
}
const showScreen = (...tasks: Objective['tasks']) => {
  const objective = anObjective({ title: 'Apprendre', tasks })
  return { objective, ...show(<ObjectivesScreen />, [objective]) }
}

beforeEach(() => itIs('2026-11-18T10:00:00Z'))

describe('what is to be done today', () => {
  it('says that nothing is planned', async () => {
    showScreen(aTask({ selectedDays: [4] }))
    expect(await screen.findByText('Rien de prévu aujourd’hui. Profitez-en pour souffler !')).toBeTruthy()
  })

  it.each([
    ['Une tâche vous attend', [reading]],
    ['La tâche du jour est faite', [{ ...reading, isSuccess: false }]],
    ['1 sur 2 faites', [reading, { ...reciting, isSuccess: true }]],
  ])('says « %s »', async (words, tasks) => {
    showScreen(...tasks)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('shows the hours of a task, its objective and that it is due', async () => {
    showScreen({ ...reciting, dueDate: '2026-11-18' })
    const line = await screen.findByRole('listitem', { name: 'Réciter' })
    expect(within(line).getByRole('button', { name: 'Objectif : Apprendre · De 17:00 à 17:30' })).toBeTruthy()
    expect(within(line).getByText('À faire au plus tard aujourd’hui')).toBeTruthy()
  })

  it.each([
    ['Réussie', objectivesRoutes.signalTaskSuccess, true],
    ['Pas réussie', objectivesRoutes.signalTaskFailure, false],
  ])('reports « %s » with one tap, and says when the day is done', async (answer, route, isSuccess) => {
    const { api, objective, user } = showScreen(reading)
    const done = { ...objective, version: 2, tasks: [{ ...reading, isSuccess }] }
    api.on(route, () => success(done))
    await press(user, `${answer} : Lire`)
    expect(await screen.findByText('Tout est fait pour aujourd’hui !')).toBeTruthy()
    expect(api.sentTo(route)).toEqual([{ id: reading.id, notes: '', version: 1 }])
    await press(user, `${answer} : Lire`)
    expect(api.sentTo(route)).toHaveLength(1)
  })

  it('says at the task that its report failed, and reports it at the next tap', async () => {
    const { api, objective, user } = showScreen(reading, reciting)
    api.on(objectivesRoutes.signalTaskSuccess, () => refusal('forbidden'))
    await press(user, 'Réussie : Lire')
    const line = await screen.findByRole('listitem', { name: 'Lire' })
    expect(await within(line).findByText('Erreur lors du signalement de la tâche')).toBeTruthy()
    expect(within(line).getByText('Rien n’est perdu : vous pouvez réessayer.')).toBeTruthy()
    api.on(objectivesRoutes.signalTaskSuccess, () => success({ ...objective, version: 2 }))
    await press(user, 'Réussie : Lire')
    expect(within(line).queryByRole('alert')).toBeNull()
  })

  it('shows what somebody else changed meanwhile, and takes it over', async () => {
    const { api, objective, user } = showScreen(reading)
    api.on(objectivesRoutes.signalTaskSuccess, () => refusal('stale'))
    api.on(objectivesRoutes.readObjective, () => success({ ...objective, title: 'Apprendre mieux', version: 2 }))
    await press(user, 'Réussie : Lire')
    expect(await screen.findByText('Cet objectif a changé entre-temps')).toBeTruthy()
    expect(screen.getByText(/Version actuelle : Apprendre mieux/)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Apprendre mieux' })).toBeTruthy()
  })

  it('takes an objective away that was deleted meanwhile', async () => {
    const { api, user } = showScreen(reading)
    api.on(objectivesRoutes.signalTaskSuccess, () => refusal('not_found'))
    api.on(objectivesRoutes.readObjective, () => refusal('not_found'))
    await press(user, 'Réussie : Lire')
    expect(await screen.findByText('Cet objectif a été supprimé entre-temps.')).toBeTruthy()
    expect(screen.getByText('Aucun objectif pour le moment')).toBeTruthy()
  })

  it('shows the whole week, Monday first', async () => {
    const { user } = showScreen({ ...reading, dueDate: '2026-11-18' })
    await press(user, 'Semaine')
    const days = screen.getAllByRole('listitem').filter(day => within(day).queryByRole('heading', { level: 3 }))
    expect(days).toHaveLength(7)
    expect(days[0]?.textContent).toMatch(/lundi 16 novembre.*Rien de prévu/i)
    expect(days[2]?.textContent).toMatch(/mercredi 18 novembre.*Aujourd’hui.*Lire : À faire · Dernier jour/i)
  })
})

describe('the card of the dashboard', () => {
  it.each([
    ['without a task of today', [aTask({ selectedDays: [4] })]],
    ['without any task', []],
  ])('is not there %s', async (_, tasks) => {
    const { api } = show(<TodayCard />, [anObjective({ tasks })])
    await expect.poll(() => api.calls).toHaveLength(1)
    expect(screen.queryByText('Objectifs du jour')).toBeNull()
  })

  it('shows three tasks, how far the day is, and the way to the others', async () => {
    const tasks = ['Un', 'Deux', 'Trois', 'Quatre'].map(title => ({ ...aTask({ title }), selectedDays: WEDNESDAY }))
    show(<TodayCard />, [anObjective({ tasks: [{ ...reading, isSuccess: true }, ...tasks] })])
    expect(await screen.findByText('1 sur 5 faites')).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('Faite')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Voir les 2 autres tâches du jour' })).toBeTruthy()
  })
})
