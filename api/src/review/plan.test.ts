import { MAX_REVIEWS_PER_DAY } from '@ariane/shared/contracts'
import { shiftDay } from '@ariane/shared/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Memory, remember } from './memory.ts'
import { cardsOfToday, planReviews } from './plan.ts'
import type { WorkSlot } from './ports.ts'

const monday = '2026-11-23'
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`)
const slot = (day: string, from: string, to: string): WorkSlot => ({ day, start: at(day, from), end: at(day, to) })
const cards = (count: number, dueDay = monday) => Array.from({ length: count }, (_, id) => ({ id, dueDay }))
const counts = (plan: { day: string; cards: number[] }[]) => plan.map(one => [one.day, one.cards.length])

describe('@H09 the plan of the carnet d’erreurs', () => {
  it('spreads many errors over the days that have a slot, at most twelve a day', () => {
    const slots = [
      slot(monday, '16:00', '17:00'),
      slot('2026-11-25', '09:00', '10:30'),
      slot('2026-11-26', '16:00', '17:00'),
    ]
    expect(counts(planReviews(cards(30), slots, { day: monday, done: 0 }))).toEqual([
      [monday, 12],
      ['2026-11-25', 12],
      ['2026-11-26', 6],
    ])
  })

  it('puts into a short slot what there is time for', () => {
    expect(counts(planReviews(cards(30), [slot(monday, '16:00', '16:15')], { day: monday, done: 0 }))).toEqual([
      [monday, 7],
    ])
  })

  it('counts what was answered today, and both slots of a day together', () => {
    const slots = [slot(monday, '16:00', '16:20'), slot(monday, '18:00', '19:00')]
    expect(counts(planReviews(cards(30), slots, { day: monday, done: 4 }))).toEqual([[monday, 8]])
    expect(counts(planReviews(cards(30), slots, { day: monday, done: 0 }))).toEqual([
      [monday, 10],
      [monday, 2],
    ])
    expect(planReviews(cards(30), slots, { day: monday, done: 12 })).toEqual([])
  })

  it('keeps a question until its day', () => {
    const slots = [slot(monday, '16:00', '17:00'), slot('2026-11-24', '16:00', '17:00')]
    const mixed = [...cards(1), { id: 9, dueDay: '2026-11-24' }]
    expect(planReviews(mixed, slots, { day: monday, done: 0 }).map(one => one.cards)).toEqual([[0], [9]])
  })

  it('leaves a day without a slot to whoever wants to, within the same bound', () => {
    expect(cardsOfToday(cards(30), [], { day: monday, done: 5 })).toHaveLength(7)
    expect(cardsOfToday(cards(3, '2026-11-24'), [], { day: monday, done: 0 })).toEqual([])
  })
})

/** A week of a pupil: slots as he likes, errors each day, some of what is planned answered, well or badly. */
const week = fc.record({
  slots: fc.array(
    fc.option(fc.record({ hour: fc.integer({ min: 8, max: 19 }), minutes: fc.integer({ min: 15, max: 120 }) })),
    {
      minLength: 7,
      maxLength: 7,
    },
  ),
  errors: fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 7, maxLength: 7 }),
  shows: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  recalls: fc.array(fc.constantFrom('again' as const, 'hard' as const, 'good' as const), {
    minLength: 1,
    maxLength: 9,
  }),
})

describe('@H09 any week of work', () => {
  it('never brings a question before its day, more than twelve a day, or more than its slots hold', () => {
    fc.assert(
      fc.property(week, ({ slots, errors, shows, recalls }) => {
        const hours = slots.flatMap((one, n): WorkSlot[] => {
          const day = shiftDay(monday, n)
          const start = one ? at(day, '00:00') + one.hour * 3_600_000 : 0
          return one ? [{ day, start, end: start + one.minutes * 60_000 }] : []
        })
        const book: { id: number; dueDay: string; memory: Memory }[] = []
        let answered = 0
        for (let n = 0; n < 7; n++) {
          const day = shiftDay(monday, n)
          const left = hours.filter(one => one.day >= day)
          const today = { day, done: 0 }
          const plan = planReviews(book, left, today)
          const perDay = Map.groupBy(plan, one => one.day)
          for (const [of, parts] of perDay) {
            const planned = parts.flatMap(one => one.cards)
            expect(planned.length).toBeLessThanOrEqual(MAX_REVIEWS_PER_DAY)
            expect(planned.every(id => (book[id]?.dueDay ?? '9') <= of)).toBe(true)
          }
          for (const one of plan) {
            expect(hours.some(({ start, end }) => start === one.start && end === one.end)).toBe(true)
            expect(one.cards.length * 2 * 60_000).toBeLessThanOrEqual(one.end - one.start)
          }
          expect(new Set(plan.flatMap(one => one.cards)).size).toBe(plan.flatMap(one => one.cards).length)
          if (shows[n])
            for (const { id } of cardsOfToday(book, plan, today)) {
              const card = book[id]
              if (!card) continue
              Object.assign(card, remember(card.memory, recalls[answered++ % recalls.length] ?? 'good', day))
              expect(card.dueDay > day).toBe(true)
            }
          for (let error = 0; error < (errors[n] ?? 0); error++)
            book.push({ id: book.length, ...remember(null, 'again', day) })
        }
      }),
      { numRuns: 200 },
    )
  })
})
