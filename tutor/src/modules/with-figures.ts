import type { Context } from './context.ts'
import { pickLegends, pickZones } from './figure-questions.ts'
import { retitled } from './gather.ts'
import { messages } from './messages.ts'
import { makeChapters } from './render-chapter.ts'
import type { Chapter, MakeChapters } from './rendered-module.ts'

const ASKED_ON_FIGURES = 2

/** Questions to choose an option, and two where the place is found on a figure, if the pack has such questions. */
export const withZones =
  (choose: MakeChapters, usual: number): MakeChapters =>
  (context: Context): Chapter[] => {
    const count = context.wish.count ?? usual
    const most = Math.min(ASKED_ON_FIGURES, Math.floor(count / 2))
    const take = (make: MakeChapters, n: number) =>
      n > 0 ? make({ ...context, wish: { ...context.wish, count: n } }) : []
    const zones = take(makeChapters('choose-zone', pickZones), most)
    const choices = zones.length === 0 ? choose(context) : take(choose, count - zones.length)
    return zones.length === 0 ? choices : retitled([...choices, ...zones], messages.question)
  }

/** Pairs to match; then a figure whose labels are put back, where the pack has one. */
export const withLegend =
  (match: MakeChapters): MakeChapters =>
  (context: Context): Chapter[] => [...match(context), ...makeChapters('label-figure', pickLegends)(context)]
