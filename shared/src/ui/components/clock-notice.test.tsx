import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setSchoolZone } from '../../dates/zone.ts'
import { $wrongClock } from '../../http/index.ts'
import { renderScreen } from '../../testing/components/index.ts'
import { ClockNotice } from './clock-notice.tsx'

afterEach(() => {
  setSchoolZone('Europe/Paris')
  $wrongClock.set(null)
})

it.each([
  ['Europe/Paris', '11:00'],
  ['Indian/Reunion', '14:00'],
  ['America/Martinique', '06:00'],
  ['Pacific/Noumea', '21:00'],
] as const)('a wrong clock is told in the hours of the schools: %s', (zone, hour) => {
  setSchoolZone(zone)
  const real = Date.parse('2026-11-18T10:00:00Z')
  $wrongClock.set({ here: Date.parse('2010-01-04T10:00:00Z'), real })
  renderScreen(<ClockNotice />)
  expect(screen.getByText(/2026/).textContent).toContain(hour)
})
