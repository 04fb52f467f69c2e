import { expect, it } from 'vitest'
import { drawFigure } from '../draw-figure.ts'
import { Figure } from '../schema.ts'

const clock = (time: string) =>
  drawFigure(Figure.parse({ kind: 'clock', id: 'heure', title: 'Une horloge', clocks: [{ time }] })).text

it.each([
  ['03:30', 'Horloge 1\u00a0: petite aiguille entre 3 et 4, grande aiguille sur 6.'],
  ['12:00', 'Horloge 1\u00a0: petite aiguille sur 12, grande aiguille sur 12.'],
  ['23:57', 'Horloge 1\u00a0: petite aiguille entre 11 et 12, grande aiguille 2 petits traits après 11.'],
])('says where the hands point, not the time: %s', (time, text) => {
  expect(clock(time)).toBe(text)
})

it('refuses a time that is none', () => {
  expect(() => clock('24:10')).toThrow('HH:MM')
})
