import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { FrameLocator, Page } from '@playwright/test'
import { readPack, solve } from '../support/activities.ts'
import { expectAccessible } from '../support/axe.ts'
import { answer, goOn, press } from '../support/keyboard.ts'
import { open, skipTo } from '../support/lessons.ts'
import {
  DEVELOPMENT,
  findCorners,
  findPoints,
  findValues,
  markByKeys,
  placeByKeys,
  touch,
  writeValues,
} from '../support/on-axes.ts'
import { LESSONS } from '../support/played-types.ts'
import { expectLarge, poke } from '../support/pointer.ts'
import { expect, test } from '../support/test.ts'

const { MATHS } = LESSONS
const maths = readPack(MATHS.place.subChapterId)
const development = readPack(DEVELOPMENT.place.subChapterId)

type Doing = { page: Page; frame: FrameLocator; data: ActivityData }

/** Gives the answer, or one with nothing right in it, by keyboard alone. */
async function answerOnFigure({ page, frame, data }: Doing, isRight: boolean) {
  const shift = isRight ? 0 : 1
  if (data.engine === 'place-point')
    await placeByKeys(
      page,
      frame,
      data,
      findPoints(data).map(([x = 0, y = 0]) => [x - shift, y]),
    )
  else if (data.engine === 'draw-image')
    await markByKeys(
      page,
      frame,
      data,
      findCorners(maths, data).map(([x, y]): [number, number] => [x, y - shift]),
    )
  else if (data.engine === 'read-value')
    await writeValues(page, frame, data, isRight ? findValues(data) : data.items.map(() => '777'))
}

/** What the correction says of an answer with nothing right in it. */
const CORRECTIONS: Partial<Record<ActivityData['engine'], RegExp>> = {
  'place-point': /Réponse attendue\s: abscisse/,
  'draw-image': /Il manquait/,
  'read-value': /Réponse attendue\s: 0,(63|9)/,
}

/** Plays a module to its end; what is answered on a figure first wrong, then right. */
async function playToTheEnd(page: Page, frame: FrameLocator, chapters: readonly ActivityData[], pack: typeof maths) {
  const validate = frame.getByRole('button', { name: 'Valider' })
  for (const data of chapters) {
    const correction = CORRECTIONS[data.engine]
    if (correction) {
      await expect(frame.getByRole('figure')).toBeVisible()
      await expect(validate).toBeDisabled()
      await expectAccessible(page)
      await answerOnFigure({ page, frame, data }, false)
      await press(page, validate)
      await expect(frame.getByText('Ce n’est pas encore cela')).toBeVisible()
      // A first miss keeps the answer back, in words and on the figure.
      await expect(frame.getByText(correction)).toHaveCount(0)
      await expect(frame.locator('.figure-spot, .image-missing')).toHaveCount(0)
      await press(page, frame.getByRole('button', { name: 'Voir la solution' }))
      await expect(frame.getByText(correction).first()).toBeVisible()
      await expect(frame.locator('.figure-spot, .image-missing').first()).toBeVisible()
      await expectAccessible(page)
      await press(page, frame.getByRole('button', { name: 'Réessayer' }))
      await answerOnFigure({ page, frame, data }, true)
    } else await answer({ page, frame, data }, solve(pack, data))
    await press(page, validate)
    await expect(frame.getByText(/^Bravo, (c’est|tout est) juste\s!/)).toBeVisible()
    await goOn(page, frame)
  }
  await expect(page.getByRole('heading', { name: 'Parcours terminé' })).toBeVisible()
}

test.describe('Answers on a figure with axes', () => {
  test('points are placed and an image is drawn by keyboard alone, wrong then right @B02 @M03', async ({
    page,
    signIn,
  }) => {
    test.slow()
    const person = await signIn()
    const { frame, chapters } = await open(page, person, 'QUESTION_SET', 'En tout', '6 questions', MATHS.place)
    expect(chapters.map(({ engine }) => engine)).toEqual(expect.arrayContaining(['place-point', 'draw-image']))
    await playToTheEnd(page, frame, chapters, maths)
  })

  test('values are read off bars by keyboard alone, wrong then right @B02 @M03', async ({ page, signIn }) => {
    test.slow()
    const person = await signIn()
    const { frame, chapters } = await open(page, person, 'QUESTION_SET', 'En tout', '3 questions', DEVELOPMENT.place)
    expect(chapters.map(({ engine }) => engine)).toContain('read-value')
    await playToTheEnd(page, frame, chapters, development)
  })

  test('values are written in fields that a finger hits, and are there again after a reload @B02', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const { frame, chapters } = await open(page, person, 'QUESTION_SET', 'Du doigt', '3 questions', DEVELOPMENT.place)
    const data = await skipTo(page, frame, chapters, 'read-value')
    const fields = frame.getByRole('textbox')
    const values = findValues(data)
    for (const [n, value] of values.entries()) {
      const field = fields.nth(n)
      await field.scrollIntoViewIfNeeded()
      await expectLarge(field)
      await poke(field)
      await expect(field).toBeFocused()
      const saved = page.waitForResponse(one => one.url().endsWith('/progress') && one.ok())
      await page.keyboard.type(value)
      await saved
    }
    await page.reload()
    for (const [n, value] of values.entries()) await expect(fields.nth(n)).toHaveValue(value)
    await poke(frame.getByRole('button', { name: 'Valider' }))
    await expect(frame.getByText(/^Bravo, tout est juste\s!/)).toBeVisible()
  })

  test('points are placed and corners are marked by touching the figure, and are there again after a reload @B02 @M03', async ({
    page,
    signIn,
  }) => {
    test.slow()
    const person = await signIn()
    const { frame, chapters, read } = await open(page, person, 'QUESTION_SET', 'Du doigt', '6 questions', MATHS.place)
    const figures = Object.values((await read()).modules[0]?.figures ?? {})
    const validate = frame.getByRole('button', { name: 'Valider' })
    const touched = new Set<string>()
    for (const data of chapters) {
      if (data.engine === 'place-point') {
        const axes = figures.find(({ title }) => title.includes('dans un repère'))
        if (!axes) throw new Error('there are no axes')
        for (const [n, { name, text }] of data.points.entries()) {
          const slider = frame.getByRole('slider', { name: new RegExp(`^Point ${name} `) })
          await poke(slider)
          const [x = 0, y = 0] = text.split(/\s;\s/).map(one => Number(one.replace('−', '-')))
          const saved = page.waitForResponse(one => one.url().endsWith('/progress') && one.ok())
          await touch(page, frame, axes, [x, y])
          await expect(slider).toHaveAttribute('aria-valuenow', String(findPoints(data)[n]?.[0]))
          await saved
        }
        await page.reload()
        for (const [n, { name }] of data.points.entries())
          await expect(frame.getByRole('slider', { name: new RegExp(`^Point ${name} `) })).toHaveAttribute(
            'aria-valuenow',
            String(findPoints(data)[n]?.[0]),
          )
        touched.add(data.engine)
      } else if (data.engine === 'draw-image') {
        const grid = figures.find(one => one.scale?.x?.max === data.size[0] && one.scale.y?.max === data.size[1])
        if (!grid) throw new Error('there is no grid')
        const corners = findCorners(maths, data)
        for (const [n, corner] of corners.entries()) {
          await touch(page, frame, grid, corner)
          await expect(frame.getByText(`${n + 1} sur ${corners.length} marqués`, { exact: true })).toBeVisible()
        }
        await expectLarge(frame.getByRole('button', { name: 'Curseur vers la gauche' }))
        touched.add(data.engine)
      } else await answer({ page, frame, data }, solve(maths, data))
      await press(page, validate)
      await expect(frame.getByText(/^Bravo, (c’est|tout est) juste\s!/)).toBeVisible()
      await goOn(page, frame)
    }
    expect([...touched].toSorted()).toEqual(['draw-image', 'place-point'])
  })
})
