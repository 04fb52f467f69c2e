import { objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { fakeApi, PUPIL, renderScreen, success } from '@ariane/shared/testing/components'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ObjectivesScreen from './screen.tsx'
import { anObjective } from './testing/objectives.ts'

describe('objectives', () => {
  it('shows a card for each objective of the pupil', async () => {
    const api = fakeApi()
    const data = [anObjective({ title: 'Réviser' }), anObjective({ title: 'Lire' })]
    api.on(objectivesRoutes.listObjectives, () => success(data))
    renderScreen(<ObjectivesScreen />, { as: PUPIL })
    expect(await screen.findByRole('heading', { name: 'Réviser' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Lire' })).toBeTruthy()
    expect(api.calls[0]?.args).toEqual({ userId: PUPIL.uid })
  })

  it('says what to do when there is none', async () => {
    fakeApi().on(objectivesRoutes.listObjectives, () => success([]))
    renderScreen(<ObjectivesScreen />, { as: PUPIL })
    expect(await screen.findByText('Aucun objectif pour le moment')).toBeTruthy()
  })

  it('offers another try when they cannot be read', async () => {
    const api = fakeApi()
    api.on(objectivesRoutes.listObjectives, () => Response.json({ code: 'internal' }, { status: 500 }))
    const { user } = renderScreen(<ObjectivesScreen />, { as: PUPIL })
    expect(await screen.findByText('Vos objectifs n’ont pas pu être chargés.')).toBeTruthy()
    api.on(objectivesRoutes.listObjectives, () => success([]))
    await user.click(screen.getByRole('button', { name: /essayer/i }))
    expect(await screen.findByText('Aucun objectif pour le moment')).toBeTruthy()
  })

  it('marks an empty goal and sends nothing', async () => {
    const api = fakeApi()
    api.on(objectivesRoutes.listObjectives, () => success([]))
    const { user } = renderScreen(<ObjectivesScreen />, { as: PUPIL, at: '/?nouveau=1' })
    await user.click(await screen.findByRole('button', { name: 'Continuer' }))
    expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0)
    expect(api.calls).toHaveLength(1)
  })
})
