import type { FrameLocator, Page } from '@playwright/test'
import { readPack, solve } from '../support/activities.ts'
import { expectAccessible } from '../support/axe.ts'
import { answer, press } from '../support/keyboard.ts'
import { open } from '../support/lessons.ts'
import { expect, test } from '../support/test.ts'

const pack = readPack('hist-4-revolution-empire')

/** Asks for the three hints by keyboard, one after the other, and hides them again. */
async function askForHints(page: Page, frame: FrameLocator, hints: readonly string[]) {
  const show = frame.getByRole('button', { name: 'Voir l’indice' })
  await expect(show).toHaveAttribute('aria-expanded', 'false')
  const box = frame.locator('.hint')
  await press(page, show)
  await expect(box.getByRole('paragraph')).toHaveCount(1)
  for (const n of [2, 3]) {
    await press(page, frame.getByRole('button', { name: `Indice suivant (${n} sur 3)` }))
    await expect(box.getByRole('paragraph')).toHaveCount(n)
  }
  await expect(frame.getByRole('button', { name: /^Indice suivant/ })).toHaveCount(0)
  await expect(box.getByRole('paragraph').last()).toContainText('Pour commencer')
  expect(hints).toHaveLength(3)
  await expectAccessible(page)
  await press(page, frame.getByRole('button', { name: 'Cacher l’indice' }))
  await expect(box.getByRole('paragraph')).toHaveCount(0)
  await expect(show).toBeVisible()
}

test.describe('Hints where options are offered or elements put in order', () => {
  for (const [type, title] of [
    ['SINGLE_CHOICE_SET', 'Choix unique'],
    ['REORDERING', 'Remettre en ordre'],
  ] as const)
    test(`${type}: three steps, by keyboard, and gone with the correction @B06 @M02`, async ({ page, signIn }) => {
      const { frame, chapters } = await open(page, await signIn(), type, title, '3 questions')
      const [data] = chapters
      if (data?.engine !== 'quiz' && data?.engine !== 'order') throw new Error('nothing to choose or to put in order')
      await askForHints(page, frame, [data.hint ?? [], data.nextHints ?? []].flat())
      await answer({ page, frame, data }, solve(pack, data))
      await press(page, frame.getByRole('button', { name: 'Valider' }))
      await expect(frame.getByText(/^Bravo, (c’est|tout est) juste\s!/)).toBeVisible()
      await expect(frame.getByRole('button', { name: 'Voir l’indice' })).toHaveCount(0)
    })
})
