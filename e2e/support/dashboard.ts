import { expect, type Page } from '@playwright/test'

/** A block of the dashboard by its title, opened where it is folded, as on a phone. */
export async function openBlock(page: Page, name: string) {
  const block = page.getByRole('region', { name })
  await block.waitFor()
  const fold = block.getByRole('heading', { name }).getByRole('button', { expanded: false })
  // A page whose blocks are still being drawn may miss the first touch.
  await expect(async () => {
    if (await fold.isVisible()) await fold.click()
    await expect(fold).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  return block
}
