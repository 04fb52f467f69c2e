import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { FrameLocator, Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import type { Lesson } from './played-types.ts'

type NumberLine = Extract<ActivityData, { engine: 'number-line' }>

/** A lesson with number lines; it has generators, which make up questions but no line. */
export const RELATIVES: Lesson = {
  grade: 5,
  place: { chapterId: 'math-5-nombres', subChapterId: 'math-5-relatifs' },
}

/** A lesson whose points are placed on the line of a figure. */
export const FRACTIONS: Lesson = {
  grade: 5,
  place: { chapterId: 'math-5-nombres', subChapterId: 'math-5-fractions' },
}

/** A number as a lesson writes it: « −2,5 », « 14/5 ». */
export const readNumber = (text: string) => {
  const [numerator = '', denominator = '1'] = text.replace('−', '-').replace(',', '.').split('/')
  return Number(numerator) / Number(denominator)
}

/** The graduation of each point, found as a pupil does: by what the numbers written on the line say of a graduation. */
export const findGraduations = ({ labels, points }: NumberLine): number[] => {
  const [first, second] = labels
  if (!first || !second) throw new Error('nothing is written on the line')
  const step = (readNumber(second.text) - readNumber(first.text)) / (second.at - first.at)
  return points.map(({ text }) => Math.round(first.at + (readNumber(text) - readNumber(first.text)) / step))
}

/** The graduation beside each. */
export const misplaceGraduations = (graduations: readonly number[]) => graduations.map(at => (at > 0 ? at - 1 : at + 1))

/** Places the points by keyboard alone. */
export async function placePoints(
  page: Page,
  frame: FrameLocator,
  { points }: NumberLine,
  graduations: readonly number[],
) {
  for (const [n, { name }] of points.entries()) {
    await tabTo(page, frame.getByRole('slider', { name: `Point ${name}, ` }))
    await page.keyboard.press('Home')
    for (let at = 0; at < (graduations[n] ?? 0); at++) await page.keyboard.press('ArrowRight')
  }
}
