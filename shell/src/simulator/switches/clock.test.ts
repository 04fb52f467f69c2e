import { describe, expect, it } from 'vitest'
import { parseClockOffset, shiftDate } from './clock.ts'

const now = Date.parse('2026-11-21T12:00:00')
const DAY = 86_400_000

describe('the clock of the simulator', () => {
  it.each([
    ['+3j', 3 * DAY],
    ['-2h', -DAY / 12],
    ['+45m', 2_700_000],
    ['2026-11-22T12:00', DAY],
    ['2026-11-22', DAY],
    ['demain', null],
    ['+3', null],
    ['2026-13-45', null],
  ])('@F04 reads %s', (asked, offset) => {
    expect(parseClockOffset(asked, now)).toBe(offset)
  })

  it('@F04 moves the present, and leaves every given date as it is', () => {
    const Shifted = shiftDate(Date, DAY)
    const near = (time: number) => Math.abs(time - Date.now() - DAY) < 1000
    expect(near(Shifted.now()) && near(new Shifted().getTime())).toBe(true)
    expect(new Shifted(now).getTime()).toBe(now)
    expect(new Shifted(2026, 0, 1)).toEqual(new Date(2026, 0, 1))
    expect(new Shifted() instanceof Date).toBe(true)
  })

  it('still makes the dates of a class that builds on it', () => {
    class Later extends shiftDate(Date, DAY) {
      day() {
        return this.getDay()
      }
    }
    expect(new Later(now).day()).toBe(new Date(now).getDay())
    expect(new Later().getTime() - Date.now()).toBeGreaterThan(DAY - 1000)
  })
})
