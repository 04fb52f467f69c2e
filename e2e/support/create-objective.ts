import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The creation sheet of the objectives. */
export const findSheet = (page: Page) => page.getByRole('dialog', { name: 'Nouvel objectif' })
export const next = (sheet: Locator) => sheet.getByRole('button', { name: 'Continuer' }).click()
export const field = (sheet: Locator, name: string) => sheet.getByRole('textbox', { name })

/** Opens the sheet on its first step. */
export async function openSheet(page: Page): Promise<Locator> {
  await page.goto('/objectives')
  await page.getByRole('button', { name: 'Nouvel objectif' }).click()
  const sheet = findSheet(page)
  await expect(sheet.getByRole('heading', { name: 'Que voulez-vous réussir ?' })).toBeVisible()
  return sheet
}

/** Goes to the second step with this title. */
export async function toTasks(page: Page, title: string): Promise<Locator> {
  const sheet = await openSheet(page)
  await field(sheet, 'Votre objectif').fill(title)
  await next(sheet)
  await expect(sheet.getByText('Étape 2 sur 3')).toBeVisible()
  return sheet
}

export async function addTask(sheet: Locator, title: string) {
  await sheet.getByRole('button', { name: 'Ajouter une tâche' }).click()
  await field(sheet, 'Titre de la tâche').fill(title)
  await sheet.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(sheet.getByRole('listitem').filter({ hasText: title })).toBeVisible()
}
