import { slimCalendar } from '@ariane/shared/ical'
import { expect, it } from 'vitest'
import { readCalendar } from './read.ts'
import { readApart } from './reader.ts'
import { WINDOW } from './testing/calendar-text.ts'
import { historyUntil } from './testing/history.ts'

const EVENTS = 20_000
/** Seven lessons a day for eight years. */
const history = historyUntil(new Date('2027-06-30T00:00:00Z'), EVENTS)
const MOST_HELD_MS = 400

/** The longest time for which nobody else had a turn. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let [longest, last] = [0, performance.now()]
  const turning = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  await work()
  clearInterval(turning)
  return longest
}

it('@Y07 eight years of twenty thousand events are read for the window of the planner, without holding others up', async () => {
  let reading: Awaited<ReturnType<typeof readApart>> | undefined
  const held = await longestHold(async () => {
    reading = await readApart(history, WINDOW)
  })
  expect(reading?.unread).toEqual([])
  const drafts = reading?.drafts ?? []
  expect(drafts.length).toBeGreaterThan(1750)
  expect(drafts.length + (reading?.outside ?? 0)).toBeGreaterThan(EVENTS - 40)
  expect(drafts[0]).toMatchObject({ type: 'course', title: 'HISTOIRE-GEOGRAPHIE-EMC', meta: { teacher: 'SIMON K.' } })
  expect(held).toBeLessThan(MOST_HELD_MS)
})

it('@Y07 a browser sends of them what can show alone, and says how far it is', async () => {
  const shares: number[] = []
  const { text, outside } = await slimCalendar(history, WINDOW, share => void shares.push(share))
  expect(text.length).toBeLessThan(history.length / 10)
  expect(shares.length).toBeGreaterThan(20)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
  const { drafts, outside: further } = readCalendar(text, WINDOW)
  expect(drafts).toEqual(readCalendar(history, WINDOW).drafts)
  expect([outside > 17_000, further]).toEqual([true, 0])
})
