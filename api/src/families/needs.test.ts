import type { Alert, NeedKind } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { findNeeds } from './needs.ts'
import type { WeekEvent, WeekFacts } from './ports.ts'
import type { Pupil } from './pupil.ts'
import { buildWeek } from './week.ts'

/** A Wednesday, 16:00 in Paris. */
const NOW = new Date('2026-11-18T15:00:00Z')
const WEEK = {
  since: new Date('2026-11-04T15:00:00Z'),
  from: new Date('2026-11-15T23:00:00Z'),
  to: new Date('2026-11-22T23:00:00Z'),
}
const pupil = (more: Partial<Pupil> = {}): Pupil => ({
  uid: 'p',
  fullName: 'Léa Martin',
  firstName: 'Léa',
  email: 'lea@ariane.example',
  grade: '4ème',
  createdAt: new Date('2026-09-01T08:00:00Z'),
  lastConnectedAt: new Date('2026-11-17T17:00:00Z'),
  ...more,
})
const event = (more: Partial<WeekEvent> = {}): WeekEvent => ({
  id: 'e',
  title: 'Exercices',
  type: 'homework',
  subject: null,
  meta: {},
  startDate: '2026-11-17T07:00:00Z',
  endDate: '2026-11-17T07:30:00Z',
  allDay: false,
  alert: null,
  ...more,
})
const facts = (more: Partial<WeekFacts> = {}): WeekFacts => ({
  events: [],
  objectives: [],
  paths: [],
  alerts: [],
  ...more,
})
const kinds = (found: WeekFacts, whom = pupil()) => findNeeds(whom, found, NOW).map(({ kind }) => kind)
const objective = { id: 'o', title: 'Lire', type: 'School', currentStatus: null, endDate: '2026-11-30' } as const

describe('what may call for help', () => {
  it.each<[string, Partial<WeekEvent>, NeedKind[]]>([
    ['due yesterday and open', {}, ['late_homework']],
    ['done', { done: true }, []],
    ['cancelled', { cancelled: true }, []],
    ['a lesson', { type: 'course' }, []],
    ['due later today', { startDate: '2026-11-18T16:00:00Z', endDate: '2026-11-18T17:00:00Z' }, []],
    [
      'for the whole of today',
      { allDay: true, startDate: '2026-11-17T23:00:00Z', endDate: '2026-11-18T23:00:00Z' },
      [],
    ],
    ['tomorrow', { startDate: '2026-11-19T07:00:00Z', endDate: '2026-11-19T08:00:00Z' }, ['due_tomorrow']],
    ['the day after', { startDate: '2026-11-20T07:00:00Z', endDate: '2026-11-20T08:00:00Z' }, []],
  ])('homework that is %s', (_, more, expected) => expect(kinds(facts({ events: [event(more)] }))).toEqual(expected))

  it('counts what is late and names the first', () => {
    const older = event({
      id: 'a',
      title: 'Rédaction',
      startDate: '2026-11-16T07:00:00Z',
      endDate: '2026-11-16T08:00:00Z',
    })
    expect(findNeeds(pupil(), facts({ events: [event(), older] }), NOW)).toEqual([
      { kind: 'late_homework', count: 2, title: 'Rédaction', at: older.startDate, id: 'a' },
    ])
  })

  it('knows an objective whose end is past, and one that its pupil says needs efforts', () => {
    const ended = { ...objective, endDate: '2026-11-17' }
    expect(kinds(facts({ objectives: [ended] }))).toEqual(['late_objective'])
    expect(kinds(facts({ objectives: [{ ...objective, currentStatus: 'started' }] }))).toEqual(['efforts'])
    expect(kinds(facts({ objectives: [objective] }))).toEqual([])
  })

  it('never names an objective about feelings or behaviour', () => {
    for (const type of ['Emotional', 'Behavioral', 'Other'] as const) {
      const ended = { ...objective, type, title: 'Mieux dormir', endDate: '2026-11-17' }
      expect(JSON.stringify(findNeeds(pupil(), facts({ objectives: [ended] }), NOW))).not.toContain('dormir')
    }
  })

  it('speaks of an absence after a week, and of an account nobody opened after three days', () => {
    const at = (day: string) => new Date(`2026-11-${day}T08:00:00Z`)
    expect(kinds(facts(), pupil({ lastConnectedAt: at('12') }))).toEqual([])
    expect(kinds(facts(), pupil({ lastConnectedAt: at('10') }))).toEqual(['away'])
    expect(kinds(facts(), pupil({ lastConnectedAt: null, createdAt: at('17') }))).toEqual([])
    expect(kinds(facts(), pupil({ lastConnectedAt: null, createdAt: at('14') }))).toEqual(['never_came'])
  })

  it('counts homework of the planner once, though the alerts name it too', () => {
    const alert: Alert = { type: 'incomplete_homework', title: 'Exercices', description: '', eventId: 'e' }
    expect(kinds(facts({ events: [event()], alerts: [alert] }))).toEqual(['late_homework'])
    expect(kinds(facts({ alerts: [{ ...alert, eventId: undefined, homeworkId: 4 }] }))).toEqual(['unfinished_homework'])
  })
})

describe('a class', () => {
  it('counts the week of each: lessons, homework, tests, objectives and paths', () => {
    const path = {
      id: 1,
      title: 'La Révolution',
      type: 'pedagogical_pathway',
      percent: 20,
      subject: 'Histoire',
    } as const
    const worked = { ...path, chapterId: 'c', activeAt: new Date('2026-11-17T15:00:00Z') }
    const week = buildWeek(
      pupil(),
      facts({
        events: [
          event({ type: 'course' }),
          event({ type: 'course', cancelled: true }),
          event({ type: 'exam' }),
          event({ done: true }),
          event({ startDate: '2026-11-10T07:00:00Z', endDate: '2026-11-10T08:00:00Z' }),
        ],
        objectives: [objective],
        paths: [
          { ...worked, status: 'generated' },
          { ...worked, status: 'done' },
          { ...worked, status: 'done', activeAt: new Date('2026-11-09T15:00:00Z') },
        ],
      }),
      WEEK,
      NOW,
    )
    expect(week).toMatchObject({ lessons: 1, exams: 1, homework: { due: 1, done: 1 }, objectives: 1 })
    expect(week.paths).toEqual({ begun: 1, done: 1 })
  })
})
