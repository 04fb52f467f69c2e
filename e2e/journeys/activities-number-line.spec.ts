import { readPack } from '../support/activities.ts'
import { expectAccessible } from '../support/axe.ts'
import { goOn, press } from '../support/keyboard.ts'
import { expectDone, open, skipTo } from '../support/lessons.ts'
import { FRACTIONS, findGraduations, RELATIVES } from '../support/number-lines.ts'
import { findPoints, placeByKeys, touch } from '../support/on-axes.ts'
import { type FullPack, misplace, place } from '../support/placing.ts'
import { put } from '../support/placing-keys.ts'
import { drag, expectLarge, findMiddle, poke, pokeAt } from '../support/pointer.ts'
import { PHONE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const pack = readPack(RELATIVES.place.subChapterId) as FullPack

test.describe('Points on a number line', () => {
  test('are placed by keyboard, wrong then right, after a scale of the same lesson @M02 @M03', { tag: PHONE }, async ({
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
    test.slow()
    const { frame, chapters } = await open(page, await signIn(), 'SCALE_SORTING', 'La droite', '', RELATIVES.place)
    const line = await skipTo(page, frame, chapters, 'number-line')
    const right = findGraduations(line)
    const sliders = frame.getByRole('slider')
    await expect(sliders.first()).toHaveAttribute('aria-valuetext', 'pas encore placé')
    await sliders.first().scrollIntoViewIfNeeded()
    const axis = await frame.getByRole('img', { name: /^Droite graduée/ }).boundingBox()
    if (!axis) throw new Error('nothing is drawn')
    const x = (at: number) => axis.x + (axis.width * at) / line.last
    const [first = 0, ...others] = right
    const kept = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
    await drag(page, await findMiddle(sliders.first()), { x: x(first + 0.2), y: axis.y - 10 })
    await expect(sliders.first()).toHaveAttribute('aria-valuenow', String(first))
    await kept
    for (const [n, at] of others.entries()) {
      const slider = sliders.nth(n + 1)
      await poke(slider)
      const saved = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
      await pokeAt(page, { x: x(at - 0.1), y: axis.y + 5 })
      await expect(slider).toHaveAttribute('aria-valuenow', String(at))
      await saved
    }
    await page.reload()
    for (const [n, at] of right.entries()) await expect(sliders.nth(n)).toHaveAttribute('aria-valuenow', String(at))
    await expectLarge(sliders.first())
    await poke(frame.getByRole('button', { name: 'Valider' }))
    await expect(frame.getByText(/^Bravo, tout est juste\s!/)).toBeVisible()
  })

  test('of a figure are placed by keyboard, wrong then right @B02', async ({ page, signIn }) => {
    test.slow()
    const { frame, chapters } = await open(page, await signIn(), 'SCALE_SORTING', 'Les fractions', '', FRACTIONS.place)
    const data = await skipTo(page, frame, chapters, 'place-point')
    const right = findPoints(data)
    const validate = frame.getByRole('button', { name: 'Valider' })
    await placeByKeys(
      page,
      frame,
      data,
      right.map(([at = 0]) => [at > 0 ? at - 1 : at + 1]),
    )
    await press(page, validate)
    await expect(frame.getByText('Ce n’est pas encore cela')).toBeVisible()
    await press(page, frame.getByRole('button', { name: 'Réessayer' }))
    await placeByKeys(page, frame, data, right)
    await press(page, validate)
    await expect(frame.getByText(/^Bravo, tout est juste\s!/)).toBeVisible()
  })

  test('of a figure are placed by a touch, dragged further, and are there again after a reload @B02', async ({
    page,
    signIn,
  }) => {
    test.slow()
    const opened = await open(page, await signIn(), 'SCALE_SORTING', 'Les fractions', '', FRACTIONS.place)
    const { frame, chapters, read } = opened
    const data = await skipTo(page, frame, chapters, 'place-point')
    const figure = Object.values((await read()).modules[0]?.figures ?? {}).find(
      ({ scale }) => scale?.level !== undefined,
    )
    if (!figure?.scale?.x) throw new Error('there is no line')
    const { min, step } = figure.scale.x
    const right = findPoints(data)
    const slider = (n: number) => frame.getByRole('slider', { name: new RegExp(`^Point ${data.points[n]?.name} `) })
    for (const [n, [at = 0]] of right.entries()) {
      await poke(slider(n))
      const saved = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
      await touch(page, frame, figure, [min + at * step])
      await expect(slider(n)).toHaveAttribute('aria-valuenow', String(at))
      await saved
    }
    const pin = frame.locator('.point-pin.held .dot')
    const [last, at = 0] = [right.length - 1, right.at(-1)?.[0]]
    const start = await findMiddle(pin)
    const away = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
    await drag(page, start, { x: start.x + 60, y: start.y })
    await expect(slider(last)).not.toHaveAttribute('aria-valuenow', String(at))
    await away
    const back = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
    await drag(page, await findMiddle(pin), start)
    await expect(slider(last)).toHaveAttribute('aria-valuenow', String(at))
    await back
    await page.reload()
    for (const [n, [place]] of right.entries()) await expect(slider(n)).toHaveAttribute('aria-valuenow', String(place))
    await poke(frame.getByRole('button', { name: 'Valider' }))
    await expect(frame.getByText(/^Bravo, tout est juste\s!/)).toBeVisible()
  })
})
