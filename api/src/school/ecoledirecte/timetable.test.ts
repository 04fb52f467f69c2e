import { expect, it } from 'vitest'
import { startReading } from '../reading.ts'
import { toLessons } from './timetable.ts'

const scope = { part: 'timetable', from: '2026-11-30', to: '2026-12-06' } as const
const course = { matiere: 'EPS', start_date: '2026-11-30 08:00', end_date: '2026-11-30 09:00' }

it.each([
  [1, 'Dispensé de ce cours'],
  [true, 'Dispensé de ce cours'],
  ['1', 'Dispensé de ce cours'],
  [0, ''],
  ['0', ''],
  [null, ''],
  [undefined, ''],
])('@N08 an exemption (%j) is told', (dispense, note) => {
  const [lesson] = toLessons(
    [{ ...course, dispense }],
    scope,
    startReading(() => false),
  )
  expect(lesson).toMatchObject({ note, cancelled: false })
})
