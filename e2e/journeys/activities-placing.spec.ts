import type { PathDetail } from '@ariane/shared/contracts/learning'
import { readPack } from '../support/activities.ts'
import { open } from '../support/lessons.ts'
import { type FullPack, misplace, type Placing, place } from '../support/placing.ts'
import { put } from '../support/placing-keys.ts'
import { type Hands, playThrough } from '../support/play-through.ts'
import { PLACED } from '../support/played-types.ts'
import { plays } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

const pack = readPack('hist-4-revolution-empire') as FullPack

const HANDS: Hands<Placing> = {
  right: data => place(pack, data),
  wrong: misplace,
  give: put,
  answeredFromTheStart: ['order'],
  corrected: /À revoir|Réponse attendue|À repérer aussi|était à choisir/i,
}

test.describe('Activities in which something is placed, marked or turned over', () => {
  for (const [type, title, wish] of PLACED)
    test(
      `${type} is played to the end by keyboard, wrong then right, with its correction and score @M02 @M03`,
      plays(type),
      async ({ page, signIn }) => {
        test.slow()
        await playThrough(page, await open(page, await signIn(), type, title, wish), HANDS)
      },
    )

  test('what is half placed is there again after a reload; an element can be dragged as well as chosen @M03', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters } = await open(page, await signIn(), 'CATEGORIZATION', 'À chacun son groupe', '6 éléments')
    const [data] = chapters
    if (data?.engine !== 'categorize') throw new Error('there is nothing to sort')
    const [first = '', second = ''] = data.items.map(({ text }) => text)
    const [group = ''] = data.groups.map(({ text }) => text)
    const items = frame.getByRole('list', { name: 'Éléments à ranger' })
    const inside = frame.getByRole('group', { name: `Groupe « ${group} »` })
    await items.getByRole('button', { name: first, exact: true }).click()
    await frame.getByRole('button', { name: `Mettre « ${first} » dans « ${group} »` }).click()
    const saved = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
    await items.getByRole('button', { name: second, exact: true }).dragTo(inside)
    await expect(inside.getByRole('listitem')).toHaveText([first, second])
    await saved
    await page.reload()
    await expect(inside.getByRole('listitem')).toHaveText([first, second])
    await inside.getByRole('button', { name: `Retirer « ${first} »` }).click()
    await expect(items.getByRole('button', { name: first, exact: true })).toBeFocused()
  })

  test('hostile words in an activity stay words, and reach nothing outside of its frame @M02 @M03', async ({
    page,
    signIn,
  }) => {
    const nasty = [
      '<script>top.hacked = 1; document.title = "x"</script>',
      '<img src=x onerror="parent.hacked = 1">',
      '[ici](javascript:parent.hacked=1)',
      '__proto__',
      'constructor',
      'x'.repeat(200_000),
    ]
    let words = 0
    await page.route(/\/api\/path\/\d+$/, async route => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: PathDetail }
      for (const data of Object.values(body.data.modules[0]?.activity ?? {}))
        if (data.engine === 'categorize')
          for (const [n, item] of data.items.entries()) {
            item.text = nasty[n % nasty.length] ?? ''
            words += 1
          }
      await route.fulfill({ response: answer, json: body })
    })
    const { frame } = await open(page, await signIn(), 'CATEGORIZATION', 'À chacun son groupe', '6 éléments')
    const items = frame.getByRole('list', { name: 'Éléments à ranger' })
    await expect(items.getByRole('button', { name: nasty[0] ?? '', exact: true })).toBeVisible()
    expect(words).toBeGreaterThan(0)
    await items.getByRole('button', { name: '__proto__', exact: true }).click()
    await frame
      .getByRole('button', { name: /^Mettre «\s__proto__\s» dans/ })
      .first()
      .click()
    await expect(frame.getByRole('button', { name: 'Retirer « __proto__ »' })).toBeVisible()
    await expect(frame.locator('img, a')).toHaveCount(0)
    // The page's own scripts have its nonce, which nobody else can know.
    const foreign = () => [...document.scripts].filter(({ src, nonce }) => !src && !nonce).length
    expect(await frame.locator('html').evaluate(foreign)).toBe(0)
    expect(await page.evaluate(() => [Object.hasOwn(window, 'hacked'), Object.hasOwn(Object.prototype, 'g1')])).toEqual(
      [false, false],
    )
    await expect(page.getByRole('heading', { level: 1 })).toContainText('À chacun son groupe')
    await expect(page).not.toHaveTitle('x')
  })
})
