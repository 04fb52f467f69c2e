import { chooseHints } from '../../hints/choose-hints.ts'
import type { Lesson } from './find-lesson.ts'
import { messages } from './messages.ts'

const MAX_CHARS = 60
/** So far apart in the right order, two elements are easy to compare. */
const MIN_DISTANCE = 2

const shorten = (text: string) =>
  text.length <= MAX_CHARS ? text.replace(/\.$/, '') : `${text.slice(0, MAX_CHARS).replace(/\s+\S*$/, '')}…`

/** Two elements that are not neighbours, by the alphabet: which of them is said first says nothing of their order. */
const findPair = (inOrder: readonly string[]): [string, string] | undefined => {
  const names = inOrder.map((text, at) => ({ text, at })).sort((a, b) => a.text.localeCompare(b.text, 'fr'))
  for (const one of names)
    for (const other of names.slice(names.indexOf(one) + 1))
      if (Math.abs(one.at - other.at) >= MIN_DISTANCE) return [shorten(one.text), shorten(other.text)]
  return undefined
}

type Ordered = {
  inOrder: readonly string[]
  scale?: { low: string; high: string } | undefined
  kind: 'events' | 'text' | 'numbers' | 'steps'
}

const FIRST = {
  events: messages.periods,
  text: messages.textLinks,
  numbers: messages.sameForm,
  steps: messages.whatNeedsWhat,
}

/** Hints to elements to put in order: what to look for, the place in the lesson, and two of them to compare. */
export const listOrderHints = ({ places }: Lesson, { inOrder, scale, kind }: Ordered): string[] => {
  const pair = findPair(inOrder)
  return chooseHints(
    [
      [scale && kind === 'steps' ? messages.extremes(scale.low, scale.high) : FIRST[kind]],
      places,
      [pair && messages.comparePair(...pair)],
    ],
    () => true,
  )
}
