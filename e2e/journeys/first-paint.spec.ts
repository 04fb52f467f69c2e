import { readFlaws, watchShifts } from '../../scripts/screens/read-flaws.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

/** Scripts that do not come for as long as a journey wants. */
async function holdScripts(page: import('@playwright/test').Page) {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/static/js/**', async route => {
    await held
    await route.continue()
  })
  return release
}

test.describe('The welcome page before any script came', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`in a ${colorScheme} theme`, () => {
      test.use({ colorScheme })

      test('is there, in its theme, and remembers a click @W06', async ({ page }, info) => {
        const release = await holdScripts(page)
        await page.goto('/', { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue sur Ariane')
        await expect(page.locator('html')).toHaveClass(colorScheme)
        const enter = page.getByRole('button', { name: "Se connecter / S'inscrire" })
        const before = await enter.boundingBox()
        await page.screenshot({ path: info.outputPath('before.png') })
        await enter.click()
        await expect(enter).toHaveCSS('cursor', 'progress')
        release()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.screenshot({ path: info.outputPath('after.png') })
        expect(await enter.boundingBox()).toEqual(before)
      })
    })

  test('has the theme that was chosen on this device @W06', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sombre' }).click()
    await expect(page.getByRole('button', { name: 'Sombre' })).toHaveAttribute('aria-pressed', 'true')
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveClass('dark')
    release()
    await expect(page.getByRole('button', { name: 'Sombre' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('starts no script before somebody is there, on a device where nothing is kept @W06', async ({ page }) => {
    await page.goto('/')
    const root = page.locator('#root')
    await expect(page.locator('link[rel="prefetch"][as="script"]').first()).toBeAttached()
    await expect(root).toHaveAttribute('data-drawn', '')
    await expect(page.locator('script[src]:not([type="waits"])')).toHaveCount(0)
    await page.mouse.move(100, 100)
    await expect(root).not.toHaveAttribute('data-drawn')
    await page.evaluate(() => localStorage.setItem('ariane_theme', 'dark'))
    await page.reload()
    await expect(root).not.toHaveAttribute('data-drawn')
  })

  test('gives way to what a mail’s link opens @W06', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/#nouveau-mot-de-passe=abc', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeEmpty()
    release()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bienvenue sur Ariane')
  })
})

test.describe('The page of somebody with a session before any script came', () => {
  test(
    'has menu and place of the screen, and nothing moves when the screen comes @W06',
    { tag: SMOKE },
    async ({ page, signIn }, info) => {
      await signIn()
      await page.addInitScript(watchShifts)
      const release = await holdScripts(page)
      await page.goto('/', { waitUntil: 'commit' })
      const frame = page.locator('[data-frame]')
      await expect(frame.getByRole('status')).toHaveText('Chargement…')
      await expect(frame.getByRole('link')).toHaveCount(0)
      await page.screenshot({ path: info.outputPath('frame.png') })
      release()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
      await expect(frame).toHaveCount(0)
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      const { shift } = await page.evaluate(readFlaws)
      expect(shift).toBeLessThanOrEqual(0.02)
    },
  )

  test('keeps the menu that was closed on this device @W06', async ({ page, signIn }) => {
    await signIn()
    await page.addInitScript(() => localStorage.setItem('ariane_menu', 'closed'))
    const release = await holdScripts(page)
    await page.goto('/planning', { waitUntil: 'commit' })
    await expect(page.locator('[data-frame]')).toHaveAttribute('data-menu', 'closed')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('is blank where a path is played, which has no menu @W06', async ({ page, signIn }) => {
    await signIn()
    const release = await holdScripts(page)
    await page.goto('/path/1', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeEmpty()
    release()
  })
})
