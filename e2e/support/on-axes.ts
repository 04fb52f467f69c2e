import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { FigureView } from '@ariane/shared/contracts/figures'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import type { Lesson } from './played-types.ts'

type DataFor<E extends ActivityData['engine']> = Extract<ActivityData, { engine: E }>
type Figures = { figures?: { kind: string; size?: number[]; shape?: number[][]; by?: { vector?: number[] } }[] }

/** A lesson whose questions are read off bars; nothing in it is made up. */
export const DEVELOPMENT: Lesson = {
  grade: 5,
  place: { chapterId: 'geo-5-theme-1', subChapterId: 'geo-5-richesse-pauvrete' },
}

/** What its bars show. */
const HEIGHTS: Record<string, string> = {
  'Quel est l’IDH de l’Inde\u00a0?': '0,63',
  'Quel est l’IDH de la France\u00a0?': '0,9',
}

const readNumber = (text: string) => Number(text.replace('−', '-').replace(',', '.'))

/** The graduations of each point, found as a pupil does: by its coordinates and the numbers along the axes. */
export const findPoints = ({ axes, points }: DataFor<'place-point'>): number[][] =>
  points.map(({ text }) =>
    text.split(' ; ').map((coordinate, n) => {
      const [first, second] = axes[n]?.labels ?? []
      if (!first || !second) throw new Error('nothing is written on the axis')
      const step = (readNumber(second.text) - readNumber(first.text)) / (second.at - first.at)
      return Math.round(first.at + (readNumber(coordinate) - readNumber(first.text)) / step)
    }),
  )

/** The values of a chapter, as the pack's figure shows them. */
export const findValues = ({ items }: DataFor<'read-value'>): string[] => items.map(({ text }) => HEIGHTS[text] ?? '')

/** The corners of the image of a shape that is moved along an arrow. */
export const findCorners = (pack: unknown, { size }: DataFor<'draw-image'>): [number, number][] => {
  const { figures = [] } = pack as Figures
  const grid = figures.find(one => one.kind === 'grid' && one.size?.join() === size.join())
  const [across = 0, up = 0] = grid?.by?.vector ?? []
  return (grid?.shape ?? []).map(([x = 0, y = 0]): [number, number] => [x + across, y + up])
}

const press = async (page: Page, key: string, times: number) => {
  for (let n = 0; n < times; n++) await page.keyboard.press(key)
}

/** Keys that lead from one place to another, on one axis. */
const walk = async (page: Page, from: number, to: number, [forth, back]: readonly [string, string]) =>
  press(page, to > from ? forth : back, Math.abs(to - from))

const ACROSS = ['ArrowRight', 'ArrowLeft'] as const
const UP = ['ArrowUp', 'ArrowDown'] as const

/** Places points between two axes by keyboard alone: a first key brings each to the middle. */
export async function placeByKeys(page: Page, frame: FrameLocator, data: DataFor<'place-point'>, places: number[][]) {
  for (const [n, { name }] of data.points.entries()) {
    await tabTo(page, frame.getByRole('slider', { name: new RegExp(`^Point ${name} `) }))
    await page.keyboard.press('ArrowRight')
    const [x = 0, y = 0] = places[n] ?? []
    const [across = 0, up = 0] = data.axes.map(({ last }) => Math.round(last / 2))
    await walk(page, across, x, ACROSS)
    await walk(page, up, y, UP)
  }
}

/** Marks nodes of a grid by keyboard alone: the name of the button says where the cursor is. */
export async function markByKeys(page: Page, frame: FrameLocator, marks: readonly [number, number][]) {
  const cursor = frame.getByRole('button', { name: /^Marquer ou effacer/ })
  await tabTo(page, cursor)
  for (const [x, y] of marks) {
    const [across = 0, up = 0] = ((await cursor.getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? []
    await walk(page, across, x, ACROSS)
    await walk(page, up, y, UP)
    await expect(cursor).toHaveAccessibleName(new RegExp(`à ${x} vers la droite et ${y} vers le haut, vide`))
    await page.keyboard.press('Space')
  }
}

/** Writes values by keyboard alone. */
export async function writeValues(page: Page, frame: FrameLocator, data: DataFor<'read-value'>, values: string[]) {
  for (const [n, { text }] of data.items.entries()) {
    await tabTo(page, frame.getByRole('textbox', { name: text }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(values[n] ?? '')
  }
}

/** Touches the drawing where these values of its axes are seen. */
export async function touch(page: Page, frame: FrameLocator, figure: FigureView, [x, y]: readonly [number, number]) {
  const { scale } = figure
  if (!scale?.x || !scale.y) throw new Error('the figure has no axes')
  const along = ({ from, to, min, max }: typeof scale.x, value: number) =>
    from + ((value - min) / (max - min)) * (to - from)
  const drawing = frame.locator('.figure-drawing svg')
  await drawing.scrollIntoViewIfNeeded()
  const [left, top] = await drawing.evaluate(
    (svg, [across = 0, up = 0]) => {
      const seen = new DOMPoint(across, up).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? undefined)
      const { x: start, y: above } = svg.getBoundingClientRect()
      return [seen.x - start, seen.y - above] as const
    },
    [along(scale.x, x), along(scale.y, y)],
  )
  const box = await drawing.boundingBox()
  if (!box) throw new Error('nothing is drawn')
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(box.x + left, box.y + top)
  else await page.mouse.click(box.x + left, box.y + top)
}
