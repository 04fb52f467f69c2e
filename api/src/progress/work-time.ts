import { DAYS, type Settings } from '@ariane/shared/contracts'
import { toInstant } from '../platform/wall.ts'

/** From one instant to another, in milliseconds. */
export interface Span {
  start: number
  end: number
}
export type Hours = Pick<Settings, 'workDays' | 'timeSlots'>

const MINUTE = 60_000
/** Suggestions begin on a round minute, also in a slot that has begun. */
const ROUND = 5 * MINUTE
const SHORTEST = 15 * MINUTE
/** How long one may last; the longest with which all fit is taken. */
const LENGTHS = [30 * MINUTE, 25 * MINUTE, 20 * MINUTE, SHORTEST]

/** The work slot of a local day; undefined on a day without work. */
export function findSlot({ workDays, timeSlots }: Hours, day: string): Span | undefined {
  const name = DAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
  if (!name || !workDays[name] || !timeSlots[name].enabled) return undefined
  const { startTime, endTime } = timeSlots[name]
  return { start: +toInstant(`${day}T${startTime}:00`), end: +toInstant(`${day}T${endTime}:00`) }
}

/** Whether any day has a slot. */
export const hasSlot = ({ workDays, timeSlots }: Hours) => DAYS.some(day => workDays[day] && timeSlots[day].enabled)

/** What is left of a slot around what takes place in it, in pieces that are long enough; from `now` on, where it is given. */
export function freeIn(slot: Span, busy: readonly Span[], now = 0): Span[] {
  const free: Span[] = []
  let from = Math.max(slot.start, Math.ceil(now / ROUND) * ROUND)
  const held = busy.filter(({ start, end }) => start < end && start < slot.end)
  for (const { start, end } of held.toSorted((a, b) => a.start - b.start)) {
    free.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  free.push({ start: from, end: slot.end })
  return free.filter(({ start, end }) => end - start >= SHORTEST)
}

/** At most so many parts of the free time, all of one length, as long as they fit. */
export function splitTime(free: readonly Span[], wanted: number): Span[] {
  const cut = (length: number) =>
    free.flatMap(({ start, end }) =>
      Array.from({ length: Math.floor((end - start) / length) }, (_, i) => ({
        start: start + i * length,
        end: start + (i + 1) * length,
      })),
    )
  const count = Math.min(wanted, cut(SHORTEST).length)
  const length = LENGTHS.find(minutes => cut(minutes).length >= count) ?? SHORTEST
  return cut(length).slice(0, count)
}
