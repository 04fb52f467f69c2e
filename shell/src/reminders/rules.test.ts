import type { Reminder } from '@ariane/shared/contracts/sessions'
import { describe, expect, it } from 'vitest'
import { allowsReminders, filterReminders, formatReminder, reminderAddress } from './rules.ts'

const now = Date.parse('2026-11-24T16:40:00Z')
const due = (kind: 'homework' | 'exam', startDate: string): Reminder => ({
  kind,
  key: 'h',
  eventId: 'e',
  startDate,
  title: 'Exercice 7',
})
const homework = (startDate: string) => due('homework', startDate)
const exam = (startDate: string) => due('exam', startDate)
const alert = (part: object): Reminder => ({
  kind: 'alert',
  key: 'a',
  alert: { type: 'incomplete_path', title: 'Les fables', description: 'Reprenez.', ...part },
})
const slot: Reminder = { kind: 'slot', key: 's', start: '2026-11-24T16:00:00Z', end: '2026-11-24T17:00:00Z' }

describe('@N12 reminders', () => {
  it.each([
    ['/', '', true],
    ['/scolaire', '', true],
    ['/scolaire', '?semaine=1', true],
    ['/objectives', '', true],
    ['/scolaire', '?ajouter=2026-11-24', false],
    ['/scolaire', '?onglet=revisions&parcours=7', false],
    ['/objectives', '?objectif=o', false],
    ['/revisions', '?parcours=7', false],
    ['/revisions', '', false],
    ['/path/7', '', false],
    ['/homework', '', false],
    ['/chat', '', false],
  ])('stand on %s%s: %s', (pathname, search, expected) => expect(allowsReminders({ pathname, search })).toBe(expected))

  it('leave alerts and homework to the screens that show them', () => {
    const ready = [homework('2026-11-24T07:00:00.000Z'), exam('2026-11-25T07:00:00.000Z')]
    const all = [slot, ...ready, alert({})]
    expect(filterReminders(all, { pathname: '/', search: '' })).toEqual([slot])
    expect(filterReminders(all, { pathname: '/scolaire', search: '' })).toEqual([slot, ...ready])
    expect(filterReminders(all, { pathname: '/profile', search: '' })).toEqual(all)
  })

  it.each([
    [slot, 'Votre créneau de travail : 17:00 – 18:00.', '/scolaire'],
    [
      homework('2026-11-24T07:00:00.000Z'),
      'À rendre aujourd’hui : Exercice 7',
      '/planning/e?debut=2026-11-24T07%3A00%3A00.000Z',
    ],
    [
      homework('2026-11-24T23:00:00.000Z'),
      'À rendre demain : Exercice 7',
      '/planning/e?debut=2026-11-24T23%3A00%3A00.000Z',
    ],
    [
      exam('2026-11-24T07:00:00.000Z'),
      'Contrôle aujourd’hui : Exercice 7',
      '/planning/e?debut=2026-11-24T07%3A00%3A00.000Z',
    ],
    [
      exam('2026-11-25T07:00:00.000Z'),
      'Contrôle demain : Exercice 7',
      '/planning/e?debut=2026-11-25T07%3A00%3A00.000Z',
    ],
    [
      exam('2026-11-27T07:00:00.000Z'),
      'Contrôle vendredi 27 novembre : Exercice 7',
      '/planning/e?debut=2026-11-27T07%3A00%3A00.000Z',
    ],
    [alert({ pathId: 7 }), 'Les fables : Reprenez.', '/path/7'],
    [alert({ type: 'incomplete_lesson', eventId: 'e' }), 'Les fables : Reprenez.', '/planning/e'],
    [alert({ type: 'incomplete_homework', homeworkId: 3 }), 'Les fables : Reprenez.', '/homework'],
  ])('say what and lead there: %j', (reminder, sentence, target) => {
    expect([formatReminder(reminder, now), reminderAddress(reminder)]).toEqual([sentence, target])
  })
})
