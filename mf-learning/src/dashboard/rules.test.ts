import { describe, expect, it } from 'vitest'
import {
  alertTarget,
  alertTone,
  countHomework,
  countPlanned,
  greetedName,
  namePaths,
  orderAlerts,
  progressLabel,
} from './rules.ts'

const alert = { title: 't', description: 'd' }
const user = { uid: 'u', grade: '4ème' as const, roles: ['ROLE_STUDENT' as const], createdAt: '2026-01-01' }

describe('the dashboard', () => {
  it.each([
    [{ type: 'incomplete_lesson' as const, eventId: 'e1' }, '/planning/e1'],
    [
      { type: 'incomplete_lesson' as const, eventId: 'e1', startDate: '2026-11-23T07:00:00.000Z' },
      '/planning/e1?debut=2026-11-23T07%3A00%3A00.000Z',
    ],
    [{ type: 'incomplete_lesson' as const }, undefined],
    [{ type: 'incomplete_path' as const, pathId: 7 }, '/path/7'],
    [{ type: 'incomplete_homework' as const, homeworkId: 3 }, '/homework'],
  ])('leads from the alert %j to %s', (part, target) => expect(alertTarget({ ...alert, ...part })).toBe(target))

  it('colours alerts by type, grey otherwise', () => {
    expect(['incomplete_lesson', 'incomplete_path', 'incomplete_homework', 'x'].map(alertTone)).toEqual([
      'orange',
      'info',
      'danger',
      'neutral',
    ])
  })

  it('numbers the later paths of a chapter, whatever their order', () => {
    const items = [
      { id: 9, title: 'Pythagore' },
      { id: 7, title: 'Thalès' },
      { id: 4, title: 'Pythagore' },
      { id: 6, title: 'Pythagore' },
    ]
    expect(namePaths(items)).toEqual(['Pythagore (3)', 'Thalès', 'Pythagore', 'Pythagore (2)'])
  })

  it('labels progress, or shows the raw status', () => {
    expect(['to_do', 'in_progress', 'completed', 'paused'].map(progressLabel)).toEqual([
      'À faire',
      'En cours',
      'Terminé',
      'paused',
    ])
  })

  it.each([
    [{ displayName: 'Léa', pseudoName: 'lea7', email: 'l@x.fr' }, 'Léa'],
    [{ pseudoName: 'lea7', email: 'l@x.fr' }, 'lea7'],
    [{ email: 'lea.m@x.fr' }, 'lea.m'],
    [{}, 'Élève'],
  ])('greets %j as %s', (names, expected) => {
    expect(greetedName({ status: 'signedIn', user: { ...user, ...names } }, null)).toBe(expected)
  })

  it('greets the pupil that a manager looks at', () => {
    const switched = { uid: 'p', displayName: 'Tom', grade: '5ème' as const }
    expect(greetedName({ status: 'signedIn', user: { ...user, displayName: 'Mme Roux' } }, switched)).toBe('Tom')
  })
})

describe('alerts and counters', () => {
  const alert = (type: 'incomplete_lesson' | 'incomplete_path' | 'incomplete_homework', title: string, part = {}) => ({
    type,
    title,
    description: '',
    ...part,
  })

  it('put homework first and lessons that can wait last, otherwise in their order', () => {
    const alerts = [
      alert('incomplete_lesson', 'Leçon 1'),
      alert('incomplete_lesson', 'Leçon 2'),
      alert('incomplete_path', 'Parcours'),
      alert('incomplete_homework', 'Devoir'),
    ]
    expect(orderAlerts(alerts).map(({ title }) => title)).toEqual(['Devoir', 'Parcours', 'Leçon 1', 'Leçon 2'])
  })

  it('count the homework of the planner that is named above, once', () => {
    const friday = '2026-11-27T07:00:00.000Z'
    const planned = alert('incomplete_homework', 'Exercice 7', { eventId: 'e', startDate: friday })
    const own = alert('incomplete_homework', 'Devoir', { homeworkId: 3 })
    const alerts = [planned, own, alert('incomplete_lesson', 'SVT', { eventId: 'l' })]
    const monday = '2026-11-30T07:00:00.000Z'
    expect(countPlanned(alerts, [])).toBe(1)
    // The alerts end with the week, « À ne pas oublier » does not.
    expect(
      countPlanned(alerts, [
        { id: 'e', startDate: friday },
        { id: 'f', startDate: monday },
      ]),
    ).toBe(2)
    expect(
      countPlanned(
        [],
        [
          { id: 'e', startDate: friday },
          { id: 'e', startDate: monday },
        ],
      ),
    ).toBe(2)
  })

  it('count on a Sunday what is due on Monday, and know nothing where the days ahead were not read', () => {
    const monday = { id: 'f', startDate: '2026-11-30T07:00:00.000Z' }
    expect(countHomework(0, [], [monday])).toBe(1)
    expect(countHomework(2, [], [monday])).toBe(3)
    expect(countHomework(0, [], null)).toBeNull()
  })
})
