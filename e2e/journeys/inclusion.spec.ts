import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const ENGLISH = { chapterId: 'en-4-langages', subChapterId: 'en-4-past-simple' }

test('a lesson of English and its questions name the language of their words @W08 @M03', async ({ page, signIn }) => {
  const person = await signIn()
  const path = await generatePath(
    page,
    person,
    [prompt('TEXT', 'Le cours'), prompt('MULTI_CHOICE', 'Le quiz')],
    ENGLISH,
  )
  await page.goto(`/path/${path.id}`)
  const lesson = page.getByRole('group', { name: 'Le cours' })
  await expect(lesson.locator('[lang="en"]').first()).toBeVisible()
  // The lesson itself stays in French.
  await expect(lesson.getByText(/^Le prétérit/).first()).toBeVisible()
  expect(await lesson.locator('p:not([lang])').count()).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('« Valider » stays in reach before there is an answer, and says what is missing @M03', async ({
  page,
  signIn,
}) => {
  const person = await signIn()
  const path = await generatePath(page, person, [prompt('MULTI_CHOICE', 'Le quiz')])
  await page.goto(`/path/${path.id}`)
  const frame = page.frameLocator('iframe[title="Le quiz"]')
  const validate = frame.getByRole('button', { name: 'Valider' })
  await expect(validate).toBeDisabled()
  await validate.focus()
  await expect(validate).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('status').filter({ hasText: 'Répondez d’abord' })).toBeVisible()
  await frame.getByRole('radio').or(frame.getByRole('checkbox')).first().check()
  await expect(frame.getByText('Répondez d’abord')).toHaveCount(0)
  await expect(validate).toBeEnabled()
})

test.describe('In the colours of the person', { tag: ONE_WIDTH }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the current page and the chosen tab are still seen @W08 @T05', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/scolaire')
    const menu = page.getByRole('navigation').first()
    const current = menu.locator('[aria-current="page"]').first()
    await expect(current).toBeVisible()
    const background = (locator: typeof current) => locator.evaluate(one => getComputedStyle(one).backgroundColor)
    const other = menu.locator('a:not([aria-current="page"])').first()
    expect(await background(current)).not.toBe(await background(other))
    const tabs = page.getByRole('tab')
    const [chosen, rest] = [
      tabs.and(page.locator('[aria-selected="true"]')),
      tabs.and(page.locator('[aria-selected="false"]')),
    ]
    await expect(chosen.first()).toBeVisible()
    expect(await background(chosen.first())).not.toBe(await background(rest.first()))
  })
})

test('a page is printed without menu and foot @W08', { tag: ONE_WIDTH }, async ({ page, signIn }) => {
  await signIn()
  await page.goto('/objectives')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const left = await page.getByRole('main').evaluate(main => main.getBoundingClientRect().left)
  expect(left).toBe(0)
})

test('letters twice as large fit into the settings @W08 @T05', { tag: ONE_WIDTH }, async ({ page, signIn }) => {
  await signIn()
  await page.goto('/settings')
  await expect(page.getByLabel('Début, lundi')).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('who asks for little data gets no drawing that says nothing @W08', { tag: ONE_WIDTH }, async ({
  page,
  signIn,
}) => {
  await signIn()
  const drawings = page.getByRole('main').locator('svg[viewBox="0 0 200 160"]')
  await page.goto('/objectives')
  await expect(drawings).toHaveCount(1)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Chargement/)).toHaveCount(0)
  await expect(drawings).toHaveCount(0)
})
