import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { enterAs, openMenu } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const html = (page: Page) => page.locator('html')
const readFont = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate(title => getComputedStyle(title).fontFamily)

/** Signs out while the page still asks for things. */
async function leave(page: Page): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()
}

test.describe('Display comfort', () => {
  test('is applied at once in shell and remotes, and remembered for each person @T05', { tag: SMOKE }, async ({
    page,
    signIn,
  }) => {
    const first = await signIn()
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Confort d’affichage' }).click()
    await expect(page).toHaveURL('/settings/confort')
    await page.getByRole('radio', { name: /^Sombre/ }).check()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('radio', { name: /^Lisible/ }).check()
    await expect.poll(() => readFont(page)).toMatch(/^"Atkinson Hyperlegible"/)
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(face => face.status === 'loaded').length))
      .toBe(2)
    await page.getByRole('radio', { name: /^Très large/ }).check()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveCSS('letter-spacing', /^[2-9]/)
    await page.getByRole('switch', { name: 'Réduire les animations' }).check()
    await expect(html(page)).toHaveAttribute('data-motion', 'reduced')
    await expectAccessible(page)

    await page.goto('/')
    await expect(title).toHaveText(/^Bonjour/)
    expect(await readFont(page)).toMatch(/^"Atkinson Hyperlegible"/)
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await expect(html(page)).toHaveAttribute('data-spacing', 'wider')

    await leave(page)
    await signIn()
    await page.goto('/settings/confort')
    await expect(page.getByRole('radio', { name: /^Habituelle/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^Sombre/ })).toBeChecked()
    await expect(html(page)).toHaveAttribute('data-spacing', 'usual')
    await page.getByRole('radio', { name: /^Clair/ }).check()

    const { origin } = new URL(page.url())
    await leave(page)
    await enterAs(page, origin, first)
    await page.goto('/settings/confort')
    await expect(page.getByRole('radio', { name: /^Lisible/ })).toBeChecked()
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Revenir aux réglages d’origine' }).click()
    await expect(page.getByText('Les réglages d’origine sont revenus.')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Automatique/ })).toBeChecked()
    await expect(html(page)).toHaveAttribute('data-font', 'usual')
  })

  test('reaches the words of a lesson and the inside of an activity, also while it is open @T05 @L02 @M03', async ({
    page,
    signIn,
  }) => {
    const modules = [
      prompt('TEXT', 'Le cours'),
      { ...prompt('TRUE_FALSE', 'Le test'), prompt_generation: '3 affirmations' },
    ]
    const { id } = await generatePath(page, await signIn(), modules)
    await page.goto('/settings/confort')
    await page.getByRole('radio', { name: /^Lisible/ }).check()
    await page.getByRole('radio', { name: /^Très large/ }).check()
    await page.getByRole('switch', { name: 'Réduire les animations' }).check()

    await page.goto(`/path/${id}`)
    const lesson = page.locator('section.present p').first()
    await expect(lesson).toHaveCSS('font-family', /^"Atkinson Hyperlegible"/)
    await expect(lesson).toHaveCSS('letter-spacing', /^[1-9]/)
    await page.getByRole('button', { name: 'Suivant' }).click()
    const frame = page.locator('iframe[title="Le test"]').contentFrame()
    const answer = frame.getByText('Vrai', { exact: true })
    await expect(answer).toHaveCSS('font-family', /^"Atkinson Hyperlegible"/)
    await expect(answer).toHaveCSS('letter-spacing', /^[1-9]/)
    await expect(frame.locator('html')).toHaveAttribute('data-motion', 'reduced')
    await expectAccessible(page)

    const paper = () => frame.locator('body').evaluate(body => getComputedStyle(body).backgroundColor)
    const light = await paper()
    await answer.click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(paper).not.toBe(light)
    await expect(frame.getByRole('radio', { name: 'Vrai' })).toBeChecked()
    await expect(answer).toHaveCSS('letter-spacing', /^[1-9]/)
    await expectAccessible(page)
  })

  test('has a reading ruler for the mouse, a finger and the keyboard @T05', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/settings/confort')
    await page.getByRole('switch', { name: 'Règle de lecture' }).check()
    await expect(page.getByText('La règle de lecture est affichée.')).toBeVisible()
    const ruler = page.getByRole('complementary', { name: 'Règle de lecture' })
    const handle = page.getByRole('slider', { name: 'Déplacer la règle de lecture' })
    const top = () => ruler.evaluate(band => Math.round(band.getBoundingClientRect().top))
    await expect(ruler).toBeVisible()
    await expectAccessible(page)

    await page.mouse.move(200, 500)
    await expect.poll(top).toBe(500 - 42)
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(top).toBe(500 - 42 + 28)
    await handle.focus()
    await page.keyboard.press('Home')
    await expect.poll(top).toBe(0)
    await expect(handle).toHaveAttribute('aria-valuetext', /^0\s% de la hauteur$/)

    await page.getByRole('link', { name: 'Tâches et horaires' }).click()
    await expect(ruler).toBeVisible()
    await page.getByRole('button', { name: 'Masquer la règle de lecture' }).click()
    await expect(ruler).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paramétrage')
    await expect(ruler).toHaveCount(0)
  })
})
