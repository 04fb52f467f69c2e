import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const OLD =
  'Votre navigateur est trop ancien pour Ariane. Mettez-le à jour, ou ouvrez Ariane dans un autre : Chrome ou Edge 109, Firefox 115, Safari 16.4 (iPhone ou iPad avec iOS 16.4), ou plus récent.'

test.describe('A browser that is too old', { tag: ONE_WIDTH }, () => {
  test('is told so by the page itself, although no script of the suite can be read @W08', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await context.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'))
    const page = await context.newPage()
    await page.route('**/*.js', route => route.abort())
    await page.goto('/')
    await expect(page.getByRole('alert')).toHaveText(OLD)
    await context.close()
  })

  test('is not what one of the supported browsers is told @W08', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue sur Ariane')
    await expect(page.getByText(OLD)).toBeHidden()
  })
})
