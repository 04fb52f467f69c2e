import { defaultSettings } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import type { PlannedEvent } from './ports.ts'
import { listReminders } from './reminders.ts'

/** Tuesday the 24th of November in Paris; the slot is from 17:00 to 18:00. */
const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`)
const hours = defaultSettings('u1')
const homework = (id: string, day: number, part: Partial<PlannedEvent> = {}): PlannedEvent => ({
  id,
  title: id,
  description: '',
  type: 'homework',
  subject: null,
  meta: {},
  startDate: `2026-11-${day}T07:00:00.000Z`,
  endDate: `2026-11-${day}T08:00:00.000Z`,
  allDay: false,
  alert: null,
  ...part,
})
const keys = (part: Partial<Parameters<typeof listReminders>[0]>, time = '12:00') =>
  listReminders({ hours: null, events: [], alerts: [], away: new Set(), ...part }, at(time)).map(({ key }) => key)

describe('@N12 a reminder', () => {
  it.each([
    ['16:29', []],
    ['16:30', ['slot 2026-11-24']],
    ['17:59', ['slot 2026-11-24']],
    ['18:00', []],
  ])('of the work slot at %s: %j', (time, expected) => expect(keys({ hours }, time)).toEqual(expected))

  it('of no slot comes before settings were saved', () => expect(keys({}, '17:00')).toEqual([]))

  it('of the work slot is for what a lesson leaves of it', () => {
    const latin = homework('latin', 24, {
      type: 'course',
      startDate: '2026-11-24T15:30:00.000Z',
      endDate: '2026-11-24T16:30:00.000Z',
    })
    const keysAt = (time: string) => keys({ hours, events: [latin] }, time)
    expect([keysAt('16:59'), keysAt('17:00')]).toEqual([[], ['slot 2026-11-24']])
    const whole = { ...latin, endDate: '2026-11-24T18:00:00.000Z' }
    expect(keys({ hours, events: [whole] }, '17:30')).toEqual([])
  })

  it('is for the tests of today and the three days after, among homework by their day', () => {
    const exam = (id: string, day: number, part: Partial<PlannedEvent> = {}) =>
      homework(id, day, { type: 'exam', ...part })
    const events = [
      exam('passé', 24),
      exam('demain', 25),
      homework('exercice', 25, { startDate: '2026-11-25T06:00:00.000Z' }),
      exam('annulé', 26, { cancelled: true }),
      exam('vendredi', 27),
      exam('samedi', 28),
    ]
    expect(keys({ events }).map(key => key.split(' ').slice(0, 2).join(' '))).toEqual([
      'homework exercice',
      'exam demain',
      'exam vendredi',
    ])
  })

  it('is for homework due today or tomorrow that is not done', () => {
    const events = [
      homework('hier', 23),
      homework('ce matin', 24),
      homework('ce soir', 24, { endDate: '2026-11-24T17:00:00.000Z' }),
      homework('demain', 25),
      homework('fait', 25, { done: true }),
      homework('après', 26),
    ]
    expect(keys({ events })).toEqual([
      'homework ce soir 2026-11-24T07:00:00.000Z',
      'homework demain 2026-11-25T07:00:00.000Z',
    ])
  })

  it('names a thing once: an alert about homework that is told already stays silent', () => {
    const startDate = '2026-11-25T07:00:00.000Z'
    const alerts = [
      { type: 'incomplete_homework' as const, title: '', description: '', eventId: 'demain', startDate },
      { type: 'incomplete_path' as const, title: '', description: '', pathId: 7 },
    ]
    expect(keys({ events: [homework('demain', 25)], alerts })).toEqual([
      `homework demain ${startDate}`,
      'incomplete_path 7',
    ])
  })

  it('never comes back once it was put away', () => {
    expect(keys({ hours, away: new Set(['slot 2026-11-24']) }, '17:00')).toEqual([])
  })

  it('is one of five at most', () => {
    const events = Array.from({ length: 9 }, (_, n) => homework(`d${n}`, 25))
    expect(keys({ events })).toHaveLength(5)
  })
})
