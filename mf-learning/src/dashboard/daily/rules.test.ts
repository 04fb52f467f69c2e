import type { DailyPart } from '@ariane/shared/contracts/daily-session'
import { describe, expect, it } from 'vitest'
import { countSessions, currentStep, describePart, threadDays, totalMinutes } from './rules.ts'

const TODAY = '2026-11-26'
const common = { key: 'k', minutes: 3, outcome: 'open' as const }
const homework = (startDate: string): DailyPart => ({
  ...common,
  kind: 'homework',
  eventId: 'e',
  startDate,
  title: 'Exercices de calcul',
  description: '',
  subject: null,
})
const errors = (part: object = {}): DailyPart => ({
  ...common,
  kind: 'errors',
  count: 3,
  missedOn: '2026-11-23',
  subject: null,
  ...part,
})
const path = (part: object): DailyPart => ({
  ...common,
  kind: 'path',
  id: 7,
  title: 'Calcul littéral',
  subject: 'Mathématiques',
  reason: 'unfinished',
  ...part,
})

describe('a part of the session', () => {
  it.each<[DailyPart, string, string]>([
    [homework('2026-11-27T08:00:00Z'), 'Exercices de calcul', 'À rendre demain'],
    [homework('2026-11-28T08:00:00Z'), 'Exercices de calcul', 'À rendre samedi 28 novembre'],
    [errors(), '3 questions à revoir', 'Manquées lundi'],
    [errors({ subject: 'Mathématiques' }), '3 questions à revoir', 'Manquées lundi, en mathématiques'],
    [errors({ subject: 'SVT' }), '3 questions à revoir', 'Manquées lundi, en SVT'],
    [errors({ count: 1, missedOn: '2026-11-25' }), 'Une question à revoir', 'Manquée hier'],
    [errors({ missedOn: '2026-11-12' }), '3 questions à revoir', 'Manquées ces derniers jours'],
    [errors({ missedOn: null }), '3 questions à revoir', 'Manquées ces derniers jours'],
    [path({}), 'Calcul littéral', 'La suite de votre chapitre'],
    [path({ reason: 'not_begun' }), 'Calcul littéral', 'Votre nouveau chapitre'],
    [path({ reason: 'assigned', assignedBy: 'Hélène Dupont' }), 'Calcul littéral', 'Proposé par Hélène Dupont'],
    [path({ reason: 'assigned' }), 'Calcul littéral', 'Proposé par un adulte'],
    [
      path({ reason: 'assigned', assignedBy: 'Hélène Dupont', dueDate: '2026-11-26T23:00:00Z' }),
      'Calcul littéral',
      'Proposé par Hélène Dupont, pour demain',
    ],
    [path({ reason: 'exam', examDate: '2026-11-27T08:00:00Z' }), 'Calcul littéral', 'Contrôle demain'],
    [path({ reason: 'exam', examDate: '2026-11-30T08:00:00Z' }), 'Calcul littéral', 'Contrôle lundi 30 novembre'],
  ])('is named and says why it is there: %j', (part, title, reason) =>
    expect(describePart(part, TODAY)).toEqual({ title, reason }),
  )

  it('adds its minutes to those of the others, and is the current one while it is the first open one', () => {
    const parts = [{ ...errors(), outcome: 'done' as const }, path({ minutes: 7 })]
    expect(totalMinutes(parts)).toBe(10)
    expect(currentStep(parts)).toBe(2)
    expect(currentStep(parts.slice(0, 1))).toBe(0)
  })
})

describe('the thread of the week', () => {
  const days = Array.from({ length: 7 }, (_, n) => ({ day: `2026-11-${23 + n}`, session: n === 0 }))

  it('has sessions and rests until today, and what is to come', () => {
    const states = threadDays({ day: TODAY, week: { days, goal: null } }).map(({ state }) => state)
    expect(states).toEqual(['session', 'rest', 'rest', 'today', 'toCome', 'toCome', 'toCome'])
    expect(countSessions({ days, goal: null })).toBe(1)
  })
})
