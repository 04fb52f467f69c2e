import { PUPIL, press, renderScreen } from '@ariane/shared/testing/components'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ComingList } from './coming-list.tsx'

const coming = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'].map((title, n) => ({
  id: title,
  kind: 'homework' as const,
  title,
  subject: null,
  startDate: `2026-12-0${n + 1}T08:00:00Z`,
}))

it('@K07 the card of a child has the nearest days, and the whole week on demand', async () => {
  const { user } = renderScreen(<ComingList child={{ coming }} short />, { as: PUPIL })
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await press(user, 'Voir aussi les 2 suivants')
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[5])
})

it('@K07 the digest, which is printed, has all of it', () => {
  renderScreen(<ComingList child={{ coming }} />, { as: PUPIL })
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
})
