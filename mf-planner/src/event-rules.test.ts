import { describe, expect, it } from 'vitest'
import {
  canBeDone,
  countByType,
  formatDays,
  formatFreshness,
  formatHours,
  formatSubject,
  moveToDay,
  occurrenceKey,
  pickOccurrence,
  touches,
} from './event-rules.ts'

const lesson = { startDate: '2026-11-16T07:00:00.000Z', endDate: '2026-11-16T08:00:00.000Z', allDay: false }
const trip = { startDate: '2026-11-16T22:30:00.000Z', endDate: '2026-11-18T17:00:00.000Z', allDay: false }
const holiday = { startDate: '2026-11-15T23:00:00.000Z', endDate: '2026-11-17T23:00:00.000Z', allDay: true }

describe('an event', () => {
  it('shows all subjects of a lesson that has several', () => {
    expect(formatSubject({ subject: 'Histoire', meta: { alsoSubjects: ['Géographie'] } })).toBe('Histoire-Géographie')
    expect(formatSubject({ subject: 'SVT', meta: {} })).toBe('SVT')
    expect(formatSubject({ subject: null, meta: {} })).toBe('')
  })

  it('lies on its local days, and not on the day its midnight end begins', () => {
    expect(touches(lesson, '2026-11-16')).toBe(true)
    expect(touches(lesson, '2026-11-17')).toBe(false)
    expect(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'].map(day => touches(holiday, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('shows its hours in Paris, or what remains of them', () => {
    expect(formatHours(lesson, '2026-11-16')).toBe('08:00 – 09:00')
    expect(formatHours({ ...lesson, endDate: lesson.startDate }, '2026-11-16')).toBe('08:00')
    expect(formatHours(holiday, '2026-11-16')).toBe('Toute la journée')
    expect(formatHours(trip, '2026-11-16')).toBe('23:30 – 18:00')
    expect(formatHours(trip, '2026-11-17')).toBe('Suite')
    expect(formatHours(trip, '2026-11-18')).toBe('Jusqu’à 18:00')
  })

  it('names its day, or its first and last', () => {
    expect(formatDays(lesson)).toBe('lundi 16 novembre')
    expect(formatDays(holiday)).toBe('Du lundi 16 novembre au mardi 17 novembre')
  })

  it('keeps its repetitions apart', () => {
    expect(occurrenceKey({ id: 'e', startDate: 'a' })).not.toBe(occurrenceKey({ id: 'e', startDate: 'b' }))
  })
})

describe('an event that is moved', () => {
  it('keeps its hours in Paris, also over a change of the clock', () => {
    expect(moveToDay(lesson, '2026-11-20')).toEqual({
      startDate: '2026-11-20T07:00:00.000Z',
      endDate: '2026-11-20T08:00:00.000Z',
    })
    const summer = { startDate: '2026-10-24T06:00:00.000Z', endDate: '2026-10-24T07:00:00.000Z', allDay: false }
    expect(moveToDay(summer, '2026-10-26').startDate).toBe('2026-10-26T07:00:00.000Z')
    expect(moveToDay(holiday, '2026-11-23').endDate).toBe('2026-11-24T23:00:00.000Z')
  })
})

describe('what comes from a school', () => {
  it('says when it was confirmed, with the day when that is not today', () => {
    expect(formatFreshness('2026-11-21T16:30:00Z', '2026-11-21')).toBe('à jour à 17:30')
    expect(formatFreshness('2026-11-20T16:30:00Z', '2026-11-21')).toBe('à jour le 20 novembre 2026 à 17:30')
  })

  it('can be marked as done when it is work', () => {
    expect((['course', 'homework', 'exam', 'revision', 'other'] as const).filter(type => canBeDone({ type }))).toEqual([
      'homework',
      'revision',
    ])
  })
})

describe('the counters of a week', () => {
  it('count courses, homework and exams, and nothing else', () => {
    const types = ['course', 'course', 'homework', 'exam', 'revision', 'other'] as const
    expect(countByType(types.map(type => ({ type })))).toEqual({ course: 2, homework: 1, exam: 1 })
  })

  it('leave out what is cancelled and homework that is done', () => {
    const events = [
      { type: 'course', cancelled: true },
      { type: 'course' },
      { type: 'homework', done: true },
      { type: 'homework' },
    ] as const
    expect(countByType(events)).toEqual({ course: 1, homework: 1, exam: 0 })
  })
})

describe('the event an address means', () => {
  const at = (startDate: string) => ({ startDate, endDate: startDate.replace('T08', 'T09') })
  const weeks = ['2026-11-09T08:00:00.000Z', '2026-11-16T08:00:00.000Z', '2026-11-23T08:00:00.000Z'].map(at)
  const now = Date.parse('2026-11-16T08:30:00Z')

  it.each([
    ['the date it asks for', '2026-11-09T08:00:00.000Z', now, 0],
    ['the one that is going on', null, now, 1],
    ['the next one when the date is unknown', '2026-01-01T08:00:00.000Z', now + 7_200_000, 2],
    ['the last one when all are over', null, Date.parse('2027-01-01'), 2],
  ])('is %s', (_, wanted, at, index) => expect(pickOccurrence(weeks, wanted, at)).toBe(weeks[index]))

  it('is none when nothing was found', () => expect(pickOccurrence([], null, now)).toBeUndefined())
})
