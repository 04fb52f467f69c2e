import type { Page } from '@playwright/test'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

/** Where criteria of the RGAA are looked at by programs; docs/accessibility/rgaa.json names these journeys. */
const SCREENS = [
  '/',
  '/revisions',
  '/scolaire',
  '/homework',
  '/objectives',
  '/chat',
  '/profile',
  '/settings',
  '/settings/aide',
  '/settings/plan',
  '/settings/accessibilite',
]

async function show(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Chargement/)).toHaveCount(0)
}

/** Runs in the page: ids that stand twice, and attributes that name an id which is nowhere. */
function readIds() {
  const ids = [...document.querySelectorAll('[id]')].map(one => one.id)
  const twice = ids.filter((id, n) => ids.indexOf(id) !== n)
  const named = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap(name =>
    [...document.querySelectorAll(`[${name}]`)].flatMap(one =>
      // What a control opens may not be there while it is closed.
      name === 'aria-controls' && one.getAttribute('aria-expanded') !== 'true' && one.getAttribute('role') !== 'tab'
        ? []
        : (one.getAttribute(name) ?? '').split(/\s+/).filter(Boolean),
    ),
  )
  return { twice, lost: named.filter(id => !document.getElementById(id)) }
}

/** Runs in the page: what has the focus, and whether that is seen. */
function readFocus() {
  const one = document.activeElement
  if (!one || one === document.body) return null
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
  const { width, height } = one.getBoundingClientRect()
  // The browser draws the focus inside of these itself.
  const isFrame = one.matches('iframe, input[type="time"], input[type="date"]')
  return {
    name: `${one.localName} « ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)} »`,
    isSeen:
      isFrame ||
      (width > 0 && height > 0 && ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none')),
  }
}

test.describe('Each screen', { tag: ONE_WIDTH }, () => {
  test('has its doctype, its language, a title of its own, whole ids and its regions @W08 @A16', async ({
    page,
    signIn,
  }) => {
    test.slow()
    await signIn()
    const titles = new Set<string>()
    for (const address of SCREENS) {
      await show(page, address)
      expect(await page.evaluate(() => document.doctype?.name), address).toBe('html')
      expect(await page.evaluate(() => document.compatMode), address).toBe('CSS1Compat')
      await expect(page.locator('html'), address).toHaveAttribute('lang', 'fr')
      await expect(page, address).toHaveTitle(/\S · Ariane$/)
      await expect.poll(async () => titles.has(await page.title()), `the title of ${address} is its own`).toBe(false)
      titles.add(await page.title())
      expect(await page.evaluate(readIds), address).toEqual({ twice: [], lost: [] })
      await expect(page.getByRole('main'), address).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), address).toHaveCount(1)
      await expect(page.getByRole('navigation').first(), address).toBeVisible()
      // Two ways to every page: the menu and the map of the site, at the same place.
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }), address).toBeVisible()
    }
  })

  test('lets the first key skip the menu, shows each focus, and lets it go @W08 @M03', async ({ page, signIn }) => {
    test.slow()
    await signIn()
    for (const address of SCREENS) {
      await show(page, address)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: /^Aller au contenu/ })
      await expect(skip, address).toBeFocused()
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), address).toBe(true)
      const reached = new Set<string>()
      const unseen: string[] = []
      for (let steps = 0; steps < 60; steps++) {
        await page.keyboard.press('Tab')
        const focus = await page.evaluate(readFocus)
        if (!focus) break
        if (!focus.isSeen) unseen.push(focus.name)
        reached.add(focus.name)
      }
      expect(unseen, address).toEqual([])
      // The way out of what has the focus is the same key: more than one thing was reached.
      expect(reached.size, address).toBeGreaterThan(1)
    }
  })
})

test('signing in says what each field is for @W08 @A16', { tag: ONE_WIDTH }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveAttribute('autocomplete', 'username')
})
