import { describe, expect, it } from 'vitest'
import { alertsOf, needsReminder } from './alerts.ts'
import type { Lesson, Work } from './ports.ts'

const now = new Date('2026-11-18T16:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const work = (part: Partial<Work>): Work => ({
  id: 1,
  title: 'Les fables',
  type: 'pedagogical_pathway',
  status: 'to_do',
  percent: 0,
  activeAt: hoursAgo(30),
  ...part,
})
const lesson = (part: Partial<Lesson>): Lesson => ({
  id: 'e1',
  title: 'Histoire',
  type: 'course',
  alert: { description: 'Leçon à revoir' },
  ...part,
})

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
    expect(alertsOf([lesson({})], works, now)).toEqual([
      { type: 'incomplete_lesson', title: 'Histoire', description: 'Leçon à revoir', eventId: 'e1' },
      {
        type: 'incomplete_path',
        title: 'Les fables',
        description: 'Ce parcours vous attend : vous pouvez commencer quand vous voulez.',
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
        description: 'Vous en êtes à 40 % : reprenez là où vous en étiez.',
        pathId: 7,
      },
    ])
  })

  it('leave out events without an alert, exams, and repetitions of the same lesson', () => {
    const events = [lesson({}), lesson({}), lesson({ id: 'e2', alert: null }), lesson({ id: 'e3', type: 'exam' })]
    expect(alertsOf(events, [], now).map(alert => alert.eventId)).toEqual(['e1'])
  })

  it('describe a lesson whose alert says nothing', () => {
    const [alert] = alertsOf([lesson({ alert: { description: '' } })], [], now)
    expect(alert?.description).toBe('Ce cours demande encore un peu de travail.')
  })

  it('stay few, however much was left', () => {
    const works = Array.from({ length: 20 }, (_, id) => work({ id }))
    expect(alertsOf([], works, now)).toHaveLength(6)
  })
})
