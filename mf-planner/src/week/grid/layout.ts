import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatTime, localDay } from '@ariane/shared/dates'
import type { SlotOfDay } from '../sessions/rules.ts'

/** Lines of the grid are so far apart: lessons of 55 minutes touch without covering each other. */
const STEP_MIN = 5
/** Lines in an hour. */
export const HOUR_LINES = 60 / STEP_MIN
/** Shorter ones are drawn as long as a quarter of an hour. */
const MIN_LINES = 3
const DAY_MIN = 24 * 60
/** The hours that are always shown. */
const SHOWN = { from: 8, to: 18 }

type What = { event: CalendarEvent } | { slot: SlotOfDay }
/** Something on the grid of a day, from one line to another, counted from midnight. */
export type Placed = { from: number; to: number; what: What }
export type DayLayout = {
  /** What lasts all day, homework, which has to be ready, and what two others would hide. */
  top: CalendarEvent[]
  placed: Placed[]
}

/** Minutes since midnight of a local day, within it. */
function minutesOn(instant: string, day: string): number {
  const on = localDay(instant)
  if (on !== day) return on < day ? 0 : DAY_MIN
  const [hours = 0, minutes = 0] = formatTime(instant).split(':').map(Number)
  return hours * 60 + minutes
}

function place(start: string, end: string, day: string, what: What): Placed {
  const from = Math.round(minutesOn(start, day) / STEP_MIN)
  const to = Math.max(Math.round(minutesOn(end, day) / STEP_MIN), from + MIN_LINES)
  const over = Math.max(0, to - DAY_MIN / STEP_MIN)
  return { from: from - over, to: to - over, what }
}

const isWholeDay = ({ from, to }: Placed) => to - from >= DAY_MIN / STEP_MIN
const overlaps = (a: Placed, b: Placed) => a.from < b.to && b.from < a.to
const length = ({ from, to }: Placed) => to - from

/** Where the events and work slots of a day stand on the grid; none covers another. */
export function layOut(events: readonly CalendarEvent[], slots: readonly SlotOfDay[], day: string): DayLayout {
  const timed = events
    .filter(({ allDay, type }) => !allDay && type !== 'homework')
    .map(event => place(event.startDate, event.endDate, day, { event }))
  let placed = [
    ...timed.filter(one => !isWholeDay(one)),
    ...slots.map(slot => place(slot.start, slot.end, day, { slot })),
  ].sort((a, b) => a.from - b.from || length(b) - length(a))
  const lifted = new Set<CalendarEvent>()
  for (;;) {
    const crowded = placed.filter(one => placed.filter(other => other !== one && overlaps(one, other)).length > 1)
    const [longest] = crowded.filter(({ what }) => 'event' in what).sort((a, b) => length(b) - length(a))
    if (!longest || !('event' in longest.what)) break
    lifted.add(longest.what.event)
    placed = placed.filter(one => one !== longest)
  }
  const isOnTop = (event: CalendarEvent) =>
    event.allDay ||
    event.type === 'homework' ||
    lifted.has(event) ||
    timed.some(one => isWholeDay(one) && 'event' in one.what && one.what.event === event)
  return { top: events.filter(isOnTop), placed: shareTime(placed) }
}

/** Two at the same time stand one below the other: the first ends where the second begins, or in the middle. */
function shareTime(placed: readonly Placed[]): Placed[] {
  const found = placed.map(one => ({ ...one }))
  found.forEach((one, i) => {
    const next = found[i + 1]
    if (!next || !overlaps(one, next)) return
    const last = Math.max(one.to, next.to)
    const middle = next.from - one.from >= MIN_LINES ? next.from : Math.floor((one.from + last) / 2)
    Object.assign(one, { to: middle })
    Object.assign(next, { from: middle, to: last })
  })
  return found
}

/** The whole hours that a grid has to show. */
export function shownHours(days: readonly DayLayout[]): { from: number; to: number } {
  const all = days.flatMap(({ placed }) => placed)
  return {
    from: Math.min(SHOWN.from, ...all.map(({ from }) => Math.floor(from / HOUR_LINES))),
    to: Math.max(SHOWN.to, ...all.map(({ to }) => Math.ceil(to / HOUR_LINES))),
  }
}
