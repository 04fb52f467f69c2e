import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { FigureView } from '@ariane/shared/contracts/figures'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { readNumber } from './number-lines.ts'
import type { Lesson } from './played-types.ts'
import { pokeAt } from './pointer.ts'

type AxisScale = NonNullable<NonNullable<FigureView['scale']>['x']>
type DataFor<E extends ActivityData['engine']> = Extract<ActivityData, { engine: E }>
/** A grid with a shape that is moved along an arrow, turned half round a centre, or folded over an upright axis. */
type Grid = {
  kind: string
  size?: number[]
  shape?: number[][]
  by?: { vector?: number[]; centre?: number[]; axis?: number[][] }
}
type Figures = { figures?: Grid[] }

/** A lesson whose questions are read off bars; nothing in it is made up. */
export const DEVELOPMENT: Lesson = {
  grade: 5,
  place: { chapterId: 'geo-5-theme-1', subChapterId: 'geo-5-richesse-pauvrete' },
}

/** A lesson in which a point and a triangle are turned half round a centre. */
export const SYMMETRY: Lesson = {
  grade: 5,
  place: { chapterId: 'math-5-geometrie', subChapterId: 'math-5-symetrie-centrale' },
}

/** A lesson in which the cells of a shape are folded over an axis. */
export const FOLDING: Lesson = {
  grade: 6,
  place: { chapterId: 'math-6-geometrie', subChapterId: 'math-6-symetrie-axiale' },
}

/** What its bars show. */
const HEIGHTS: Record<string, string> = {
  'Quel est l’IDH de l’Inde\u00a0?': '0,63',
  'Quel est l’IDH de la France\u00a0?': '0,9',
}

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

const moveCorner = ([x = 0, y = 0]: number[], by: Grid['by']): [number, number] => {
  const { vector: [across = 0, up = 0] = [], centre, axis } = by ?? {}
  if (centre) return [2 * (centre[0] ?? 0) - x, 2 * (centre[1] ?? 0) - y]
  if (axis) return [2 * (axis[0]?.[0] ?? 0) - x, y]
  return [x + across, y + up]
}

/** The corners of the image of a shape. */
export const findCorners = (pack: unknown, { size }: DataFor<'draw-image'>): [number, number][] => {
  const { figures = [] } = pack as Figures
  const grid = figures.find(one => one.kind === 'grid' && one.size?.join() === size.join())
  return (grid?.shape ?? []).map(corner => moveCorner(corner, grid?.by))
}

/** Whether a place lies in a shape: an upward line from it meets its outline an odd number of times. */
const isInside = ([x, y]: [number, number], corners: readonly [number, number][]) =>
  corners.filter(([left, height], n) => {
    const [right] = corners[(n + 1) % corners.length] ?? [left]
    return left > x !== right > x && height > y
  }).length %
    2 ===
  1

/** The cells of the image of a shape whose sides lie on the lines of the grid, by their lower left corners. */
export const findCells = (pack: unknown, data: DataFor<'draw-image'>): [number, number][] => {
  const corners = findCorners(pack, data)
  const [columns, rows] = data.size
  return Array.from({ length: columns * rows }, (_, n): [number, number] => [
    n % columns,
    Math.floor(n / columns),
  ]).filter(([x, y]) => isInside([x + 0.5, y + 0.5], corners))
}

const press = async (page: Page, key: string, times: number) => {
  for (let n = 0; n < times; n++) await page.keyboard.press(key)
}

/** Keys that lead from one place to another, on one axis. */
const walk = async (page: Page, from: number, to: number, [forth, back]: readonly [string, string]) =>
  press(page, to > from ? forth : back, Math.abs(to - from))

const ACROSS = ['ArrowRight', 'ArrowLeft'] as const
const UP = ['ArrowUp', 'ArrowDown'] as const

/** Places points by keyboard alone: on a line from its lower end; between two axes a first key brings each to the middle. */
export async function placeByKeys(page: Page, frame: FrameLocator, data: DataFor<'place-point'>, places: number[][]) {
  for (const [n, { name }] of data.points.entries()) {
    await tabTo(page, frame.getByRole('slider', { name: new RegExp(`^Point ${name} `) }))
    const [x = 0, y = 0] = places[n] ?? []
    if (data.axes.length === 1) {
      await page.keyboard.press('Home')
      await press(page, 'ArrowRight', x)
      continue
    }
    await page.keyboard.press('ArrowRight')
    const [across = 0, up = 0] = data.axes.map(({ last }) => Math.round(last / 2))
    await walk(page, across, x, ACROSS)
    await walk(page, up, y, UP)
  }
}

/** What the button of the cursor says of a place that is not marked. */
const nameMark = (of: 'cells' | 'corners', [x, y]: readonly [number, number]) =>
  of === 'cells'
    ? `colonne ${x + 1}, ligne ${y + 1} depuis le bas, vide`
    : `à ${x} vers la droite et ${y} vers le haut, vide`

/** Marks nodes or cells of a grid by keyboard alone: the name of the button says where the cursor is. */
export async function markByKeys(
  page: Page,
  frame: FrameLocator,
  { of }: Pick<DataFor<'draw-image'>, 'of'>,
  marks: readonly [number, number][],
) {
  const cursor = frame.getByRole('button', { name: /^Marquer ou effacer/ })
  const first = of === 'cells' ? 1 : 0
  await tabTo(page, cursor)
  for (const [x, y] of marks) {
    const [across = 0, up = 0] = ((await cursor.getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? []
    await walk(page, across - first, x, ACROSS)
    await walk(page, up - first, y, UP)
    await expect(cursor).toHaveAccessibleName(new RegExp(nameMark(of, [x, y])))
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

/** Touches the drawing where these values of its axes are seen; a line has one axis. */
export async function touch(page: Page, frame: FrameLocator, figure: FigureView, [x, y]: readonly number[]) {
  const { scale } = figure
  const along = ({ from, to, min, max }: AxisScale, value: number) => from + ((value - min) / (max - min)) * (to - from)
  const left = scale?.x && x !== undefined ? along(scale.x, x) : undefined
  const top = scale?.y && y !== undefined ? along(scale.y, y) : scale?.level
  if (left === undefined || top === undefined) throw new Error('the figure has no axes')
  const drawing = frame.locator('.figure-drawing svg')
  await drawing.scrollIntoViewIfNeeded()
  const [across, down] = await drawing.evaluate(
    (svg, place) => {
      const seen = new DOMPoint(...place).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? undefined)
      const { x: start, y: above } = svg.getBoundingClientRect()
      return [seen.x - start, seen.y - above] as const
    },
    [left, top] as const,
  )
  const box = await drawing.boundingBox()
  if (!box) throw new Error('nothing is drawn')
  await pokeAt(page, { x: box.x + across, y: box.y + down })
}
