import { describe, expect, it } from 'vitest'
import { listAlerts, needsReminder } from './alerts.ts'
import type { PlannedEvent, Work } from './ports.ts'

const now = new Date('2026-11-18T16:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const work = (part: Partial<Work>): Work => ({
  id: 1,
  title: 'Les fables',
  type: 'pedagogical_pathway',
  status: 'to_do',
  percent: 0,
  subject: 'Français',
  chapterId: 'c1',
  activeAt: hoursAgo(30),
  ...part,
})
/** Wednesday the 18th of November, at five in the afternoon in Paris. */
const week = { from: new Date('2026-11-15T23:00:00Z'), to: new Date('2026-11-22T23:00:00Z'), now }
const event = (id: string, day: number, part: Partial<PlannedEvent> = {}): PlannedEvent => ({
  id,
  title: id,
  description: '',
  type: 'course',
  subject: 'Histoire',
  meta: { subject: 'Histoire' },
  startDate: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  endDate: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  allDay: false,
  alert: null,
  ...part,
})
const lesson = (part: Partial<PlannedEvent> = {}): PlannedEvent =>
  event('e1', 18, { title: 'Histoire', alert: { description: 'Leçon à revoir' }, ...part })
const ids = (events: PlannedEvent[], works: Work[] = [], period = week) =>
  listAlerts(events, works, period).map(({ eventId, pathId, homeworkId }) => eventId ?? pathId ?? homeworkId)

describe('a reminder', () => {
  it.each([
    ['comes for a path nobody opened since yesterday', { status: 'to_do', activeAt: hoursAgo(25) }, true],
    ['waits for a path made this morning', { status: 'to_do', activeAt: hoursAgo(8) }, false],
    ['comes for a path left three days ago', { status: 'generated', activeAt: hoursAgo(72) }, true],
    ['waits for a path worked on yesterday', { status: 'generated', activeAt: hoursAgo(26) }, false],
    ['comes at once for a path that could not be made', { status: 'incomplete_path', activeAt: hoursAgo(1) }, true],
    [
      'comes at once for a homework that lacks something',
      { status: 'incomplete_homework', activeAt: hoursAgo(1) },
      true,
    ],
    ['never comes for a finished path', { status: 'done', activeAt: hoursAgo(72) }, false],
    ['never comes while a path is being made', { status: 'generating', activeAt: hoursAgo(72) }, false],
    ['stops after four weeks', { status: 'generated', activeAt: hoursAgo(24 * 29) }, false],
  ] as const)('%s', (_, part, expected) => {
    expect(needsReminder(work(part), now)).toBe(expected)
  })
})

describe('the alerts of a week', () => {
  it('name lessons first, then unfinished work, the most recent first', () => {
    const works = [
      work({ id: 7, status: 'generated', percent: 40, activeAt: hoursAgo(80) }),
      work({ id: 8 }),
      work({ id: 9, type: 'homework', status: 'generated', activeAt: hoursAgo(60) }),
    ]
    expect(listAlerts([lesson()], works, week)).toEqual([
      {
        type: 'incomplete_lesson',
        title: 'Histoire',
        description: 'Leçon à revoir',
        eventId: 'e1',
        startDate: '2026-11-18T08:00:00.000Z',
      },
      {
        type: 'incomplete_path',
        title: 'Les fables',
        description: 'Ce parcours vous attend\u00a0: vous pouvez commencer quand vous voulez.',
        pathId: 8,
      },
      {
        type: 'incomplete_homework',
        title: 'Les fables',
        description: 'Ce devoir n’est pas encore terminé.',
        homeworkId: 9,
      },
      {
        type: 'incomplete_path',
        title: 'Les fables',
        description: 'Vous en êtes à 40\u00a0%\u00a0: reprenez là où vous en étiez.',
        pathId: 7,
      },
    ])
  })

  it('leave out events without an alert, exams, and repetitions of the same lesson', () => {
    const events = [lesson(), lesson(), lesson({ id: 'e2', alert: null }), lesson({ id: 'e3', type: 'exam' })]
    expect(ids(events)).toEqual(['e1'])
  })

  it('describe a lesson whose alert says nothing', () => {
    const [alert] = listAlerts([lesson({ alert: { description: '' } })], [], week)
    expect(alert?.description).toBe('Ce cours demande encore un peu de travail.')
  })

  it('stay few, however much was left', () => {
    const works = Array.from({ length: 20 }, (_, id) => work({ id }))
    expect(listAlerts([], works, week)).toHaveLength(6)
  })
})

describe('@N07 a lesson that nothing was done on', () => {
  it('is recalled from the day after, the last one of its subject, with what to do', () => {
    const events = [event('lundi', 16), event('mardi', 17), event('aujourd’hui', 18)]
    expect(listAlerts(events, [], week)).toEqual([
      {
        type: 'incomplete_lesson',
        title: 'mardi',
        description: 'Pas encore revu depuis mardi 17 novembre. Relisez-le, ou créez un parcours.',
        eventId: 'mardi',
        startDate: '2026-11-17T08:00:00.000Z',
      },
    ])
  })

  const monday = event('lundi', 16, { meta: { subject: 'Histoire', chapterId: 'c1' } })
  const since = (part: Partial<Work>) =>
    work({ status: 'done', subject: 'Histoire', activeAt: new Date('2026-11-17T10:00:00Z'), ...part })
  it.each<[string, PlannedEvent[], Work[], boolean]>([
    ['a path of its chapter was worked on since', [monday], [since({})], false],
    [
      'a path of its chapter was worked on before',
      [monday],
      [since({ activeAt: new Date('2026-11-15T10:00:00Z') })],
      true,
    ],
    ['a path of another chapter was worked on', [monday], [since({ chapterId: 'c2' })], true],
    ['a path of another subject was worked on', [event('lundi', 16)], [since({ subject: 'SVT' })], true],
    ['its homework is done', [monday, event('devoir', 19, { type: 'homework', done: true })], [], false],
    ['a revision is planned next week', [monday, event('révision', 24, { type: 'revision' })], [], false],
    ['a revision is cancelled', [monday, event('révision', 20, { type: 'revision', cancelled: true })], [], true],
    ['it did not take place', [{ ...monday, cancelled: true }], [], false],
    ['it has no subject', [{ ...monday, subject: null, meta: {} }], [], false],
  ])('stands or falls: %s', (_, events, works, expected) => {
    expect(ids(events, works).includes('lundi')).toBe(expected)
  })

  it('is one of three at most, those before a test first, in the order of the week', () => {
    const of = (subject: string, day: number, part: Partial<PlannedEvent> = {}) =>
      event(`${subject} ${day}`, day, { subject, meta: { subject }, ...part })
    const events = [
      of('SVT', 16),
      of('Anglais', 16),
      of('EMC', 17),
      of('Français', 17),
      of('SVT', 20, { type: 'exam' }),
    ]
    expect(ids(events)).toEqual(['SVT 16', 'EMC 17', 'Français 17'])
  })
})

describe('@N07 the period that is asked for', () => {
  const due = (id: string, day: number) => event(id, day, { type: 'homework', subject: null, meta: {} })
  it('holds homework due in the next two days, until it is done', () => {
    const events = [due('hier', 17), due('ce soir', 18), due('vendredi', 20), due('samedi', 21)]
    expect(listAlerts(events, [], week).map(({ type, description }) => [type, description])).toEqual([
      [
        'incomplete_homework',
        'À rendre mercredi 18 novembre. Besoin d’un coup de main\u00a0? Ouvrez Aide aux devoirs.',
      ],
      [
        'incomplete_homework',
        'À rendre vendredi 20 novembre. Besoin d’un coup de main\u00a0? Ouvrez Aide aux devoirs.',
      ],
    ])
    expect(ids([{ ...due('fait', 18), done: true }])).toEqual([])
  })

  it('names given work once, by the day it is due, and not once its path is finished', () => {
    const given = { id: 7, eventId: 'vendredi', status: 'generated', activeAt: hoursAgo(72) } as const
    expect(ids([due('vendredi', 20)], [work(given)])).toEqual(['vendredi'])
    expect(ids([due('vendredi', 20)], [work({ ...given, type: 'homework' })])).toEqual(['vendredi'])
    expect(ids([due('lundi', 30)], [work({ ...given, eventId: 'lundi' })])).toEqual([7])
    expect(ids([due('vendredi', 20)], [work({ ...given, status: 'done' })])).toEqual([])
  })

  it('is honoured: lessons of its days, work as it stood at its end, nothing left behind in a week to come', () => {
    const before = { from: new Date('2026-11-08T23:00:00Z'), to: new Date('2026-11-15T23:00:00Z'), now }
    const after = { from: new Date('2026-11-22T23:00:00Z'), to: new Date('2026-11-29T23:00:00Z'), now }
    const events = [event('semaine passée', 12), event('cette semaine', 16, { subject: 'SVT' })]
    const works = [
      work({ id: 7, activeAt: new Date('2026-11-13T10:00:00Z') }),
      work({ id: 8, activeAt: new Date('2026-11-17T10:00:00Z') }),
    ]
    expect(ids(events, works, before)).toEqual(['semaine passée', 7])
    expect(ids(events, works)).toEqual(['cette semaine', 8, 7])
    expect(ids(events, works, after)).toEqual([])
  })
})
