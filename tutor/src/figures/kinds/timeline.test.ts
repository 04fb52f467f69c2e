import { expect, it } from 'vitest'
import { drawFigure } from '../draw-figure.ts'
import { Figure } from '../schema.ts'

const line = Figure.parse({
  kind: 'timeline',
  id: 'essai',
  title: 'Un essai',
  from: -100,
  to: 100,
  step: 100,
  events: [
    { at: -52, label: 'siège d’Alésia' },
    { at: -52, label: 'reddition de Vercingétorix' },
  ],
})

it('a time line across our era has no year zero', () => {
  const { svg } = drawFigure(line)
  expect(svg).toContain('>−100<')
  expect(svg).not.toContain('>0<')
})

it('no stem of a mark crosses the number of the mark below it', () => {
  const { svg } = drawFigure(line)
  expect(svg.lastIndexOf('stroke-width="1.6"')).toBeLessThan(svg.indexOf('<circle'))
})

it('a stem reaches the line where no period hides it', () => {
  const { svg } = drawFigure(line)
  const [, axis] = /d="M8 (\S+)L392/.exec(svg) ?? []
  const stems = [...svg.matchAll(/d="M\S+ \S+L\S+ (\S+)"[^>]*stroke-width="1.6"/g)].map(([, end]) => end)
  expect(stems).toEqual([axis, axis])
})
