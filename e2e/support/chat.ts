import { expect, type Page } from '@playwright/test'
import { HOSTED } from './hosting.ts'
import { callApi, readOrigin } from './learning.ts'
import { elsewhere } from './people.ts'
import { test as base, type Person, register } from './test.ts'

type Pair = { pupil: Person; teacher: Person; his: Page }

export const test = base.extend<{
  /** A pupil of fifteen on the page, and a teacher who follows him on a page of another browser. */
  pair: Pair
}>({
  pair: async ({ page, browser, signIn }, use) => {
    const pupil = await signIn()
    await page.goto('/')
    await callApi(page, '/api/rights/consent/of-age', { userId: pupil.uid })
    const his = await elsewhere(browser, page)
    await his.goto('/')
    const teacher = await follow(page, his, pupil)
    await use({ pupil, teacher, his })
    await his.context().close()
  },
})

/** A new teacher on the page `his`, who enters a code of the pupil. */
export async function follow(page: Page, his: Page, pupil: Person): Promise<Person> {
  const teacher = await register(his, readOrigin(page), { role: 'ROLE_TEACHER' })
  const { data } = await callApi<{ data: { code: string } }>(page, '/api/links/code', { userId: pupil.uid })
  await callApi(his, '/api/links/redeem', { managerUserId: teacher.uid, code: data.code })
  return teacher
}

type Request = { subject: string; description: string }

/** Fills in the start form and sends it. */
export async function ask(page: Page, { subject, description }: Request): Promise<void> {
  await page.getByLabel('Matière').selectOption(subject)
  await page.getByLabel('Description').fill(description)
  await page.getByRole('button', { name: 'Démarrer la conversation' }).click()
  await expect(page.getByText('Ouvert', { exact: true })).toBeVisible()
}

/** A request of the pupil on the page, made without its form where a call makes it. */
export async function askByCall(page: Page, pupil: Person, request: Request): Promise<void> {
  if (!HOSTED) await callApi(page, '/api/chat/open', { userId: pupil.uid, ...request })
  else {
    await page.goto('/chat')
    await ask(page, request)
  }
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Votre message' })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true })
export const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })

/** Types and sends; it stands there at once. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await sendButton(page).click()
  await expect(thread(page).getByText(text, { exact: true })).toBeVisible()
}

/** The state of one's own message, in its words. */
export const findState = (page: Page, text: string, state: 'Envoi…' | 'Envoyé') =>
  thread(page).getByRole('listitem').filter({ hasText: text }).getByText(state, { exact: true })

/** The texts of the conversation in their order, without names and times. */
export const textsIn = (page: Page, among: readonly string[]) =>
  thread(page)
    .getByRole('listitem')
    .allTextContents()
    .then(all => all.flatMap(content => among.filter(text => content.includes(text))))
