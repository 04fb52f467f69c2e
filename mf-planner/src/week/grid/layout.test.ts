import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { describe, expect, it } from 'vitest'
import { layOut, type Placed, shownHours } from './layout.ts'

const DAY = '2026-11-24'
/** In Paris, which is an hour ahead in winter. */
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00+01:00`).toISOString()
const event = (title: string, start: string, end: string, part: Partial<CalendarEvent> = {}) =>
  ({ title, startDate: at(start), endDate: at(end), allDay: false, ...part }) as CalendarEvent
const slot = (start: string, end: string) => ({ start: at(start), end: at(end), suggestions: [] })

const time = (line: number) => `${Math.floor(line / 12)}:${String((line % 12) * 5).padStart(2, '0')}`
const shown = (placed: readonly Placed[]) =>
  placed.map(({ from, to, what }) => `${'event' in what ? what.event.title : 'slot'} ${time(from)}–${time(to)}`)
const place = (events: CalendarEvent[], slots: ReturnType<typeof slot>[] = []) => {
  const { top, placed } = layOut(events, slots, DAY)
  return { top: top.map(({ title }) => title), placed: shown(placed) }
}

describe('@N02 @Y08 the grid of a day', () => {
  it('has lessons of 55 minutes beside each other, each at its hour, and work slots among them', () => {
    const events = [event('SVT', '08:55', '09:50'), event('Maths', '08:00', '08:55')]
    expect(place(events, [slot('17:00', '18:00')])).toEqual({
      top: [],
      placed: ['Maths 8:00–8:55', 'SVT 8:55–9:50', 'slot 17:00–18:00'],
    })
  })

  it('has what lasts the whole day on top, and the part of a longer event that is on this day', () => {
    const trip = { startDate: at('14:00', '2026-11-23'), endDate: at('10:00') }
    const fair = { startDate: at('08:00', '2026-11-23'), endDate: at('18:00', '2026-11-25') }
    const events = [
      event('Devoir', '00:00', '00:00', { allDay: true }),
      event('Voyage', '08:00', '09:00', trip),
      event('Foire', '08:00', '09:00', fair),
    ]
    expect(place(events)).toEqual({ top: ['Devoir', 'Foire'], placed: ['Voyage 0:00–10:00'] })
  })

  it('has homework on top, also with hours: it has to be ready before', () => {
    const events = [event('Maths', '08:00', '09:00'), event('Exercice 4', '08:00', '08:30', { type: 'homework' })]
    expect(place(events)).toEqual({ top: ['Exercice 4'], placed: ['Maths 8:00–9:00'] })
  })

  it.each([
    ['one after the other where one begins later', '08:00', '10:00', '09:00', '10:00', ['A 8:00–9:00', 'B 9:00–10:00']],
    ['half each where both begin together', '08:00', '09:00', '08:00', '09:00', ['A 8:00–8:30', 'B 8:30–9:00']],
    ['until the end of the longer one', '08:00', '10:00', '08:30', '09:00', ['A 8:00–8:30', 'B 8:30–10:00']],
  ])('never has one of two events over the other: %s', (_, start, end, otherStart, otherEnd, expected) => {
    expect(place([event('A', start, end), event('B', otherStart, otherEnd)])).toEqual({ top: [], placed: expected })
  })

  it('has on top what several others would hide', () => {
    const events = [event('Sortie', '08:00', '12:00'), event('Maths', '08:00', '09:00'), event('SVT', '10:00', '11:00')]
    expect(place(events)).toEqual({ top: ['Sortie'], placed: ['Maths 8:00–9:00', 'SVT 10:00–11:00'] })
  })

  it('draws what has no length, also at the end of the day', () => {
    expect(place([event('Appel', '09:00', '09:00'), event('Fin', '23:58', '23:59')]).placed).toEqual([
      'Appel 9:00–9:15',
      'Fin 23:45–24:00',
    ])
  })

  it('keeps its hours on the day the clock goes back', () => {
    const sunday = '2026-10-25'
    const mass = { startDate: '2026-10-25T09:00:00.000Z', endDate: '2026-10-25T10:00:00.000Z' }
    expect(shown(layOut([event('Messe', '10:00', '11:00', mass)], [], sunday).placed)).toEqual(['Messe 10:00–11:00'])
  })
})

describe('the hours of a grid', () => {
  it('are those of a school day, and whole hours more where something takes place', () => {
    const day = (...events: CalendarEvent[]) => layOut(events, [], DAY)
    expect(shownHours([day()])).toEqual({ from: 8, to: 18 })
    expect(shownHours([day(event('Natation', '07:15', '08:00')), day(event('Chorale', '18:30', '20:10'))])).toEqual({
      from: 7,
      to: 21,
    })
  })
})
