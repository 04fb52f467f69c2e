import { calendarRoutes, icalRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { calendar } from './testing/calendar-text.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ now: () => new Date('2026-11-21T12:00:00Z') })
})
afterAll(() => api.close())

it('@N10 lessons of a calendar that a pupil brings have their subject and kind, and nothing else has', async () => {
  const pupil = await api.signUp()
  const titles = ['MATHEMATIQUES - M. DURAND', 'Contrôle SVT', 'HISTOIRE-GEOGRAPHIE', 'Maths avec Paul', 'Piano']
  const events = titles.flatMap((title, n) => [
    'BEGIN:VEVENT',
    `UID:${n}`,
    `DTSTART:20261123T${10 + n}0000Z`,
    'DURATION:PT55M',
    `SUMMARY:${title}`,
    'END:VEVENT',
  ])
  const whole = (uid: string, title: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTART;VALUE=DATE:20261124',
    `SUMMARY:${title}`,
    'END:VEVENT',
  ]
  const text = calendar(...events, ...whole('x', 'Evaluation de français'), ...whole('y', 'Anglais'))
  await pupil.call(icalRoutes.importCalendar, { userId: pupil.uid, source: { file: { name: 'a.ics', text } } })
  const range = { start: '2026-11-23T00:00:00Z', end: '2026-11-30T00:00:00Z' }
  const { data } = await pupil.call(calendarRoutes.listEvents, { userId: pupil.uid, ...range })
  const shown = data.map(({ title, type, subject }) => [title, type, subject])
  expect(shown).toHaveLength(7)
  expect(shown).toEqual(
    expect.arrayContaining([
      ['MATHEMATIQUES - M. DURAND', 'course', 'Mathématiques'],
      ['Contrôle SVT', 'exam', 'SVT'],
      ['HISTOIRE-GEOGRAPHIE', 'course', 'Histoire'],
      ['Maths avec Paul', 'other', null],
      ['Piano', 'other', null],
      ['Evaluation de français', 'exam', 'Français'],
      ['Anglais', 'other', null],
    ]),
  )
})
