import { type ClassSummary, classRoutes } from '@ariane/shared/contracts/classes'
import { familiesRoutes, type PupilWeek } from '@ariane/shared/contracts/families'
import { fakeApi, press, refusal, renderScreen, success, TEACHER } from '@ariane/shared/testing/components'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ManagerHome from './manager-home.tsx'

const pupil = (fullName: string, more: Partial<PupilWeek> = {}): PupilWeek => ({
  userId: fullName,
  fullName,
  firstName: fullName,
  email: '',
  grade: '5ème',
  lastConnectedAt: null,
  lessons: 0,
  exams: 0,
  homework: { due: 2, done: 0 },
  objectives: 0,
  paths: { begun: 0, done: 0 },
  alerts: 0,
  needs: [],
  reason: null,
  classes: ['5e B'],
  ...more,
})
const missed = { kind: 'missed_notion', count: 5, title: 'Additionner des fractions', at: null } as const
const one = (name: string, requests: number, archivedAt: string | null = null): ClassSummary => ({
  id: `0198a000-0000-7000-8000-00000000000${requests}`,
  name,
  grade: '5ème',
  schoolYear: 2026,
  pupils: 28,
  requests,
  teachers: ['Hélène'],
  archivedAt,
})

function open(
  classes = () => success({ classes: [one('5e B', 2), one('5e C', 0), one('Ancienne', 1, '2026-07-01')] }),
) {
  const api = fakeApi()
  const pupils = [pupil('Zoé', { reason: missed }), pupil('Adam')]
  const counts = { others: 0, total: 2, found: 2, pressing: 1, grades: [] }
  api.on(familiesRoutes.pupilsWeek, () => success({ pupils, ...counts }))
  api.on(classRoutes.listClasses, classes)
  return { api, ...renderScreen(<ManagerHome />, { as: TEACHER }) }
}

it('@A17 @K05 names who needs help first as the class page does, with the class and the reason', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'À aider d’abord (1)' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Rien d’urgent (1)' })).toBeTruthy()
  const [zoe, adam] = screen.getAllByRole('article')
  const text = zoe?.textContent ?? ''
  expect(text).toContain('5 erreurs sur la même notion\u00a0: Additionner des fractions')
  expect(text).toContain('5e B')
  expect(text).not.toContain('Rien ne presse')
  expect(adam?.textContent).toContain('Rien ne presse cette semaine.')
})

it('@A17 shows who waits to be let into a class, and leads there', async () => {
  open()
  const panel = within(await screen.findByRole('region', { name: 'Demandes pour entrer dans vos classes' }))
  const links = panel.getAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual(['5e B\u00a0: 2 demandes attendent votre réponse'])
  expect(links[0]?.getAttribute('href')).toBe('/classes/0198a000-0000-7000-8000-000000000002')
})

it('@A17 has no panel where nobody asks, and says where requests could not be read', async () => {
  const { api, user } = open(() => refusal('forbidden') as never)
  expect(await screen.findByText('Les demandes pour entrer dans vos classes n’ont pas pu être chargées.')).toBeTruthy()
  api.on(classRoutes.listClasses, () => success({ classes: [one('5e C', 0)] }))
  await press(user, 'Réessayer')
  expect(await screen.findByRole('heading', { name: 'À aider d’abord (1)' })).toBeTruthy()
  expect(screen.queryByText('Demandes pour entrer dans vos classes')).toBeNull()
})
