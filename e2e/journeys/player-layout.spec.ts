import type { Locator, Page } from '@playwright/test'
import { generatePath, prompt } from '../support/learning.ts'
import { createModule, holdPath, shownSlide } from '../support/player.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const WIDTHS = [320, 390, 768, 800, 900, 960, 1024, 1280, 1366, 1920]
const LAPTOPS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1024, height: 600 },
]

/** Buttons of the player's header and footer that stick out of the window, with how far they reach. */
const cutButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header:has(h1) button, nav[aria-label="Navigation dans le parcours"] button')]
      .map(button => ({
        name: button.getAttribute('aria-label') ?? button.textContent,
        box: button.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight)
      .map(({ name, box }) => `${name}: ${Math.round(box.left)} to ${Math.round(box.right)}`),
  )

async function expectNothingCut(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => cutButtons(page), `at ${width} pixels`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} pixels`).toBeLessThanOrEqual(0)
  }
}

test.describe('The player in any window', { tag: ONE_WIDTH }, () => {
  test('keeps every button of its header inside, full-screen and beside the menu @L01', async ({ page, signIn }) => {
    const person = await signIn()
    const { id } = await generatePath(page, person, [prompt('TEXT', 'Une leçon au titre assez long pour deux lignes')])
    await page.goto(`/path/${id}`)
    await expect(page.getByRole('button', { name: 'Leçon à revoir' })).toBeVisible()
    await expectNothingCut(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/revisions')
    await page.getByRole('article').getByRole('button').first().click()
    await expect(page.getByRole('button', { name: 'Leçon à revoir' })).toBeVisible()
    await expectNothingCut(page)
  })

  test('shows an activity whole in a window of 1280 by 800, and lets « Valider » be reached in lower ones @L02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const options = Array.from({ length: 8 }, (_, n) => ({
      id: `o${n}`,
      text: `Une proposition qui compte, numéro ${n}`,
    }))
    const activity = { c1: { engine: 'quiz' as const, stem: 'Que faut-il retenir ?', multiple: true, options } }
    const content = { link: '/frames/activity.html', chapters: [{ id: 'c1', title: 'Question' }] }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(
      await holdPath(page, [createModule(1, 'Le test', { contentType: 'iframe-h5p', content, activity })]),
    )
    const frame = page.locator('iframe[title="Le test"]')
    const validate = frame.contentFrame().getByRole('button', { name: 'Valider' })
    await expect(validate).toBeVisible()
    const sheet = shownSlide(page).locator('> div')
    await expect.poll(() => isWithin(frame, sheet)).toBe(true)
    for (const size of LAPTOPS) {
      await page.setViewportSize(size)
      await page.mouse.move(size.width / 2, size.height / 2)
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 400)
          return isWithin(validate, sheet)
        })
        .toBe(true)
      await expect(validate).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  })
})

/** Whether one lies inside the other, borders included. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()]
  if (!a || !b) throw new Error('one of them is not shown')
  return a.y >= b.y && a.y + a.height <= b.y + b.height
}
