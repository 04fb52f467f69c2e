import { RRule, type Weekday } from 'rrule'
import { describe, expect, it } from 'vitest'
import { toLocalDateTime } from '../platform/wall.ts'
import { isRepetition, repetitions, type Series, touches } from './occurrences.ts'

const at = (iso: string) => new Date(iso)
const series = (part: Partial<Series> = {}): Series => ({
  type: 'weekly',
  start: '2026-03-16T08:00:00',
  end: '2026-03-16T09:00:00',
  until: null,
  exceptions: [],
  ...part,
})
const week = (monday: string) => [at(monday), new Date(+at(monday) + 7 * 86_400_000)] as const
const starts = (...args: Parameters<typeof repetitions>) => repetitions(...args).map(({ start }) => start.toISOString())

describe('an event that repeats', () => {
  it('@N05 keeps its hour in Paris across both changes of the clock', () => {
    const spring = repetitions(series(), at('2026-03-22T23:00:00Z'), at('2026-04-05T22:00:00Z'))
    expect(spring.map(({ start }) => start.toISOString())).toEqual([
      '2026-03-23T07:00:00.000Z',
      '2026-03-30T06:00:00.000Z',
    ])
    const autumn = starts(series(), at('2026-10-18T22:00:00Z'), at('2026-11-01T23:00:00Z'))
    expect(autumn).toEqual(['2026-10-19T06:00:00.000Z', '2026-10-26T07:00:00.000Z'])
  })

  it('@N05 has an hour in the night of a change as well: the skipped one comes after, of the doubled one the first', () => {
    const night = { type: 'daily', start: '2026-03-01T02:30:00', end: '2026-03-01T02:45:00' } as const
    const on = (from: string, to: string) => starts(series(night), at(from), at(to))
    expect(on('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toEqual(['2026-03-29T01:30:00.000Z'])
    expect(on('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toEqual(['2026-10-25T00:30:00.000Z'])
  })

  it('@N04 comes every other week, every day or every school day, until its end, without what was left out', () => {
    const every = (type: Series['type'], part: Partial<Series> = {}) =>
      repetitions(series({ type, ...part }), ...week('2026-03-22T23:00:00Z')).map(({ wall }) => wall.slice(8, 10))
    expect(every('biweekly')).toEqual([])
    expect(every('weekdays')).toEqual(['23', '24', '25', '26', '27'])
    expect(every('daily', { until: at('2026-03-25T22:59:59Z') })).toEqual(['23', '24', '25'])
    expect(every('weekdays', { exceptions: ['2026-03-24T08:00:00'] })).toEqual(['23', '25', '26', '27'])
  })

  it('shows when it started before the week and still lasts', () => {
    const trip = series({ start: '2026-03-14T08:00:00', end: '2026-03-17T17:00:00' })
    const both = ['2026-03-14T07:00:00.000Z', '2026-03-21T07:00:00.000Z']
    expect(starts(trip, ...week('2026-03-15T23:00:00Z'))).toEqual(both)
  })

  it('knows which hours are its repetitions', () => {
    expect(isRepetition(series(), '2026-03-30T08:00:00')).toBe(true)
    expect(isRepetition(series(), '2026-03-30T09:00:00')).toBe(false)
    expect(isRepetition(series({ exceptions: ['2026-03-30T08:00:00'] }), '2026-03-30T08:00:00')).toBe(false)
  })
})

describe('an event that stands once', () => {
  it('belongs to the time it touches, its end excluded', () => {
    const lesson = { start: at('2026-03-16T07:00:00Z'), end: at('2026-03-16T08:00:00Z') }
    expect(touches(lesson, at('2026-03-16T07:30:00Z'), at('2026-03-17T00:00:00Z'))).toBe(true)
    expect(touches(lesson, at('2026-03-16T08:00:00Z'), at('2026-03-17T00:00:00Z'))).toBe(false)
    const moment = { start: at('2026-03-16T08:00:00Z'), end: at('2026-03-16T08:00:00Z') }
    expect(touches(moment, at('2026-03-16T08:00:00Z'), at('2026-03-17T00:00:00Z'))).toBe(true)
  })
})

/** The same rule in another library, which knows no zones: it counts on a clock without changes. */
const SECOND: Record<Series['type'], { freq: number; interval?: number; byweekday?: Weekday[] }> = {
  daily: { freq: RRule.DAILY },
  weekdays: { freq: RRule.WEEKLY, byweekday: [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR] },
  weekly: { freq: RRule.WEEKLY },
  biweekly: { freq: RRule.WEEKLY, interval: 2 },
  monthly: { freq: RRule.MONTHLY },
}
const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' })
const onTheClock = (instant: Date) => paris.format(instant).replace(' ', 'T')

/** Small and repeatable: the same numbers at each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

describe.each(Object.keys(SECOND) as Series['type'][])('@N05 from 2024 to 2030, %s', type => {
  it('falls on the days of a second library and shows the same local hour', () => {
    const random = numbers(type.length * 7919)
    const draw = (n: number) => Math.floor(random.next().value * n)
    for (let round = 0; round < 40; round++) {
      const first = new Date(Date.UTC(2024, draw(12), 1 + draw(28), 3 + draw(18), 5 * draw(12)))
      const start = first.toISOString().slice(0, 19)
      const end = new Date(+first + 3_600_000).toISOString().slice(0, 19)
      const until = draw(2) ? new Date(Date.UTC(2026 + draw(5), draw(12), 1 + draw(28))) : null
      const wallUntil = until && at(`${toLocalDateTime(until)}Z`)
      const second = new RRule({ ...SECOND[type], dtstart: first, ...(wallUntil && { until: wallUntil }) })
      // Around a change of the clock: the last Sunday of March or October.
      const change = new Date(Date.UTC(2024 + draw(7), draw(2) ? 2 : 9, 25))
      const from = new Date(+change - 20 * 86_400_000)
      const to = new Date(+change + 20 * 86_400_000)
      const ours = repetitions(series({ type, start, end, until }), from, to)
      const theirs = second.between(new Date(+from - 86_400_000), new Date(+to + 86_400_000), true)
      const days = new Set(ours.map(({ wall }) => wall))
      for (const { wall, start: instant } of ours) expect(onTheClock(instant)).toBe(wall)
      const inside = theirs.filter(time => +time > +from + 9e6 && +time < +to)
      expect(inside.every(time => days.has(time.toISOString().slice(0, 19)))).toBe(true)
      const known = new Set(theirs.map(time => time.toISOString().slice(0, 19)))
      expect([...days].every(wall => known.has(wall))).toBe(true)
    }
  })
})
