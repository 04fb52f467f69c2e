import type { ActivityChapter } from '@ariane/activities/protocol'
import { lookup } from '@ariane/shared/catalogue'
import { logOnly } from '@ariane/shared/http'
import { chapterTitle, listChapters } from '../navigation.ts'
import type { Played } from './activity-props.ts'
import { withoutTitle } from './without-title.ts'

/** The figures sanitised, by chapter; without their drawings where what sanitises them cannot be had. */
async function cleanFigures(figures: Played['figures']): Promise<NonNullable<Played['figures']>> {
  const all = Object.entries(figures ?? {})
  if (all.length === 0) return {}
  try {
    const { cleanFigure } = await import('../../parts/figure/clean-figure.ts')
    return Object.fromEntries(all.map(([key, figure]) => [key, cleanFigure(figure)]))
  } catch (error) {
    logOnly('figures of an activity', error)
    return Object.fromEntries(all.map(([key, figure]) => [key, { ...figure, svg: '' }]))
  }
}

type Data = ActivityChapter['data']
const sayOnce = (data: Data, title: string): Data =>
  'instruction' in data ? { ...data, instruction: withoutTitle(data.instruction, title) } : data

/** Chapters with their data, in order; one without data cannot be played. What a title above says is not said again. */
export async function chaptersToPlay(module: Played, isTitled: boolean): Promise<ActivityChapter[]> {
  const figures = await cleanFigures(module.figures)
  return listChapters(module).flatMap(({ id, title }, at) => {
    const data = lookup(module.activity, id)
    const figure = lookup(figures, id)
    const isSaid = isTitled && chapterTitle(module, at).includes(title)
    return data ? [{ id, title, isSaid, data: isSaid ? sayOnce(data, title) : data, ...(figure && { figure }) }] : []
  })
}
