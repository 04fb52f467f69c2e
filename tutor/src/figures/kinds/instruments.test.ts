import { describe, expect, it } from 'vitest'
import { drawFigure, findFigureFlaws } from '../draw-figure.ts'
import { Figure } from '../schema.ts'
import { hideValues } from '../tasks/read-values.ts'

const read = (data: object) => Figure.parse({ id: 'essai', title: 'Un essai', ...data })

describe('a graduated cylinder', () => {
  const cylinder = (value: number) =>
    read({
      kind: 'instrument',
      instrument: 'cylinder',
      max: 50,
      step: 1,
      every: 10,
      unit: 'mL',
      levels: [{ value, label: 'après', sunk: 'une bille' }],
    })

  it('says where its liquid stands, and by graduations where that is asked', () => {
    expect(drawFigure(cylinder(34)).text).toContain(
      '«\u00a0après\u00a0»\u00a0: le bas de la surface du liquide est à 34 mL, avec une bille au fond.',
    )
    const asked = drawFigure(hideValues(cylinder(34)))
    expect(asked.text).toContain('4 graduations au-dessus de 30')
    expect(`${asked.svg}${asked.text}`).not.toContain('34 mL')
  })

  it('is not filled beyond its graduations', () => {
    expect(findFigureFlaws(cylinder(54))).toContain('54 mL is beyond the graduations')
  })
})

describe('a protractor', () => {
  const protractor = read({ kind: 'protractor', angle: 128, zero: 'left', names: ['A', 'B', 'C'] })

  it('says which scale is read', () => {
    expect(drawFigure(protractor).text).toMatch(
      /Le côté \[AB\), à gauche, passe par le 0 de la graduation extérieure\. .* le côté \[AC\) passe sur 128/,
    )
  })

  it('keeps the measure back where it is asked', () => {
    const { svg, text } = drawFigure(hideValues(protractor))
    expect(text).toContain('8 graduations après 120')
    expect(svg).not.toContain('128°')
    expect(text).not.toContain('128')
  })
})

describe('a balance', () => {
  const balance = (right: string, lower: string) =>
    read({ kind: 'balance', left: [{ text: '200 g' }, { text: '50 g' }], right: [{ text: right }], lower })

  it('says what lies on its pans', () => {
    expect(drawFigure(balance('180 g', 'left')).text).toBe(
      'Balance à deux plateaux qui penche à gauche. Plateau de gauche\u00a0: 200 g\u00a0; 50 g. Plateau de droite\u00a0: 180 g.',
    )
  })

  it.each([
    ['180 g', 'none', ['the pans hold 250 and 180: the lower one is left']],
    ['250 g', 'left', ['the pans hold 250 and 250: the lower one is none']],
    ['300 g', 'right', []],
    ['$x$', 'none', []],
  ])('tilts as its masses want it, where they are known: %s, %s', (right, lower, flaws) => {
    expect(findFigureFlaws(balance(right, lower))).toEqual(flaws)
  })
})

it('scales say what stands on them and what they show', () => {
  const { text } = drawFigure(
    read({
      kind: 'weighing',
      weighings: [
        { on: 'empty', reads: '52 g' },
        { on: 'solid-in-liquid', reads: '?' },
      ],
    }),
  )
  expect(text).toBe(
    'Balance 1\u00a0: un bécher vide\u00a0; elle affiche 52 g. Balance 2\u00a0: un bécher qui contient un liquide avec un solide au fond\u00a0; ce qu’elle affiche est cherché.',
  )
})
