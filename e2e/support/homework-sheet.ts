import { expect, type Locator, type Page } from '@playwright/test'

export const sheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Créer un devoir - Étape \d\/3$/ })
export const next = (page: Page) => sheet(page).getByRole('button', { name: 'Suivant' })
export const create = (page: Page) => sheet(page).getByRole('button', { name: 'Créer le devoir' })

type Mode = 'Photo' | 'Fichier' | 'Texte' | 'Audio'

/** Opens the sheet at its second step. */
export async function begin(page: Page, mode: Mode): Promise<void> {
  await page.goto('/homework?creation=nouveau')
  await chooseMode(page, mode)
}

/** From the first step to the second. */
export async function chooseMode(page: Page, mode: Mode): Promise<void> {
  await sheet(page)
    .getByRole('button', { name: new RegExp(`^${mode}`) })
    .click()
  await next(page).click()
  await expect(page.getByRole('dialog', { name: 'Créer un devoir - Étape 2/3' })).toBeVisible()
}

/** From the second step to a chosen chapter of the third. */
export async function choosePlace(page: Page, subject: string): Promise<void> {
  await next(page).click()
  await sheet(page).getByRole('button', { name: subject, exact: true }).click()
  const chapter = sheet(page)
    .getByRole('group', { name: `Choisissez le chapitre en ${subject}` })
    .getByRole('button')
    .first()
  await chapter.click()
  await expect(chapter).toContainText('Sélectionné')
}

type Asked = Record<string, unknown> & { image?: string; audio?: string }
/** The next body sent to an address; the browser tells it only to who stands in the way. */
export async function sentTo(page: Page, address: string, send: () => Promise<void>): Promise<Asked> {
  let tell: (body: Asked) => void = () => undefined
  const sent = new Promise<Asked>(resolve => {
    tell = resolve
  })
  await page.route(address, async route => {
    if (route.request().method() !== 'DELETE') tell(route.request().postDataJSON() as Asked)
    await route.fallback()
  })
  await send()
  const body = await sent
  await page.unroute(address)
  return body
}

/** Presses 'Créer le devoir', waits until the homework is there, and gives what was sent. */
export async function createBySheet(page: Page): Promise<Asked> {
  const body = await sentTo(page, '**/api/path/generate', () => create(page).click())
  await expect(sheet(page)).toBeHidden(READING)
  await expect(page.getByRole('article').first()).toContainText('Disponible')
  return body
}

/** Picks a file with the sheet's button of that name. */
export async function pick(page: Page, button: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await sheet(page).getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
}

/** A file goes through a process of its own, which a busy machine starts late. */
export const READING = { timeout: 45_000 }

/** What was read, once it is there (wait for it with READING). */
export const readText = (page: Page) => sheet(page).getByLabel('Énoncé lu : relisez-le et corrigez-le')
