import { localDay, localInstant } from '@ariane/shared/dates'
import type { Locator, Page } from '@playwright/test'
import { callApi } from './learning.ts'
import { dayFromNow } from './objectives.ts'
import type { Person } from './test.ts'

type EventPart = { day?: string; start?: string; end?: string } & Record<string, unknown>

/** Creates an event through the API, today from 17:00 to 18:00 unless told. The page has to show the product. */
export async function createEvent(page: Page, { uid }: Pick<Person, 'uid'>, part: EventPart = {}): Promise<string> {
  const { day = dayFromNow(0), start = '17:00', end = '18:00', ...fields } = part
  const at = (time: string) => localInstant(day, time).getTime() / 1000
  const times = { startTimestamp: at(start), endTimestamp: at(end) }
  const event = { userId: uid, title: 'Réviser les fractions', type: 'revision', ...times, meta: {}, ...fields }
  const { id } = await callApi<{ id: string }>(page, '/api/calendar/event', event)
  return id
}

/** The column or block of a day, '2026-11-21'. */
export const findDay = (page: Page, day: string) => {
  const names = ['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi']
  const name = `${names[new Date(`${day}T12:00:00Z`).getUTCDay()]} ${Number(day.slice(-2))}`
  const heading = page.getByRole('heading', { name, exact: true })
  return page.locator('section').filter({ has: heading }).last()
}

/** A day of this week that is not today, as near as can be. */
export function otherDay(): string {
  const weekday = new Date(`${localDay(Date.now())}T12:00:00Z`).getUTCDay()
  return dayFromNow(weekday === 0 ? -1 : 1)
}

/** Opens the days of the week that are past, which a phone folds; `wanted` is what one of the days shows. */
export async function unfoldPast(page: Page, wanted: Locator): Promise<void> {
  const past = page.getByText(/^(Un jour passé|\d jours passés)$/)
  await past.or(wanted).first().waitFor()
  for (const fold of await past.all()) await fold.click()
}

export const newSheet = (page: Page) => page.getByRole('dialog', { name: 'Nouvel événement' })
export const editSheet = (page: Page) => page.getByRole('dialog', { name: 'Modifier l’événement' })
export const schoolSheet = (page: Page) => page.getByRole('dialog', { name: 'Synchroniser mon établissement' })

export const openSchool = async (page: Page) => {
  await page.getByRole('button', { name: 'Synchroniser avec votre établissement' }).click()
  const sheet = schoolSheet(page)
  await sheet.waitFor()
  return sheet
}
