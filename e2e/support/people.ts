import type { Browser, Page } from '@playwright/test'
import { prepare } from './hosting.ts'
import { callApi } from './learning.ts'
import type { Person } from './test.ts'

export { enterAs } from './hosting.ts'

/** A page of another browser, so that two people are there at once. To be closed with its context. */
export async function elsewhere(browser: Browser, beside: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(beside.url()).origin,
    viewport: beside.viewportSize(),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await prepare(page)
  return page
}

/** A pupil's account created by the manager signed in on the page, which has to show the product. */
export async function createPupil(page: Page, manager: Person, firstName: string, classroom = '6ème') {
  const student = { firstName, password: 'secret-1', classroom }
  const { data } = await callApi<{ data: { userId: string; login: string; email: string } }>(
    page,
    '/api/user/create-student',
    { creatorUserId: manager.uid, student },
  )
  return { uid: data.userId, login: data.login, email: data.email, password: student.password, name: firstName }
}

/** Lets an adult follow a pupil with a code, each signed in on a page that shows the product. */
export async function followByCode(
  his: Page,
  pupil: Pick<Person, 'uid'>,
  hers: Page,
  adult: Pick<Person, 'uid'>,
): Promise<void> {
  const { data } = await callApi<{ data: { code: string } }>(his, '/api/links/code', { userId: pupil.uid })
  await callApi(hers, '/api/links/redeem', { managerUserId: adult.uid, code: data.code })
}

/** Opens the menu where it is closed; on a phone with the last button of its bar. */
export async function openMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const open = menu.getByRole('button', { name: /^(Ouvrir le menu|Plus)$/ })
  await menu.waitFor()
  if (await open.isVisible()) await open.click()
  return menu
}
