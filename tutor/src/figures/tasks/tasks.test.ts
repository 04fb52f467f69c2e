import { render } from '@ariane/activities/api'
import { rng } from '@ariane/activities/random'
import { describe, expect, it } from 'vitest'
import { gradeAnswer } from '../../grade/answer.ts'
import { drawFigure } from '../draw-figure.ts'
import { Figure } from '../schema.ts'
import { drawImage, findImageFlaws } from './draw-image.ts'
import { clearFigure, findPlacingFlaws, placePoints } from './place-points.ts'
import { readSpot } from './read-spot.ts'
import { hideValues, readValues } from './read-values.ts'
import { sayLevel } from './say-level.ts'
import { Spot } from './schema.ts'

const read = (data: object) => Figure.parse({ id: 'essai', title: 'Un essai', ...data })
const bars = read({
  kind: 'chart',
  chart: 'bars',
  showValues: true,
  axis: { min: 0, max: 20, step: 5, fine: 5, label: 'élèves' },
  values: [
    { label: 'judo', value: 8 },
    { label: 'danse', value: 15 },
  ],
})
const curve = read({
  kind: 'axes',
  x: { min: -4, max: 4, step: 1 },
  y: { min: -10, max: 10, step: 2, fine: 2 },
  curves: [{ affine: [2, 1] }, { poly: [0, 0, 1] }],
  readings: [[2, 5]],
})
const climate = read({
  kind: 'climate',
  place: 'Marseille',
  rain: [48, 32, 35, 52, 38, 25, 11, 27, 76, 92, 65, 48],
  heat: [7, 8, 11, 13.5, 18, 22, 24.5, 24.5, 20.5, 16.5, 11, 8],
})
const ages = read({
  kind: 'ages',
  place: 'un pays',
  unit: '%',
  bands: [
    ['0-9', 15.6, 15.2],
    ['10-19', 12.4, 12.1],
    ['20 et plus', 9, 8.9],
  ],
})
const grid = read({
  kind: 'grid',
  size: [12, 9],
  shape: [
    [1, 1],
    [4, 1],
    [4, 4],
  ],
  by: {
    axis: [
      [6, 0],
      [6, 9],
    ],
  },
  show: true,
})
const cylinder = read({
  kind: 'instrument',
  instrument: 'cylinder',
  max: 100,
  step: 2,
  every: 5,
  unit: 'mL',
  levels: [{ value: 60 }, { value: 74, sunk: 'un caillou' }],
})
const protractor = read({ kind: 'protractor', angle: 128, zero: 'left' })

describe('what is read on a figure', () => {
  it.each([
    ['a bar', bars, { bar: 'judo' }, 8, 1],
    ['an image', curve, { x: -3 }, -5, 1],
    ['an antecedent', curve, { y: 7 }, 3, 1],
    ['a month’s rain', climate, { month: 10, read: 'rain' }, 92, 20],
    ['a month’s heat', climate, { month: 7, read: 'heat' }, 24.5, 10],
    ['a level', cylinder, { level: 2 }, 74, 2],
    ['an angle', protractor, { angle: true }, 128, 2],
    ['a band of ages', ages, { band: '0-9', read: 'women' }, 15.2, 5],
  ])('comes from its data: %s', (_, figure, spot, value, graduation) => {
    expect(readSpot(figure, Spot.parse(spot))).toMatchObject({ value, graduation })
  })

  it.each([
    ['a bar that is not there', bars, { bar: 'tennis' }, 'there is no bar tennis'],
    ['an ordinate that is reached twice', curve, { y: 4, curve: 2 }, 'the curve reaches 4 2 times'],
    ['a point beyond the axes', curve, { x: 4, curve: 2 }, 'at 4 the curve leaves the axes'],
    [
      'a month of bars',
      bars,
      { month: 1, read: 'rain' },
      '{"month":1,"read":"rain"} is nothing that is read off a figure of the kind chart',
    ],
  ])('is refused where it cannot be read: %s', (_, figure, spot, flaw) => {
    expect(readSpot(figure, Spot.parse(spot))).toBe(flaw)
  })

  it('is neither drawn nor said', () => {
    const { svg, text } = drawFigure(hideValues(bars))
    expect(svg).not.toMatch(/>8<|>15<.*>15</)
    expect(text).toContain('Judo\u00a0: 3 graduations au-dessus de 5')
    expect(drawFigure(bars).text).toContain('Judo\u00a0: 8')
    expect(drawFigure(hideValues(curve)).text).not.toMatch(/Lecture|\(2\u00a0; 5\)/)
    expect(drawFigure(hideValues(climate)).text).not.toMatch(/24,5|92|total/)
    expect(drawFigure(hideValues(ages)).text).not.toMatch(/15,6|8,9/)
  })

  it('is right within half a graduation, and mistakes are told', () => {
    const task = {
      ask: [{ question: 'Quelle hauteur de pluie ?', at: Spot.parse({ month: 10, read: 'rain' }), unit: 'mm' }],
    }
    const { solution } = render('read-value', readValues(climate, task), rng(1))
    const grade = (text: string) => gradeAnswer(solution, { engine: 'read-value', values: { v1: text } })?.parts.v1
    for (const text of ['92', '85 mm', '100', '9,5 cm', 'quatre-vingt-douze', 'cent millimètres'])
      expect(grade(text), text).toEqual({ correct: true })
    expect(grade('110')).toMatchObject({
      correct: false,
      expected: '92 mm',
      note: 'Presque : regardez entre quelles graduations cela se trouve.',
      spot: { x: 9.5, y: 92, atEnd: true },
    })
    const swapped = 'C’est la température, sur l’axe de gauche : les précipitations se lisent à droite.'
    for (const text of ['46', 'quarante-six']) expect(grade(text), text).toMatchObject({ note: swapped })
    for (const text of ['-92', 'moins quatre-vingt-douze'])
      expect(grade(text), text).toMatchObject({ note: 'Attention au signe.' })
    for (const text of ['95 °C', '2', 'deux mille', 'cent mètres'])
      expect(grade(text), text).toEqual({ correct: false, expected: '92 mm', spot: { x: 9.5, y: 92, atEnd: true } })
    for (const text of ['beaucoup', 'je ne sais pas', '?'])
      expect(grade(text), text).toMatchObject({ correct: false, note: 'Écrivez un nombre.' })
  })
})

describe('a level', () => {
  it.each([
    [10, { min: 0, step: 10, fine: 1 }, 'au niveau de 10'],
    [13, { min: 0, step: 10, fine: 10 }, '3 graduations au-dessus de 10'],
    [-9, { min: -20, step: 10, fine: 10 }, 'une graduation au-dessus de −10'],
    [12, { min: 0, step: 10, fine: 1 }, 'entre 10 et 20, plus près de 10'],
    [15, { min: 0, step: 10, fine: 1 }, 'entre 10 et 20, au milieu'],
    [
      13.8,
      { min: 0, step: 10, fine: 10 },
      'entre 3 graduations au-dessus de 10 et la graduation suivante, plus près de la seconde',
    ],
  ])('is told by graduations: %d', (value, axis, said) => {
    expect(sayLevel(value, axis)).toBe(said)
  })
})

describe('points to place', () => {
  const line = read({ kind: 'number-line', min: 0, max: 3, step: 0.25, every: 4, points: [{ name: 'A', value: 1.75 }] })
  const task = (...points: { name: string; at: [number] | [number, number] }[]) => ({ question: 'Placez.', points })

  it('have the graduations of their numbers, and leave the drawing', () => {
    const asked = task({ name: 'A', at: [1.75] })
    expect(placePoints(line, asked).points).toEqual([{ name: 'A', text: '1,75', place: [7] }])
    expect(placePoints(curve, task({ name: 'B', at: [-2, 3] })).points).toEqual([
      { name: 'B', text: '−2 ; 3', place: [2, 13] },
    ])
    expect(drawFigure(line).svg).toContain('>A<')
    expect(drawFigure(clearFigure(line, asked)).svg).not.toContain('>A<')
  })

  it.each([
    ['one number between two axes', curve, task({ name: 'A', at: [2] }), 'A (2) needs 2 numbers'],
    ['a place beyond the line', line, task({ name: 'A', at: [4] }), 'A (4) is beyond the axes'],
    ['a place between graduations', line, task({ name: 'A', at: [0.3] }), 'A (0.3) is on no graduation'],
    [
      'a figure without axes',
      grid,
      task({ name: 'A', at: [1] }),
      'points are placed on axes or on a number line, not on grid',
    ],
  ])('are refused: %s', (_, figure, asked, flaw) => {
    expect(findPlacingFlaws(figure, asked)).toContain(flaw)
  })
})

describe('an image to draw', () => {
  it('is that of the corners, or of the cells', () => {
    expect(drawImage(grid, { of: 'corners' })).toMatchObject({
      marks: [
        [11, 1],
        [8, 1],
        [8, 4],
      ],
      size: [12, 9],
    })
    const tile = read({
      kind: 'grid',
      size: [8, 4],
      shape: [
        [0, 0],
        [2, 0],
        [2, 1],
        [1, 1],
        [1, 2],
        [0, 2],
      ],
      by: {
        axis: [
          [4, 0],
          [4, 4],
        ],
      },
    })
    expect(drawImage(tile, { of: 'cells' }).marks.toSorted(([a, b], [c, d]) => a - c || b - d)).toEqual([
      [6, 0],
      [7, 0],
      [7, 1],
    ])
  })

  it('is refused where it cannot be marked', () => {
    expect(findImageFlaws(grid, { of: 'cells' })).toEqual(['the shape is not made of whole cells'])
    expect(
      findImageFlaws(
        read({
          ...grid,
          by: {
            axis: [
              [9, 0],
              [9, 9],
            ],
          },
        }),
        { of: 'corners' },
      ),
    ).toEqual(['a corner of the image is on no node of the grid'])
    expect(findImageFlaws(curve, { of: 'corners' })).toEqual([
      'an image is drawn on a grid that says what the shape is moved by',
    ])
  })
})
