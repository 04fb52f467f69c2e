import type { Picture } from '@ariane/shared/contracts/activities/picture'
import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { draw, type Item, numbered, ranked, scramble } from './deck.ts'
import { type Dated, datedEvents } from './events.ts'
import { type Chapter, type Context, interactive, type Rendered } from './module.ts'

export type Step = { text: string; label?: string; picture?: Picture }
export type Suite = Item & {
  title: string
  instruction: string
  steps: Step[]
  scale?: { low: string; high: string }
}

export const MOST = 8

export const chapterOf =
  ({ random }: Context, engine: 'order' | 'timeline') =>
  (suite: Suite): Chapter => {
    const shown = numbered('s', scramble(random, suite.steps))
    const idOf = (step: Step) => shown.find(({ item }) => item === step)?.id ?? ''
    return {
      title: suite.title,
      data: {
        engine,
        instruction: suite.instruction,
        items: shown.map(({ id, item }) => ({
          id,
          text: item.text,
          ...(item.picture ? { picture: item.picture } : {}),
        })),
        ...(suite.scale ? { scale: suite.scale } : {}),
      },
      key: {
        engine,
        order: suite.steps.map(idOf),
        labels: Object.fromEntries(shown.map(({ id, item }) => [id, item.label ?? item.text])),
      },
      uses: [suite.id],
    }
  }

export const sequencesOf = (pack: Pack): Suite[] =>
  pack.sequences.map(sequence => ({
    id: `sequence:${sequence.id}`,
    text: [sequence.title, ...sequence.steps].join(' '),
    title: sequence.title,
    instruction: messages.reorder(sequence.title),
    steps: sequence.steps.map(text => ({ text })),
  }))

/** Items of a scale that nothing else on it equals. */
export const scalesOf = (pack: Pack): Suite[] =>
  pack.scales.flatMap(scale => {
    const alone = scale.items.filter(item => scale.items.filter(other => other.value === item.value).length === 1)
    if (alone.length < 3) return []
    return {
      id: `scale:${scale.id}`,
      text: [scale.title, ...alone.map(item => item.label)].join(' '),
      title: scale.title,
      instruction: messages.sortScale(scale.title, scale.low, scale.high),
      scale: { low: scale.low, high: scale.high },
      steps: alone
        .toSorted((a, b) => a.value - b.value)
        .slice(0, MOST)
        .map(item => ({ text: item.label })),
    }
  })

export const lineOf = (events: readonly Dated[]): Suite => ({
  id: 'events',
  text: events.map(event => event.text).join(' '),
  title: messages.chronology,
  instruction: messages.reorderEvents,
  steps: events.map(event => ({ text: event.label, label: messages.dated(event.when, event.label) })),
})

/** Sequences first, then scales and dates once those have been shown. */
export const reordering = (context: Context): Rendered => {
  const sequences = sequencesOf(context.pack)
  const fresh = sequences.filter(suite => !context.used.has(suite.id))
  const events = datedEvents(context)
  const others = [...scalesOf(context.pack), ...(events.length >= 4 ? [lineOf(events.slice(0, MOST))] : [])]
  const freshOthers = others.filter(suite => !context.used.has(suite.id))
  const suites = [fresh, freshOthers].find(list => list.length > 0) ?? [...sequences, ...others]
  return interactive(draw(context, suites, 2).map(chapterOf(context, 'order')))
}

/** Dated events to put on the line; a pack without dates lends the steps of a process. */
export const timeline = (context: Context): Rendered => {
  const events = datedEvents(context)
  if (events.length < 3) {
    const [first] = ranked(context, sequencesOf(context.pack))
    return interactive(first ? [chapterOf(context, 'timeline')(first)] : [])
  }
  const chosen = ranked(context, events).slice(0, Math.max(3, Math.min(context.wish.count ?? 6, MOST)))
  const line = lineOf(events.filter(event => chosen.includes(event)))
  const chapter = chapterOf(context, 'timeline')(line)
  return interactive([{ ...chapter, uses: chosen.map(event => event.id) }])
}
