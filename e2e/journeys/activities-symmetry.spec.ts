import { readPack } from '../support/activities.ts'
import { expectAccessible } from '../support/axe.ts'
import { press } from '../support/keyboard.ts'
import { open, skipTo } from '../support/lessons.ts'
import { FOLDING, findCells, findCorners, markByKeys, SYMMETRY, touch } from '../support/on-axes.ts'
import type { Lesson } from '../support/played-types.ts'
import { poke } from '../support/pointer.ts'
import { expect, test } from '../support/test.ts'

const IMAGES: readonly (readonly [what: string, lesson: Lesson, find: typeof findCells])[] = [
  ['the corners of a triangle, turned half round a centre,', SYMMETRY, findCorners],
  ['the cells of a shape, folded over an axis,', FOLDING, findCells],
]
const RIGHT = /^Bravo, c’est juste\s!/

test.describe('An image by symmetry', () => {
  for (const [what, lesson, find] of IMAGES) {
    const pack = readPack(lesson.place.subChapterId)

    test(`${what} is marked by keyboard alone, wrong then right @B02`, async ({ page, signIn }) => {
      test.slow()
      const { frame, chapters } = await open(
        page,
        await signIn(),
        'QUESTION_SET',
        'Symétries',
        '6 questions',
        lesson.place,
      )
      const data = await skipTo(page, frame, chapters, 'draw-image')
      const marks = find(pack, data)
      const validate = frame.getByRole('button', { name: 'Valider' })
      await expect(validate).toBeDisabled()
      await expectAccessible(page)
      await markByKeys(page, frame, data, [[0, 0], ...marks.slice(1)])
      await press(page, validate)
      await expect(frame.getByText(new RegExp(`${marks.length - 1} sur ${marks.length}, et 1 en trop`))).toBeVisible()
      await press(page, frame.getByRole('button', { name: 'Réessayer' }))
      // What was right stays.
      await markByKeys(page, frame, data, marks.slice(0, 1))
      await press(page, validate)
      await expect(frame.getByText(RIGHT)).toBeVisible()
      await expectAccessible(page)
    })

    test(`${what} is marked by touches, one of them taken back, and is there again after a reload @B02`, async ({
      page,
      signIn,
    }) => {
      test.slow()
      const opened = await open(page, await signIn(), 'QUESTION_SET', 'Au doigt', '6 questions', lesson.place)
      const { frame, chapters, read } = opened
      const data = await skipTo(page, frame, chapters, 'draw-image')
      const figures = Object.values((await read()).modules[0]?.figures ?? {})
      const grid = figures.find(({ scale }) => scale?.x?.max === data.size[0] && scale.y?.max === data.size[1])
      if (!grid) throw new Error('there is no grid')
      const middle = data.of === 'cells' ? 0.5 : 0
      const mark = ([x, y]: [number, number]) => touch(page, frame, grid, [x + middle, y + middle])
      const marks = find(pack, data)
      const count = (n: number) => frame.getByText(`${n} sur ${marks.length} marqués`, { exact: true })
      await mark([0, 0])
      await expect(count(1)).toBeVisible()
      await mark([0, 0])
      await expect(count(0)).toBeVisible()
      for (const [n, one] of marks.slice(1).entries()) {
        await mark(one)
        await expect(count(n + 1)).toBeVisible()
      }
      for (const one of marks.slice(0, 1)) await mark(one)
      const kept = async () => JSON.stringify((await read()).modules[0]?.progress.state).match(/\[\d+,\d+\]/g)
      await expect.poll(kept).toHaveLength(marks.length)
      await page.reload()
      await expect(count(marks.length)).toBeVisible()
      await poke(frame.getByRole('button', { name: 'Valider' }))
      await expect(frame.getByText(RIGHT)).toBeVisible()
    })
  }
})
