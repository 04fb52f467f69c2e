import { expect, it } from 'vitest'
import { drawFigure, findFigureFlaws } from '../draw-figure.ts'
import { Figure } from '../schema.ts'

const axes = (more: object) =>
  Figure.parse({
    kind: 'axes',
    id: 'essai',
    title: 'Un essai',
    x: { min: 0, max: 4, step: 1 },
    y: { min: 0, max: 4, step: 1 },
    curves: [{ affine: [1, 0] }],
    ...more,
  })
/** The dashed arrows of a reading, from where to where. */
const listArrows = (figure: Figure) =>
  [...drawFigure(figure).svg.matchAll(/d="M(\S+) (\S+)L(\S+) (\S+)"[^>]*marker-end="[^"]*-d\)"/g)].map(([, ...ends]) =>
    ends.map(Number),
  )

it('an image is read from x to the curve and on to y, an antecedent the other way', () => {
  const [up = [], left = []] = listArrows(axes({ readings: [[2, 2]] }))
  const [right = [], down = []] = listArrows(axes({ antecedents: [[2, 2]] }))
  expect([Math.sign((up[3] ?? 0) - (up[1] ?? 0)), Math.sign((left[2] ?? 0) - (left[0] ?? 0))]).toEqual([-1, -1])
  expect([Math.sign((right[2] ?? 0) - (right[0] ?? 0)), Math.sign((down[3] ?? 0) - (down[1] ?? 0))]).toEqual([1, 1])
  expect(drawFigure(axes({ antecedents: [[3, 3]] })).text).toContain('De l’ordonnée 3, on va jusqu’à la courbe')
})

it('an antecedent beyond the axes is a flaw', () => {
  expect(findFigureFlaws(axes({ antecedents: [[9, 9]] }))).toContain('(9 ; 9) is outside of the axes')
})
