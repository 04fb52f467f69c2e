import type { TaskFlag } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { choosing, event, facts, homework, lessons, lines, now, path } from './testing/work-facts.ts'
import { asksForWork, suggestWork, workSpan } from './work.ts'

describe('@T04 the slots', () => {
  const all = ['checkHomework', 'prepareHomework', 'reviewPreviousLessons', 'specificTraining'] as TaskFlag[]
  const full = facts({
    events: [...lessons, homework('a', 24), homework('b', 25)],
    paths: [path(1, 'generated', 20)],
  })

  it('hold one thing of each kind, what cannot wait first, and nothing twice in a day', () => {
    expect(lines(all, full).filter(line => line.startsWith('23'))).toEqual([
      '23 17:00 due_tomorrow a',
      '23 17:15 due_soon b',
      '23 17:30 lessons_today 23 Mathématiques',
      '23 17:45 unfinished 1',
    ])
  })

  it('give their time to what stands in the planner, and what does not fit comes the next day', () => {
    const busy = event('Piano', 23, {
      type: 'other',
      startDate: '2026-11-23T16:00:00.000Z',
      endDate: '2026-11-23T16:45:00.000Z',
    })
    const given = { ...full, events: [busy, ...full.events] }
    expect(lines(all, given).slice(0, 3)).toEqual([
      '23 17:45 due_tomorrow a',
      '23 18:00 due_soon b',
      '24 17:00 due_tomorrow b',
    ])
    const off = { ...full, events: [{ ...busy, cancelled: true }, ...full.events] }
    expect(lines(all, off)).toEqual(lines(all, full))
  })

  it('are left for the next day once they are over', () => {
    const evening = new Date('2026-11-23T18:00:00Z')
    expect(lines(['specificTraining'], full, evening)).toEqual(['24 17:00 unfinished 1'])
  })

  it('keep their hours across both changes of the clock', () => {
    const settings = choosing('specificTraining')
    const starts = (at: string) =>
      suggestWork(
        settings,
        facts({ paths: [1, 2, 3, 4, 5].map(id => path(id, 'to_do', 1, { activeAt: new Date(at) })) }),
        new Date(at),
      ).map(({ start }) => start)
    expect(starts('2026-10-23T08:00:00Z').slice(0, 2)).toEqual(['2026-10-23T15:00:00.000Z', '2026-10-26T16:00:00.000Z'])
    expect(starts('2026-03-27T08:00:00Z').slice(0, 2)).toEqual(['2026-03-27T16:00:00.000Z', '2026-03-30T15:00:00.000Z'])
  })

  it('stay empty without a setting, without a fact, and without hours', () => {
    expect(lines([], full)).toEqual([])
    expect(lines(all, facts())).toEqual([])
    expect(asksForWork(choosing())).toBe(false)
    expect(asksForWork(choosing('checkHomework'))).toBe(true)
    const settings = choosing('checkHomework')
    const off = Object.fromEntries(Object.keys(settings.workDays).map(day => [day, false])) as typeof settings.workDays
    expect(asksForWork({ ...settings, workDays: off })).toBe(false)
    expect(suggestWork({ ...settings, workDays: off }, full, now)).toEqual([])
  })

  it('are filled the same way in whatever order paths are read', () => {
    const paths = [path(1, 'generated', 20), path(2, 'generated', 20), path(3, 'done', 20), path(4, 'done', 20)]
    const given = facts({ paths, scores: { 3: 0.5, 4: 0.5 } })
    const both: TaskFlag[] = ['specificTraining', 'checkComprehension']
    expect(lines(both, { ...given, paths: paths.toReversed() })).toEqual(lines(both, given))
    expect(lines(both, given)[0]).toBe('23 17:00 weak_answers 3')
  })
})

it('@T04 reads from yesterday to what the last day may prepare', () => {
  const { from, to, worked } = workSpan(new Date('2026-10-24T22:30:00Z'))
  expect([from, to, worked].map(at => at.toISOString())).toEqual([
    '2026-10-23T22:00:00.000Z',
    '2026-11-05T23:00:00.000Z',
    '2026-09-26T22:00:00.000Z',
  ])
})
