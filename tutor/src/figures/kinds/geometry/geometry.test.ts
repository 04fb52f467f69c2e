import { expect, it } from 'vitest'
import { drawFigure } from '../../draw-figure.ts'
import { Figure } from '../../schema.ts'

const geometry = (more: object) => Figure.parse({ kind: 'geometry', id: 'essai', title: 'Un essai', ...more })
const triangle = (foot: string) =>
  geometry({
    points: { A: [0, 0], B: [8, 0], C: [3, 6], [foot]: { foot: 'CAB' } },
    polygons: [{ of: 'ABC' }],
    lengths: [{ of: 'AB', text: '8 cm' }],
  })
const countDimensions = (figure: Figure) => drawFigure(figure).svg.split('stroke-width="1.6"').length - 1

it('a length has a line of its own where a named point cuts its side, and none otherwise', () => {
  expect(countDimensions(triangle('H'))).toBe(1)
  expect(countDimensions(triangle('_H'))).toBe(0)
})

it('a disc is filled, and a hole shows the paper', () => {
  const disc = drawFigure(
    geometry({ points: { O: [0, 0], A: [3, 0] }, circles: [{ centre: 'O', through: 'A', fill: 'c' }] }),
  )
  expect(disc.svg).toContain('fill="var(--fig-tc,')
  expect(disc.text).toBe('Disque de centre O dont le bord passe par A.')
  const square = { A: [0, 0], B: [3, 0], C: [3, 3], D: [0, 3] }
  const hole = drawFigure(geometry({ points: square, polygons: [{ of: 'ABCD', fill: 'paper' }] }))
  expect(hole.svg).toContain('fill="var(--fig-paper,')
})
