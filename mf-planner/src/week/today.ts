import { parisDay } from '@ariane/shared/dates'

/** The calendar day in Paris, '2026-11-21'. */
export const today = () => parisDay(Date.now())

/** Where today stands in the page. */
export const TODAY = 'aujourd-hui'

/** Brings today into view: in a narrow window the days before it fill the screen. */
export function showToday(): void {
  const day = document.getElementById(TODAY)
  day?.scrollIntoView({ block: 'start' })
  day?.focus({ preventScroll: true })
}
