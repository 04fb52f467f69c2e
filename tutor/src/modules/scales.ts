import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { ranked } from './deck.ts'
import { chronology, listDatedEvents } from './events.ts'
import { pickPointsOnLine } from './figure-tasks.ts'
import { messages } from './messages.ts'
import { pickNumberLines } from './number-lines.ts'
import { isFresh, MAX_STEPS, MIN_STEPS, type Ordered, pickedOrder } from './ordered.ts'
import { makeChapters } from './render-chapter.ts'
import type { Chapter, Picked } from './rendered-module.ts'
import { listSequences } from './sequences.ts'

/** Items of a scale that nothing else on it equals. */
export const listScales = (pack: Pack): Ordered[] =>
  pack.scales.flatMap(scale => {
    const alone = scale.items.filter(item => scale.items.filter(other => other.value === item.value).length === 1)
    if (alone.length < MIN_STEPS) return []
    return {
      id: `scale:${scale.id}`,
      text: [scale.title, ...alone.map(item => item.label)].join(' '),
      title: scale.title,
      instruction: messages.sortScale(scale.title, scale.low, scale.high),
      scale: { low: scale.low, high: scale.high },
      steps: alone
        .toSorted((a, b) => a.value - b.value)
        .slice(0, MAX_STEPS)
        .map(item => ({ text: item.label })),
    }
  })

/** The steps of a process lie between its beginning and its end; numbers in order, between two sizes. */
const withEnds = (sequence: Ordered): Ordered => {
  const grows = /croissant/i.test(sequence.title) && !/décroissant/i.test(sequence.title)
  const [low, high] = grows ? [messages.smallest, messages.greatest] : [messages.firstStep, messages.lastStep]
  const say = grows ? messages.sortNumbers : messages.sortSteps
  return { ...sequence, instruction: say(sequence.title), scale: { low, high } }
}

/** A scale of the pack; its dates, then its sequences, where it has none. */
const pickScale = (context: Context): Picked<MaterialFor<'order'>>[] => {
  const { pack, used } = context
  const events = listDatedEvents(context)
  const count = Math.max(MIN_STEPS, Math.min(context.wish.count ?? 6, MAX_STEPS))
  const drawn = ranked({ ...context, wish: { focus: [] } }, events).slice(0, count)
  const line = chronology(events.filter(event => drawn.includes(event)))
  const ends = { low: messages.oldest, high: messages.latest }
  const dates = { ...line, instruction: messages.sortDates, scale: ends }
  const sources = [listScales(pack), events.length > MIN_STEPS ? [dates] : [], listSequences(pack).map(withEnds)]
  const fresh = sources.map(list => list.filter(one => isFresh(one, used))).find(list => list.length > 0)
  return ranked(context, fresh ?? sources.flat())
    .slice(0, 1)
    .map(pickedOrder)
}

/** A scale to sort; then a line to place numbers on, where the pack has one or makes one up. */
export const composeScale = (context: Context): Chapter[] => {
  const scale = makeChapters('order', pickScale)(context)
  const lines = makeChapters('number-line', pickNumberLines)(context)
  if (lines.length > 0) return [...scale, ...lines]
  const one = { ...context, wish: { ...context.wish, count: 1 } }
  return [...scale, ...makeChapters('place-point', pickPointsOnLine)(one)]
}
