import type { ActivityData } from '@ariane/shared/contracts/activities'
import { findCorners, findPoints, findValues } from '../support/on-axes.ts'
import type { Screen } from './screen.ts'

const times = async (count: number, act: () => Promise<void>) => {
  for (let n = 0; n < count; n++) await act()
}

/** Presses the arrow that leads from one graduation to another, as often as it takes. */
const walk = (frame: Screen, from: number, to: number, [forth, back]: readonly [string, string]) =>
  times(Math.abs(to - from), () => frame.click({ role: 'button', name: to > from ? forth : back }))

/** Gives the right answer on a figure with axes, with the mouse alone; numbers are written. */
export async function answerOnAxes(frame: Screen, data: ActivityData, pack: unknown): Promise<void> {
  if (data.engine === 'read-value') {
    const values = findValues(data)
    for (const [n, { text }] of data.items.entries()) await frame.type({ role: 'textbox', name: text }, values[n] ?? '')
  } else if (data.engine === 'place-point') {
    const places = findPoints(data)
    for (const [n, { name }] of data.points.entries()) {
      await frame.click({ css: '[role="slider"]', nth: n })
      const move = (where: string) => `Déplacer le point ${name} vers ${where}`
      const [right, left, up, down] = [move('la droite'), move('la gauche'), move('le haut'), move('le bas')] as const
      // The first press brings it to the middle.
      await frame.click({ role: 'button', name: right })
      const [x = 0, y = 0] = places[n] ?? []
      const [across = 0, along = 0] = data.axes.map(({ last }) => Math.round(last / 2))
      await walk(frame, across, x, [right, left])
      await walk(frame, along, y, [up, down])
    }
  } else if (data.engine === 'draw-image') {
    let [across, along] = data.size.map(size => Math.floor(size / 2)) as [number, number]
    for (const [x, y] of findCorners(pack, data)) {
      await walk(frame, across, x, ['Curseur vers la droite', 'Curseur vers la gauche'])
      await walk(frame, along, y, ['Curseur vers le haut', 'Curseur vers le bas'])
      await frame.click({ role: 'button', name: /^Marquer ou effacer/ })
      across = x
      along = y
    }
  }
}
