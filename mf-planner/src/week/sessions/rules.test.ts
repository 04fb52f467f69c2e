import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { SuggestedSession } from '@ariane/shared/contracts/sessions'
import { describe, expect, it } from 'vitest'
import { formatReason, formatTask, inOrder, slotsOn } from './rules.ts'

const slot = { start: '2026-11-24T16:00:00.000Z', end: '2026-11-24T17:00:00.000Z' }
const session = (part: Partial<SuggestedSession> = {}): SuggestedSession => ({
  key: 'alerts path 7',
  start: '2026-11-24T16:30:00.000Z',
  end: '2026-11-24T17:00:00.000Z',
  source: 'alerts',
  reason: 'unfinished',
  about: { kind: 'path', id: 7, title: 'Les fables', subject: 'Français', percent: 40 },
  ...part,
})
const event = (startDate: string, allDay = false) => ({ startDate, allDay }) as CalendarEvent
const noon = Date.parse('2026-11-24T11:00:00Z')

describe('@T04 @N12 a work slot', () => {
  it('stands on its local day with what is suggested in it, until it is over', () => {
    const sessions = { slots: [slot], suggestions: [session(), session({ start: '2026-11-25T16:00:00.000Z' })] }
    expect(slotsOn('2026-11-24', sessions, noon)).toEqual([{ ...slot, suggestions: [session()] }])
    expect(slotsOn('2026-11-25', sessions, noon)).toEqual([])
    expect(slotsOn('2026-11-24', sessions, Date.parse(slot.end))).toEqual([])
  })

  it('stands between the events of its day by the hour, after what lasts all day', () => {
    const [morning, evening] = [event('2026-11-24T07:00:00.000Z'), event('2026-11-24T18:00:00.000Z')]
    const day = event('2026-11-24T23:00:00.000Z', true)
    const given = { ...slot, suggestions: [] }
    expect(inOrder([morning, evening, day], [given])).toEqual([
      { event: day },
      { event: morning },
      { slot: given },
      { event: evening },
    ])
  })
})

describe('@N12 a suggestion', () => {
  it('says what to do and why', () => {
    expect([formatTask(session()), formatReason(session())]).toEqual([
      'Avancer dans «\u00a0Les fables\u00a0»',
      'D’après vos alertes',
    ])
    const about = { kind: 'task' as const, id: 't', title: 'Réciter', objective: { id: 'o', title: 'Mes verbes' } }
    const task = session({ source: 'objectives', reason: 'task_planned', about })
    expect([formatTask(task), formatReason(task)]).toEqual(['Réciter', 'Objectif : Mes verbes'])
    const lessons = session({
      reason: 'lessons_today',
      source: 'reviewPreviousLessons',
      about: { kind: 'day', date: '2026-11-24', subjects: [] },
    })
    expect([formatTask(lessons), formatReason(lessons)]).toEqual([
      'Revoir vos cours du jour',
      'Selon votre paramétrage',
    ])
  })
})
