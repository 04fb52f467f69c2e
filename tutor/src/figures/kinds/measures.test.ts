import { expect, it } from 'vitest'
import { drawFigure, findFigureFlaws } from '../draw-figure.ts'
import { Figure } from '../schema.ts'

const read = (data: object) => Figure.parse({ id: 'essai', title: 'Un essai', ...data })

it.each([
  [
    'a histogram with unequal classes',
    { kind: 'histogram', x: 'taille (cm)', y: 'effectif', bounds: [0, 10, 30], values: [1, 2], step: 1 },
    'classes are equally wide: a height is a count',
  ],
  [
    'a histogram with a value too many',
    { kind: 'histogram', x: 'taille (cm)', y: 'effectif', bounds: [0, 10, 20], values: [1, 2, 3], step: 1 },
    'there is one bound more than there are values',
  ],
  [
    'positions over each other',
    {
      kind: 'motion',
      positions: [
        [0, 0],
        [0.01, 0],
        [9, 0],
      ],
      interval: '1 s',
      scale: 1,
    },
    'positions are too near each other to be told apart',
  ],
  [
    'a period that is longer than its drawing',
    { kind: 'wave', x: 'temps (s)', max: 4, step: 1, curves: [{ label: 'son', period: 4 }], mark: 'T' },
    'the double arrow needs a whole period from the first crest',
  ],
  [
    'a sketch without a legend',
    { kind: 'croquis', names: [{ text: 'Océan', at: [50, 20] }] },
    'a sketch needs a legend: nothing of it has a label',
  ],
])('is found: %s', (_, data, flaw) => {
  expect(findFigureFlaws(read(data))).toContain(flaw)
})

it('a motion is told by its distances, and the letters of its positions stand in subscript', () => {
  const { svg, text } = drawFigure(
    read({
      kind: 'motion',
      positions: [
        [0, 0],
        [2, 0],
        [4, 0],
      ],
      interval: '0,1 s',
      scale: 2,
    }),
  )
  expect(text).toBe(
    'Chronophotographie\u00a0: 3 positions, de M0 à M2. Entre deux positions\u00a0: 0,1 s. Échelle\u00a0: 2 m. Distances successives, en m\u00a0: toutes de 2.',
  )
  expect(svg).toMatch(/>M<tspan/)
})

it('a part of a bar that is asked is said to be asked', () => {
  const bars = [{ label: 'Ana', parts: [{ size: 3, text: '15' }, { size: 1, text: '?' }, { size: 1 }], whole: '40' }]
  expect(drawFigure(read({ kind: 'bar-model', bars })).text).toBe(
    'Schéma en barres. Ana, barre en 3 parts\u00a0: 15\u00a0; une part cherchée\u00a0; une part sans nombre. En tout\u00a0: 40.',
  )
})

it('distances of a chronophotography have three digits, and what it turns around is drawn and said', () => {
  const { text, svg } = drawFigure(
    read({
      kind: 'motion',
      positions: [
        [0, 0],
        [1.3362, 0],
        [1.3362, 0.98231],
      ],
      around: { at: [0.6, 0.5], text: 'Terre' },
      interval: '1 s',
      scale: 1,
    }),
  )
  expect(text).toContain('1,34\u00a0; 0,98.')
  expect(text).toContain('Au milieu\u00a0: Terre.')
  expect(svg).toContain('>Terre<')
})
