import { expect, type Locator, type Page } from '@playwright/test'
import { openSchool } from './planner.ts'

export const URL_OF_SCHOOL = 'https://demo.index-education.net/pronote/'
export const PASSWORD = 'ariane-demo'
export const start = (sheet: Locator) => sheet.getByRole('button', { name: 'Synchroniser', exact: true })
export const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

export async function pronote(page: Page, username: string, password = PASSWORD) {
  const sheet = await openSchool(page)
  await sheet.getByRole('radio', { name: 'PRONOTE', exact: true }).check()
  await sheet.getByLabel('Adresse de PRONOTE').fill(URL_OF_SCHOOL)
  await sheet.getByRole('textbox', { name: 'Identifiant', exact: true }).fill(username)
  await sheet.getByLabel(/^Mot de passe/).fill(password)
  return sheet
}

export async function ecoledirecte(page: Page, username: string, password = PASSWORD) {
  const sheet = await openSchool(page)
  await sheet.getByRole('radio', { name: 'EcoleDirecte' }).check()
  await sheet.getByRole('textbox', { name: 'Identifiant', exact: true }).fill(username)
  await sheet.getByLabel(/^Mot de passe/).fill(password)
  return sheet
}

/** The school answers this to every synchronisation from now on. */
export async function answerWith(page: Page, answer: object) {
  const event = `data: ${JSON.stringify({ kind: 'answer', answer })}\n\n`
  await page.route('**/api/calendar/school-sync', route => route.fulfill({ json: { ok: true } }))
  await page.route('**/api/calendar/school-sync/events', route =>
    route.fulfill({ contentType: 'text/event-stream', body: event }),
  )
}

/** The week was read this morning, and the first wait is over at once. */
export async function makeStale(page: Page) {
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  await page.route('**/school-sources', async route => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const old = data.map((row: object) => ({ ...row, freshAt: '2026-01-05T07:00:00Z' }))
    await route.fulfill({ response, json: { ...rest, data: old } })
  })
}

export async function keepPronote(page: Page) {
  const sheet = await pronote(page, 'camille')
  await sheet.getByRole('checkbox', { name: /Sauvegarder/ }).check()
  await start(sheet).click()
  await expect(sheet).toBeHidden()
}
