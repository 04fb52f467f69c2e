import { describe, expect, it } from 'vitest'
import { toDrafts } from './events.ts'
import { type KnownEvent, plan } from './merge.ts'
import { testSchool } from './testing/test-school.ts'
import type { SchoolData } from './types.ts'

const { data } = testSchool()
const of = (part: Partial<SchoolData>) => toDrafts('pronote', { lessons: [], assignments: [], ...part })
const lesson = (part: Partial<SchoolData['lessons'][number]> = {}) =>
  ({ ...data.lessons[0], ...part }) as SchoolData['lessons'][number]
const task = (part: Partial<SchoolData['assignments'][number]> = {}) =>
  ({ ...data.assignments[0], ...part }) as SchoolData['assignments'][number]

describe('@N09 what a school gives', () => {
  it('becomes courses, tests and homework with our subjects, in UTC', () => {
    const drafts = toDrafts('pronote', data)
    expect(drafts.map(({ type, title, start, cancelled }) => [type, title, start.toISOString(), cancelled])).toEqual([
      ['course', 'Mathématiques', '2026-11-23T07:00:00.000Z', false],
      ['course', 'Histoire-Géographie', '2026-11-23T08:00:00.000Z', false],
      ['course', 'Anglais', '2026-11-24T07:30:00.000Z', true],
      ['exam', 'SVT', '2026-11-26T09:00:00.000Z', false],
      ['course', 'Français', '2026-12-01T07:00:00.000Z', false],
      ['homework', 'Lire le chapitre 3', '2026-11-23T23:00:00.000Z', false],
      ['homework', 'Exercices 4 et 5 <page 87>', '2026-11-26T23:00:00.000Z', false],
    ])
    expect(drafts[0]?.meta).toEqual({ subject: 'Mathématiques', teacher: 'MARTIN Léa', room: 'B12' })
    expect(drafts[5]).toMatchObject({ allDay: true, description: 'Lire le chapitre 3\net le résumer' })
  })

  it('has a test where the school’s words announce one', () => {
    const types = (part: Partial<SchoolData>) => of(part).map(({ type, title, meta }) => [type, title, meta.subject])
    expect(types({ assignments: [task({ subject: 'MATHÉMATIQUES', html: '<p>Contrôle de maths</p>' })] })).toEqual([
      ['exam', 'Contrôle de maths', 'Mathématiques'],
    ])
    expect(
      types({ lessons: [lesson({ subject: 'Contrôle de maths' }), lesson({ note: 'Devoir surveillé' })] }),
    ).toEqual([
      ['exam', 'Mathématiques', 'Mathématiques'],
      ['exam', 'Mathématiques', 'Mathématiques'],
    ])
    expect(types({ assignments: [task({ html: 'Contrôle à faire signer' })] })[0]?.[0]).toBe('homework')
  })

  it('is both of its subjects, under the school’s own name too', () => {
    const [both] = of({ lessons: [lesson({ subject: 'HISTOIRE-GÉO' })] })
    expect(both?.meta).toMatchObject({
      subject: 'Histoire',
      alsoSubjects: ['Géographie'],
      schoolSubject: 'HISTOIRE-GÉO',
    })
  })

  it('stands at the hour of Paris on both sides of a change, and all day on a day of 23 hours', () => {
    const [before, after] = of({
      lessons: [
        lesson({ start: '2026-10-23T08:00:00', end: '2026-10-23T09:00:00' }),
        lesson({ start: '2026-10-26T08:00:00', end: '2026-10-26T09:00:00' }),
      ],
    })
    expect([before?.start.toISOString(), after?.start.toISOString()]).toEqual([
      '2026-10-23T06:00:00.000Z',
      '2026-10-26T07:00:00.000Z',
    ])
    const [short] = of({ assignments: [task({ due: '2026-03-29' })] })
    expect(short && +short.end - +short.start).toBe(23 * 3_600_000)
  })

  it('drops a cancelled lesson in whose place another one stands', () => {
    const lessons = [lesson({ cancelled: true }), lesson({ subject: 'EPS' })]
    expect(of({ lessons }).map(({ title }) => title)).toEqual(['EPS'])
  })

  it.each([
    ['in part', [['09', '10']], true],
    ['at its beginning', [['08', '09']], true],
    ['by an hour beside it', [['10', '11']], true],
    ['whole', [['08', '10']], false],
    [
      'by two',
      [
        ['09', '11'],
        ['08', '09'],
      ],
      false,
    ],
  ])('keeps a cancelled lesson of two hours that is replaced %s: %j', (_, places, isKept) => {
    const at = (hour: string) => `2026-11-23T${hour}:00:00`
    const others = places.map(([from = '', to = '']) => lesson({ subject: 'EPS', start: at(from), end: at(to) }))
    const lessons = [lesson({ cancelled: true, start: at('08'), end: at('10') }), ...others]
    expect(toDrafts('pronote', { lessons, assignments: [] }).some(({ cancelled }) => cancelled)).toBe(isKept)
  })

  it('is the same thing when a lesson becomes a test, is cancelled or changes its room, and another at another hour', () => {
    const base = (part: Partial<SchoolData['lessons'][number]>) => of({ lessons: [lesson(part)] })[0]?.base
    const own = base({})
    expect([base({ test: true }), base({ cancelled: true }), base({ rooms: ['C3'] })]).toEqual([own, own, own])
    expect(base({ start: '2026-11-23T08:30:00' })).not.toBe(own)
    expect(toDrafts('ecoledirecte', { lessons: [lesson()], assignments: [] })[0]?.base).not.toBe(own)
  })
})

describe('@N09 @N10 a second synchronisation', () => {
  const known = (drafts: ReturnType<typeof of>): KnownEvent[] =>
    plan([], drafts).add.map(({ key, draft }, i) => {
      const { digest, type, allDay, start, files, title, description, meta } = draft
      return { id: `id-${i}`, key, digest, type, allDay, start, files, title, description, meta, freshAt: null }
    })

  it('changes nothing when nothing changed', () => {
    const drafts = toDrafts('pronote', data)
    expect(plan(known(drafts), drafts)).toEqual({ add: [], change: [], remove: [], keep: [], unchanged: 7 })
  })

  it('adds, changes and removes only what did', () => {
    const before = toDrafts('pronote', data)
    const after = toDrafts('pronote', {
      lessons: [...data.lessons.slice(1), lesson({ subject: 'EPS' })],
      assignments: [task({ html: 'Lire le chapitre 3' }), ...data.assignments.slice(1)],
    })
    const { add, change, remove, unchanged } = plan(known(before), after)
    expect(add.map(({ draft }) => draft.title)).toEqual(['EPS'])
    expect(change.map(({ id, draft }) => [id, draft.title])).toEqual([['id-5', 'Lire le chapitre 3']])
    expect([remove, unchanged]).toEqual([['id-0'], 5])
  })

  it('keeps two tasks of one subject and day apart: the one that stays keeps its row when the other leaves', () => {
    const two = [task({ html: 'Un' }), task({ html: 'Deux' })]
    const rows = known(of({ assignments: two }))
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
    expect(plan(rows, of({ assignments: [task({ html: 'Deux' })] }))).toEqual({
      add: [],
      change: [],
      remove: ['id-0'],
      keep: [],
      unchanged: 1,
    })
    const [first] = rows
    const grown = plan(first ? [first] : [], of({ assignments: two })).add
    expect(grown.map(({ key }) => key)).not.toContain(first?.key)
  })
})
