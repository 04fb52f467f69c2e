import { describe, expect, it } from 'vitest'
import { listHomeworkAhead, toRemember } from './remember-rules.ts'

const now = Date.parse('2026-11-26T16:00:00Z')
const event = (id: string, type: 'homework' | 'exam' | 'course', day: number, part: object = {}) => ({
  id,
  title: id,
  type,
  subject: null,
  startDate: `2026-${day > 30 ? `12-0${day - 30}` : `11-${day}`}T08:00:00.000Z`,
  ...part,
})
const lines = (...events: ReturnType<typeof event>[]) =>
  toRemember(events, now).map(({ title, detail }) => [title, detail])

describe('what must not be forgotten', () => {
  it('are tests of the next seven days and homework of the next three, with their day and subject', () => {
    const events = [
      event('Lecture', 'homework', 27),
      event('Pythagore', 'exam', 30, { subject: 'Mathématiques' }),
      event('Exposé', 'homework', 30),
      event('SVT', 'exam', 34),
    ]
    expect(lines(...events)).toEqual([
      ['Lecture', 'À rendre demain'],
      ['Pythagore', 'Lundi 30 novembre, Mathématiques'],
    ])
  })

  it('are neither lessons nor what is done or cancelled, and three at most', () => {
    const dropped = [
      event('Cours', 'course', 27),
      event('Fait', 'homework', 27, { done: true }),
      event('Annulé', 'exam', 27, { cancelled: true }),
    ]
    expect(lines(...dropped)).toEqual([])
    expect(lines(...Array.from({ length: 5 }, (_, n) => event(`Devoir ${n}`, 'homework', 27)))).toHaveLength(3)
  })

  it('keep homework of today until its evening, and drop a test that has begun', () => {
    expect(lines(event('Lecture', 'homework', 26), event('Interro', 'exam', 26))).toEqual([
      ['Lecture', 'À rendre aujourd’hui'],
    ])
  })

  it('leave out homework beyond three, which is counted all the same', () => {
    const events = Array.from({ length: 5 }, (_, n) => event(`Devoir ${n}`, 'homework', 27))
    expect(listHomeworkAhead([...events, event('Fait', 'homework', 27, { done: true })], now)).toEqual(events)
  })

  it('lead to the event on its day', () => {
    expect(toRemember([event('e-1', 'exam', 27)], now)).toMatchObject([
      { kind: 'exam', detail: 'Demain', to: '/planning/e-1?debut=2026-11-27T08%3A00%3A00.000Z' },
    ])
  })
})
