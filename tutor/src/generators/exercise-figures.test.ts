import { describe, expect, it } from 'vitest'
import { drawFigure, findFigureFlaws } from '../figures/draw-figure.ts'
import { generators } from './index.ts'
import { make, numbers } from './testing/exercises.ts'

const SEEDS = Array.from({ length: process.env.FULL ? 1000 : 200 }, (_, seed) => seed + 1)
const drawn = Object.keys(generators).filter(name => SEEDS.slice(0, 20).some(seed => make(name, seed).figure))

describe('the figure of an exercise', () => {
  it('is there where lengths, angles, solids, circuits or a weight are the matter', () => {
    expect(drawn).toEqual(
      expect.arrayContaining([
        'circuit-laws',
        'electric-power',
        'ohm-law',
        'pythagore',
        'thales',
        'triangle-angle',
        'trigonometry-angle',
        'trigonometry-side',
        'volume',
        'weight',
      ]),
    )
  })

  it.each(drawn)('%s has a flaw for no seed', name => {
    for (const seed of SEEDS) {
      const { figure, statement } = make(name, seed)
      if (figure) expect(findFigureFlaws(figure), `${seed}: ${statement}`).toEqual([])
    }
  })

  it.each(drawn)('%s shows no number that the statement lacks, and never the answer', name => {
    for (const seed of SEEDS) {
      const { figure, statement, expected } = make(name, seed)
      if (!figure) continue
      const given = numbers(statement)
      const shown = numbers(drawFigure(figure).text.replaceAll('\u00a0', ' '))
      expect(
        shown.filter(number => !given.includes(number)),
        `${seed}: ${statement}`,
      ).toEqual([])
      const asked = expected.kind === 'number' ? Number(expected.value) : Number.NaN
      if (!given.includes(asked)) expect(shown, `${seed}: ${statement}`).not.toContain(asked)
    }
  })
})
