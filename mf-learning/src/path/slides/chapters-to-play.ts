import type { ActivityChapter } from '@ariane/activities/protocol'
import { lookup } from '@ariane/shared/catalogue'
import { logOnly } from '@ariane/shared/http'
import { listChapters } from '../navigation.ts'
import type { Played } from './activity-props.ts'

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

/** Chapters with their data, in order; one without data cannot be played. */
export async function chaptersToPlay(module: Played): Promise<ActivityChapter[]> {
  const figures = await cleanFigures(module.figures)
  return listChapters(module).flatMap(({ id, title }) => {
    const data = lookup(module.activity, id)
    const figure = lookup(figures, id)
    return data ? [{ id, title, data, ...(figure && { figure }) }] : []
  })
}
