import { describe, expect, it } from 'vitest'
import type { PlannedEvent, Work } from '../ports.ts'
import { buildParts, type DailyFacts } from './build-parts.ts'

/** Thursday the 26th of November, at five in the afternoon in Paris. */
const now = new Date('2026-11-26T16:00:00Z')
const event = (id: string, day: number, part: Partial<PlannedEvent> = {}): PlannedEvent => ({
  id,
  title: id,
  description: '',
  type: 'homework',
  subject: 'Mathématiques',
  meta: {},
  startDate: `2026-11-${day}T08:00:00.000Z`,
  endDate: `2026-11-${day}T09:00:00.000Z`,
  allDay: false,
  alert: null,
  ...part,
})
const path = (id: number, day: number, part: Partial<Work> = {}): Work => ({
  id,
  title: `Parcours ${id}`,
  type: 'pedagogical_pathway',
  status: 'generated',
  percent: 40,
  subject: 'SVT',
  chapterId: 'c',
  activeAt: new Date(`2026-11-${String(day).padStart(2, '0')}T15:00:00Z`),
  ...part,
})
const missed = (day: number, subject: string | null = 'Mathématiques', due = 26) => ({
  dueDay: `2026-11-${due}`,
  addedAt: new Date(`2026-11-${day}T15:00:00Z`),
  subject,
})
const build = (facts: Partial<DailyFacts>) => buildParts({ events: [], works: [], missed: [], ...facts }, now)
const lines = (facts: Partial<DailyFacts>) =>
  build(facts).map(part => {
    const why = part.kind === 'path' ? ` ${part.reason}` : ''
    return `${part.key}${why}, ${part.minutes} min`
  })

describe('@U01 the parts of a daily session', () => {
  it('are what is due, what was missed, then the current chapter, in ten minutes', () => {
    const parts = { events: [event('e1', 27)], missed: [missed(23), missed(23), missed(23)], works: [path(7, 25)] }
    expect(lines(parts)).toEqual([
      'homework e1 2026-11-27T08:00:00.000Z, 4 min',
      'errors, 3 min',
      'path 7 unfinished, 3 min',
    ])
  })

  it('put a path that prepares the next test, or that an adult gave, among what is due', () => {
    const exam = event('x', 30, { type: 'exam', subject: 'SVT' })
    expect(lines({ events: [exam], missed: [missed(23)], works: [path(7, 25)] })).toEqual([
      'path 7 exam, 9 min',
      'errors, 1 min',
    ])
    const given = path(8, 24, { status: 'to_do', assignedBy: 'Hélène Dupont' })
    expect(lines({ works: [path(7, 25), given] })).toEqual(['path 8 assigned, 10 min'])
  })

  it('play a path that was given for these days, and never put its event on paper, whatever else is due', () => {
    const due = event('e1', 27)
    const given = path(8, 24, { status: 'to_do', assignedBy: 'Hélène Dupont', eventId: 'e1' })
    expect(build({ events: [due], works: [given] })).toMatchObject([
      { kind: 'path', id: 8, reason: 'assigned', assignedBy: 'Hélène Dupont', dueDate: due.startDate },
    ])
    const exam = event('x', 27, { type: 'exam', subject: 'SVT' })
    expect(lines({ events: [exam, due], works: [path(7, 25), given] })).toEqual(['path 8 assigned, 10 min'])
    const begun = { ...given, status: 'generated' as const, activeAt: new Date('2026-10-01T15:00:00Z') }
    expect(lines({ events: [due, event('e2', 28)], works: [begun] })).toEqual([
      'homework e2 2026-11-28T08:00:00.000Z, 4 min',
      'path 8 assigned, 6 min',
    ])
    expect(lines({ events: [due], works: [{ ...given, status: 'generating' }] })).toEqual([])
    expect(lines({ events: [due], works: [{ ...given, status: 'done' }] })).toEqual([])
  })

  it('open a homework of Ariane that was given, and keep the event of work that the pupil removed', () => {
    const given = path(9, 24, { type: 'homework', eventId: 'e1' })
    expect(build({ events: [event('e1', 27)], works: [given] })).toMatchObject([{ kind: 'homework', homeworkId: 9 }])
    expect(build({ events: [event('e1', 27)] })[0]).not.toHaveProperty('homeworkId')
  })

  it.each([
    ['homework that is done', { events: [event('e1', 27, { done: true })] }],
    ['homework of today, which was handed in', { events: [event('e1', 26)] }],
    ['homework in a week', { events: [event('e1', 30)] }],
    ['a cancelled one', { events: [event('e1', 27, { cancelled: true })] }],
    ['a test without a path of its subject', { events: [event('x', 30, { type: 'exam' })] }],
    ['questions that come back later', { missed: [missed(23, 'SVT', 27)] }],
    ['a finished path', { works: [path(7, 25, { status: 'done' })] }],
    ['a path left a month ago', { works: [{ ...path(7, 25), activeAt: new Date('2026-10-20T15:00:00Z') }] }],
    ['a homework of Ariane', { works: [path(7, 25, { type: 'homework' })] }],
  ])('do without %s', (_, facts) => expect(lines(facts)).toEqual([]))

  it('prepare a test with a path of its chapter where the test has one', () => {
    const exam = event('x', 30, { type: 'exam', subject: 'SVT', meta: { chapterId: 'volcans' } })
    const works = [path(7, 25), path(8, 20, { chapterId: 'volcans' })]
    expect(lines({ events: [exam], works })).toEqual(['path 8 exam, 10 min'])
  })

  it('take up the path worked on last before one that nobody opened', () => {
    const works = [path(9, 26, { status: 'to_do' }), path(7, 20), path(8, 25)]
    expect(lines({ works })).toEqual(['path 8 unfinished, 10 min'])
    expect(lines({ works: [path(9, 26, { status: 'to_do' })] })).toEqual(['path 9 not_begun, 10 min'])
  })

  it('ask at most three questions beside something else, and ten alone', () => {
    const many = Array.from({ length: 12 }, () => missed(23))
    expect(lines({ missed: many, works: [path(7, 25)] })[0]).toBe('errors, 3 min')
    expect(lines({ missed: many })).toEqual(['errors, 10 min'])
  })

  it('name the day and the subject of missed questions where all have the same', () => {
    expect(build({ missed: [missed(23), missed(23)] })).toMatchObject([
      { missedOn: '2026-11-23', subject: 'Mathématiques' },
    ])
    expect(build({ missed: [missed(23), missed(24, 'SVT')] })).toMatchObject([{ missedOn: null, subject: null }])
  })
})
