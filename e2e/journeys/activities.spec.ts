import { readPack, type Solution, solve, tamperAnswer } from '../support/activities.ts'
import { expectAccessible } from '../support/axe.ts'
import { answer, press, tabTo } from '../support/keyboard.ts'
import { open } from '../support/lessons.ts'
import { type Hands, playThrough } from '../support/play-through.ts'
import { CHOSEN, READ } from '../support/played-types.ts'
import { plays } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

const pack = readPack('hist-4-revolution-empire')

const HANDS: Hands<Solution> = {
  right: data => solve(pack, data),
  wrong: tamperAnswer,
  give: answer,
  answeredFromTheStart: ['order', 'timeline'],
  corrected: /À revoir|Réponse attendue/i,
}

test.describe('Activities', () => {
  for (const [type, title, wish] of CHOSEN)
    test(
      `${type} is played to the end by keyboard, wrong then right, with its correction and score @M02 @M03`,
      plays(type),
      async ({ page, signIn }) => {
        // Every step of the way is a key.
        test.slow()
        await playThrough(page, await open(page, await signIn(), type, title, wish), HANDS)
      },
    )

  test(
    'ACCORDION is unfolded part by part with the keyboard, and is then read @M02 @M03',
    plays('ACCORDION'),
    async ({ page, signIn }) => {
      const { frame, read } = await open(page, await signIn(), 'ACCORDION', 'À déplier')
      const parts = frame.locator('summary')
      await expect(parts.first()).toBeVisible()
      await expectAccessible(page)
      const count = await parts.count()
      for (let n = 0; n < count; n++) {
        await expect(frame.getByText(`${n} sur ${count} parties lues`)).toBeVisible()
        await press(page, parts.nth(n))
      }
      await expect(frame.getByText('Tout est lu.')).toBeVisible()
      await expectAccessible(page)
      await press(page, frame.getByRole('button', { name: 'Continuer' }))
      await expect(page.getByRole('heading', { name: 'Parcours terminé' })).toBeVisible()
      await expect.poll(read).toMatchObject({ status: 'done', percent: 100 })
    },
  )

  for (const [type, title, words] of READ)
    test(`${type} is read by keyboard and is done once seen @M02 @M03`, plays(type), async ({ page, signIn }) => {
      const { read } = await open(page, await signIn(), type, title)
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
      await expectAccessible(page)
      const sheet = page.getByRole('group', { name: title })
      await tabTo(page, sheet)
      await page.keyboard.press('End')
      await expect
        .poll(() => sheet.evaluate(one => one.scrollTop + one.clientHeight >= one.scrollHeight - 2))
        .toBe(true)
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('heading', { name: 'Parcours terminé' })).toBeVisible()
      await expect(page.getByText(/Votre score/)).toHaveCount(0)
      await expect.poll(read).toMatchObject({ status: 'done', percent: 100 })
    })

  test('a half-written answer is there again after a reload; a word can be dragged as well as chosen @M03', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters } = await open(page, await signIn(), 'DRAG_WORDS', 'Mots à placer ici', '3 phrases')
    const [data] = chapters
    const right = data && solve(pack, data)
    if (!right || !('words' in right)) throw new Error('there is nothing to place')
    const [first = '', second = ''] = right.words
    const words = frame.getByRole('list', { name: 'Mots à placer' })
    await words.getByRole('button', { name: first, exact: true }).click()
    await frame.getByRole('button', { name: 'Trou 1, vide' }).click()
    const saved = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
    await words
      .getByRole('button', { name: second, exact: true })
      .dragTo(frame.getByRole('button', { name: 'Trou 2, vide' }))
    await expect(frame.getByRole('button', { name: `Trou 2 : ${second}. Touchez pour l’enlever.` })).toBeVisible()
    await saved
    await page.reload()
    for (const [n, word] of [first, second].entries())
      await expect(
        frame.getByRole('button', { name: `Trou ${n + 1} : ${word}. Touchez pour l’enlever.` }),
      ).toBeVisible()
    await expect(words.getByRole('button', { name: first, exact: true })).toHaveCount(0)
    await frame.getByRole('button', { name: /^Trou 1\s:/ }).click()
    await expect(words.getByRole('button', { name: first, exact: true })).toBeVisible()
  })
})
