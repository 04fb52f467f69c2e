import type { MaterialFor } from '@ariane/activities/api'
import type { Context } from './context.ts'
import { draw } from './deck.ts'
import { chronology, listDatedEvents } from './events.ts'
import { isFresh, MAX_STEPS, type Ordered, pickedOrder } from './ordered.ts'
import type { Picked } from './rendered-module.ts'
import { isAmong } from './says-again.ts'
import { listScales } from './scales.ts'
import { listSequences } from './sequences.ts'

const MIN_EVENTS = 4

/** Sequences first, then scales and dates once those have been shown. */
export const pickReorderings = (context: Context): Picked<MaterialFor<'order'>>[] => {
  const sequences = listSequences(context.pack)
  const fresh = sequences.filter(one => isFresh(one, context.used))
  const events = listDatedEvents(context)
  const dates = events.length >= MIN_EVENTS ? [chronology(events.slice(0, MAX_STEPS))] : []
  const others = [...listScales(context.pack), ...dates]
  const freshOthers = others.filter(one => isFresh(one, context.used))
  const isUnsaid = ({ text }: Ordered) => !isAmong(text, context.said ?? new Set())
  const lists = [fresh, freshOthers]
  const unsaid = lists.map(list => list.filter(isUnsaid))
  const suites = [...unsaid, ...lists].find(list => list.length > 0) ?? [...sequences, ...others]
  return draw(context, suites, 2, 1).map(pickedOrder)
}
