import { expect, it } from 'vitest'
import { startReading } from '../reading.ts'
import { toLessons } from './timetable.ts'

const course = (more: object) => ({
  DateDuCours: { V: '30/11/2026 08:00:00' },
  DateDuCoursFin: { V: '30/11/2026 09:00:00' },
  ListeContenus: { V: [{ G: 16, L: 'SVT' }] },
  ...more,
})
const read = (...more: object[]) => {
  const collector = startReading(() => false)
  const scope = { part: 'timetable', from: '2026-11-30', to: '2026-12-06' } as const
  const lessons = toLessons(more.map(course), scope, {} as never, collector)
  return { cancelled: lessons.map(({ cancelled }) => cancelled), gaps: collector.reading.gaps }
}

it.each([true, 1, 'eleve', { V: 'eleve' }])('@N08 a detention (%j) stays at school without a word', estRetenue => {
  expect(read({ estRetenue })).toEqual({ cancelled: [], gaps: [] })
})

it('@N08 a lesson is one whatever its flags are made of', () => {
  expect(
    read({}, { estRetenue: false, estAnnule: 0 }, { estAnnule: true }, { estAnnule: 1, estRetenue: null }),
  ).toEqual({
    cancelled: [false, false, true, true],
    gaps: [],
  })
})

it.each([
  [true, 'Dispensé de ce cours'],
  [1, 'Dispensé de ce cours'],
  [{ V: {} }, 'Dispensé de ce cours'],
  [false, ''],
  [undefined, ''],
])('@N08 an exemption (%j) is told', (dispenseEleve, note) => {
  const scope = { part: 'timetable', from: '2026-11-30', to: '2026-12-06' } as const
  const [lesson] = toLessons(
    [course({ dispenseEleve })],
    scope,
    {} as never,
    startReading(() => false),
  )
  expect(lesson).toMatchObject({ note, cancelled: false })
})
