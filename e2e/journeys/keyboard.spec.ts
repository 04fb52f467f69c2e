import { press, tabTo } from '../support/keyboard.ts'
import { ONE_WIDTH, SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test('every screen of the menu is reached and left by keyboard alone @M03 @W08', { tag: [ONE_WIDTH, SMOKE] }, async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('navigation').first()
  const names = await menu.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(names.length).toBeGreaterThan(5)
  for (const address of new Set(names)) {
    await press(page, menu.locator(`a[href="${address}"]`).first())
    await expect(page).toHaveURL(url => url.pathname === address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The content takes the focus, and what stands last on the page is reached from there.
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }))
  }
})
