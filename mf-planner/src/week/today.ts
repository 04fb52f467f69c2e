import { localDay } from '@ariane/shared/dates'

/** The calendar day of the schools, '2026-11-21'. */
export const today = () => localDay(Date.now())

/** The day of an address; today for an invalid one, null when the address has none. */
export function parseDay(named: string | null): string | null {
  if (named === null) return null
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(named) && Number.isFinite(Date.parse(named))
  return isDay ? named : today()
}

/** The id of today's element in the page. */
export const TODAY = 'aujourd-hui'

/** Scrolls to today: in a narrow window the days before it fill the screen. */
export function showToday(): void {
  const day = document.getElementById(TODAY)
  day?.scrollIntoView({ block: 'start' })
  day?.focus({ preventScroll: true })
}
