import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { open } from '../support/lessons.ts'
import { ONE_WIDTH, PHONE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
const LOW = [
  { width: 390, height: 844 },
  { width: 375, height: 640 },
  { width: 320, height: 568 },
]

test.describe('A path on a phone', { tag: PHONE }, () => {
  test('takes the whole screen, with no menu beside it, and gives it back @U02', async ({ page, signIn }) => {
    const person = await signIn()
    const modules = [prompt('TEXT', 'Le cours'), prompt('SINGLE_CHOICE_SET', 'Vérifier')]
    await generatePath(page, person, modules, PLACE)
    await page.goto('/revisions')
    await page.getByRole('article').getByRole('button').first().click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Le cours')
    const menu = page.getByRole('navigation', { name: 'Menu principal' }).filter({ visible: true })
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Suivant' }).tap()
    const frame = page.locator('section.present iframe').contentFrame()
    const validate = frame.getByRole('button', { name: 'Valider' })
    for (const size of LOW) {
      await page.setViewportSize(size)
      // In sight although the frame is higher than the room for it.
      await expect.poll(() => reach(validate), `${size.width} × ${size.height}`).toBeLessThanOrEqual(size.height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await expect(page.getByText('2 sur 2', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Révisions', exact: true }).tap()
    await expect(menu).toHaveCount(1)
  })
})

/** How far down the lower edge of an element is, in the window. */
async function reach(place: Locator): Promise<number> {
  const box = await place.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

test.describe('Elements to put in order', { tag: ONE_WIDTH }, () => {
  test('are dragged to their place, which is said @U02', async ({ page, signIn }) => {
    const { frame } = await open(page, await signIn(), 'REORDERING', 'Dans l’ordre', '1 suite')
    const rows = frame.getByRole('list', { name: 'Éléments à mettre dans l’ordre' }).getByRole('listitem')
    const textAt = (n: number) => rows.nth(n).locator('.item-text').textContent()
    const [first, second] = [await textAt(0), await textAt(1)]
    const middle = async (n: number): Promise<[number, number]> => {
      const box = await rows.nth(n).locator('.item-text').boundingBox()
      if (!box) throw new Error('the element is not shown')
      return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const [from, to] = [await middle(0), await middle(1)]
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => textAt(0)).toBe(second)
    expect(await textAt(1)).toBe(first)
    await expect(frame.getByText(/position 2 sur/)).toBeAttached()
  })
})
