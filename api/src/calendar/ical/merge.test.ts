import { describe, expect, it } from 'vitest'
import { type Known, planChanges } from './merge.ts'
import { readCalendar } from './read.ts'

const WINDOW = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2027-11-01T00:00:00Z') }
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const at = (hour: string, uid: string, title: string, ...more: string[]) =>
  event(`UID:${uid}`, `DTSTART:20261123T${hour}0000`, `DTEND:20261123T${hour}5500`, `SUMMARY:${title}`, ...more)
const task = (day: string, uid: string, title: string) => [
  'BEGIN:VTODO',
  `UID:${uid}`,
  `DUE;VALUE=DATE:${day}`,
  `SUMMARY:${title}`,
  'END:VTODO',
]
const read = (events: string[][]) =>
  readCalendar(['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\n'), WINDOW).drafts
const keep = (events: string[][]): Known[] =>
  read(events).map((draft, n) => ({ ...draft, id: String(n), isCurrent: true }))
const weekly = (uid: string) => at('14', uid, 'Piano', 'RRULE:FREQ=WEEKLY', 'EXDATE:20261130T140000')

describe('@N10 a calendar that names everything anew', () => {
  it.each<[string, string[][], string[][], object]>([
    [
      'is the same',
      [at('08', 'a', 'Maths'), at('09', 'b', 'Anglais')],
      [at('08', 'c', 'Maths'), at('09', 'd', 'Anglais')],
      { add: 0, change: [], remove: [], unchanged: 2 },
    ],
    [
      'is the same with its series and tasks',
      [weekly('a'), task('20261124', 'b', 'Lire le chapitre 3')],
      [weekly('c'), task('20261124', 'd', 'Lire le chapitre 3')],
      { add: 0, change: [], remove: [], unchanged: 2 },
    ],
    [
      'changes what changed',
      [at('08', 'a', 'Maths', 'LOCATION:B12')],
      [at('08', 'c', 'Maths', 'LOCATION:C3')],
      { add: 0, change: ['0'], remove: [], unchanged: 0 },
    ],
    [
      'adds and removes what is another thing',
      [at('08', 'a', 'Maths'), at('09', 'b', 'Anglais')],
      [at('08', 'c', 'Musique'), at('09', 'd', 'Anglais')],
      { add: 1, change: [], remove: ['0'], unchanged: 1 },
    ],
    [
      'keeps two that say the same',
      [at('08', 'a', 'Maths'), at('08', 'b', 'Maths')],
      [at('08', 'c', 'Maths'), at('08', 'd', 'Maths')],
      { add: 0, change: [], remove: [], unchanged: 2 },
    ],
    [
      'trusts a name that stayed',
      [at('08', 'a', 'Maths')],
      [at('10', 'a', 'Anglais'), at('08', 'c', 'Maths')],
      { add: 1, change: ['0'], remove: [], unchanged: 0 },
    ],
    [
      'follows a task to another day',
      [task('20261124', 'a', 'Lire le chapitre 3')],
      [task('20261126', 'c', 'Lire le chapitre 3')],
      { add: 0, change: ['0'], remove: [], unchanged: 0 },
    ],
  ])('%s', (_, before, after, expected) => {
    const { add, change, remove, unchanged } = planChanges(keep(before), read(after))
    expect({ add: add.length, change: change.map(({ id }) => id), remove, unchanged }).toEqual(expected)
  })

  it('keeps the new names, and leaves what was over before the window', () => {
    const known = keep([at('08', 'a', 'Maths')]).map(one => ({ ...one, isCurrent: false }))
    const drafts = read([at('08', 'c', 'Maths')])
    expect(planChanges(known, drafts)).toMatchObject({ add: drafts, remove: [], rename: [] })
    const current = known.map(one => ({ ...one, isCurrent: true }))
    expect(planChanges(current, drafts).rename).toEqual([{ id: '0', key: drafts[0]?.key }])
  })
})
