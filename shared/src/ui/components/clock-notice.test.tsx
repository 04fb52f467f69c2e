import { setSchoolZone } from '@ariane/shared/dates'
import { renderScreen } from '@ariane/shared/testing/components'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { $wrongClock } from '../../http/index.ts'
import { ClockNotice } from './clock-notice.tsx'

it.each([
  ['Europe/Paris', '18 novembre 2026 à 22:00'],
  ['Indian/Reunion', '19 novembre 2026 à 01:00'],
  ['America/Martinique', '18 novembre 2026 à 17:00'],
  ['Pacific/Noumea', '19 novembre 2026 à 08:00'],
] as const)('a wrong clock is told the hour of the schools: %s', async (zone, real) => {
  setSchoolZone(zone)
  const now = Date.parse('2026-11-18T21:00:00Z')
  $wrongClock.set({ here: now - 86_400_000, real: now })
  onTestFinished(() => {
    setSchoolZone('Europe/Paris')
    $wrongClock.set(null)
  })
  renderScreen(<ClockNotice />)
  expect(await screen.findByText(text => text.includes(`nous sommes le ${real}`))).toBeTruthy()
})
