import { expectAccessible } from '../support/axe.ts'
import { press } from '../support/keyboard.ts'
import { expectDone, heard, open, pass } from '../support/lessons.ts'
import { NARRATED } from '../support/played-types.ts'
import { plays } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

test.describe('Narrated lessons', () => {
  // Every step of the way is a key.
  test.slow()

  for (const [type, title, wish] of NARRATED)
    test(
      `${type} says that it is narrated, reads line by line with one main button at a time, and stops at checkpoints @M02 @M03 @U02`,
      plays(type),
      async ({ page, signIn }) => {
        const { frame, chapters, read } = await open(page, await signIn(), type, title, wish)
        await expect(frame.getByText('Cours animé et commenté')).toBeVisible()
        await expectAccessible(page)
        // One main button: that of the course, until all of it is there.
        const main = frame.locator('button.main').filter({ visible: true })
        await expect(main).toHaveText('Lancer le cours')
        const sound = heard(page)
        await press(page, frame.getByRole('button', { name: 'Lancer le cours' }))
        await sound
        await expect(frame.getByRole('list', { name: 'Lignes du cours' }).getByRole('listitem').first()).toBeVisible()
        const all = frame.getByRole('button', { name: 'Tout afficher' })
        if (await all.isVisible()) {
          await expect(main).toHaveText('Ligne suivante')
          await press(page, all)
        }
        await expect(main).toHaveText('Étape suivante')
        await expectAccessible(page)
        for (const data of chapters) await pass(page, frame, data)
        await expectDone(page, read)
      },
    )

  test('a film of the description is shown by its own player, with questions after it @M02', async ({
    page,
    signIn,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Le film' }),
    )
    const wish = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ, puis 1 question'
    const { frame, chapters, read } = await open(page, await signIn(), 'INTERACTIVE_VIDEO', 'Notre vidéo', wish)
    await expect(page.frameLocator('iframe[title^="Vidéo"]').getByText('Le film')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'J’ai regardé la vidéo' }).click()
    for (const data of chapters.slice(1)) await pass(page, frame, data)
    await expectDone(page, read)
  })

  test('a course can be followed where there is no voice @M03 @L08', async ({ page, signIn }) => {
    await page.route('**/api/module/*/speech', route =>
      route.fulfill({ status: 200, json: { status: 'success', data: { wav: '' } } }),
    )
    const { frame } = await open(page, await signIn(), 'INTERACTIVE_VIDEO', 'Sans la voix')
    await press(page, frame.getByRole('button', { name: 'Lancer le cours' }))
    await expect(frame.getByText(/La voix n’est pas disponible/)).toBeVisible()
    await expect(frame.getByRole('list', { name: 'Lignes du cours' }).getByRole('listitem')).toHaveCount(1)
  })
})
