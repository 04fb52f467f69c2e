import { readPack } from '../support/activities.ts'
import { expectAccessible } from '../support/axe.ts'
import { goOn, press } from '../support/keyboard.ts'
import { expectDone, open } from '../support/lessons.ts'
import { RELATIVES } from '../support/number-lines.ts'
import { type FullPack, misplace, place } from '../support/placing.ts'
import { put } from '../support/placing-keys.ts'
import { PHONE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const pack = readPack(RELATIVES.place.subChapterId) as FullPack

test.describe('Points on a number line', { tag: PHONE }, () => {
  test('are placed by keyboard, wrong then right, after a scale of the same lesson @M02 @M03', async ({
    page,
    signIn,
  }) => {
    test.slow()
    const { frame, chapters, read } = await open(
      page,
      await signIn(),
      'SCALE_SORTING',
      'La droite graduée',
      '',
      RELATIVES.place,
    )
    expect(chapters.map(({ engine }) => engine)).toEqual(['order', 'number-line'])
    const validate = frame.getByRole('button', { name: 'Valider' })
    for (const data of chapters) {
      const right = place(pack, data)
      const isLine = data.engine === 'number-line'
      const wrong = isLine ? misplace(data, right) : undefined
      if (wrong) {
        await expect(validate).toBeDisabled()
        await expectAccessible(page)
        await put({ page, frame, data }, wrong)
        await press(page, validate)
        await expect(frame.getByText('Ce n’est pas encore cela')).toBeVisible()
        await press(page, frame.getByRole('button', { name: 'Voir la solution' }))
        await expect(frame.getByText(/Réponse attendue\s: .+ (avant|après) −?\d/).first()).toBeVisible()
        await expectAccessible(page)
        await press(page, frame.getByRole('button', { name: 'Réessayer' }))
      }
      await put({ page, frame, data }, right)
      await press(page, validate)
      await expect(frame.getByText(/^Bravo, tout est juste\s!/)).toBeVisible()
      if (isLine) await expectAccessible(page)
      await goOn(page, frame)
    }
    await expectDone(page, read)
  })

  test('are dragged, and placed by a touch on the line, and are there again after a reload @M03', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters } = await open(page, await signIn(), 'SCALE_SORTING', 'La droite', '', RELATIVES.place)
    const [scale, line] = chapters
    if (scale?.engine !== 'order' || line?.engine !== 'number-line') throw new Error('there is no number line')
    await put({ page, frame, data: scale }, place(pack, scale))
    await press(page, frame.getByRole('button', { name: 'Valider' }))
    await goOn(page, frame)
    const [a, b] = [frame.getByRole('slider').nth(0), frame.getByRole('slider').nth(1)]
    await expect(a).toHaveAttribute('aria-valuetext', 'pas encore placé')
    await a.scrollIntoViewIfNeeded()
    const [from, axis] = [
      await a.boundingBox(),
      await frame.getByRole('img', { name: /^Droite graduée/ }).boundingBox(),
    ]
    if (!from || !axis) throw new Error('nothing is drawn')
    const x = (at: number) => axis.x + (axis.width * at) / line.last
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(x(3.2), axis.y - 10, { steps: 5 })
    await page.mouse.up()
    await expect(a).toHaveAttribute('aria-valuenow', '3')
    await b.click()
    const saved = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
    await page.mouse.click(x(6.9), axis.y + 5)
    await expect(b).toHaveAttribute('aria-valuenow', '7')
    await saved
    await page.reload()
    await expect(a).toHaveAttribute('aria-valuenow', '3')
    await expect(b).toHaveAttribute('aria-valuenow', '7')
    const drawn = await a.boundingBox()
    expect(Math.min(drawn?.width ?? 0, drawn?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })
})
