import { describe, expect, it } from 'vitest'
import { comingUp, dueLabel, sourceLink, todayLine } from './rules.ts'

/** Monday the 23rd of November, 16:00 in Paris. */
const now = Date.parse('2026-11-23T15:00:00Z')
const slot = (day: number, count: number) => ({
  start: `2026-11-${day}T16:00:00.000Z`,
  end: `2026-11-${day}T17:00:00.000Z`,
  count,
})
const cards = (count: number) => Array.from({ length: count }) as never[]

describe('@H09 the words of the carnet d’erreurs', () => {
  it('say how much there is today, and in which slot', () => {
    expect(todayLine({ cards: cards(5), plan: [slot(23, 5)] }, now)).toBe(
      '5 questions, environ 10 minutes, dans votre créneau de 17:00 à 18:00',
    )
    expect(todayLine({ cards: cards(1), plan: [slot(24, 3)] }, now)).toBe('1 question, environ 2 minutes')
  })

  it('name the next slots by their day', () => {
    expect(comingUp({ plan: [slot(23, 5), slot(24, 3)] }, now)).toEqual([
      { start: '2026-11-24T16:00:00.000Z', when: 'Mardi 24 novembre, de 17:00 à 18:00', count: '3 questions' },
    ])
  })

  it('never call a question late', () => {
    expect(dueLabel({ dueDay: '2026-11-10' }, now)).toBe('Revient aujourd’hui')
    expect(dueLabel({ dueDay: '2026-11-25' }, now)).toBe('Revient le mercredi 25 novembre')
  })

  it.each([
    ['path', '/path/7'],
    ['homework', '/homework?devoir=7'],
  ] as const)('lead back to a %s', (kind, link) => expect(sourceLink({ kind, id: 7, title: '' })).toBe(link))
})
