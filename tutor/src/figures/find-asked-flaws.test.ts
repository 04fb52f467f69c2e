import { describe, expect, it } from 'vitest'
import { Legend, PictureSequence, ZoneQuestion } from './figure-questions.ts'
import { findLegendFlaws, findPictureFlaws, findZoneFlaws } from './find-asked-flaws.ts'
import { Figure } from './schema.ts'

const read = (data: object) => Figure.parse({ id: 'essai', title: 'Un essai', ...data })
const cell = read({
  kind: 'scene',
  scene: 'plant-cell',
  labels: { nucleus: 'noyau', vacuole: 'vacuole', wall: 'paroi', chloroplast: 'chloroplaste' },
})
const europe = read({
  kind: 'map',
  area: 'europe',
  towns: [
    { text: 'Madrid', at: [-3.7, 40.4] },
    { text: 'Paris', at: [2.35, 48.85] },
    { text: 'Versailles', at: [2.13, 48.8] },
  ],
  lines: [
    {
      label: 'de Paris à Madrid',
      role: 'a',
      points: [
        [2.35, 48.85],
        [-3.7, 40.4],
      ],
    },
  ],
})
const zone = (more: object) =>
  ZoneQuestion.parse({ id: 'z1', figure: 'essai', question: 'Où est-ce ?', why: 'Parce que.', ...more })
const legend = (more: object) => Legend.parse({ id: 'l1', figure: 'essai', title: 'Une légende', ...more })

describe('a question about zones', () => {
  it('has no flaw where each of its zones is there and nothing names it', () => {
    expect(findZoneFlaws(cell, zone({ answer: ['nucleus'] }))).toEqual([])
    expect(findZoneFlaws(europe, zone({ answer: ['PL'], among: ['ES', 'SE', 'GR'] }))).toEqual([])
  })

  it.each([
    [cell, { answer: ['tail'], among: ['nucleus', 'wall'] }, 'the figure has no target tail'],
    [cell, { answer: ['membrane'] }, 'the answer is not among the zones that get a number'],
    [cell, { answer: ['membrane'], among: ['nucleus', 'wall'] }, 'membrane has no name'],
    [
      cell,
      { answer: ['nucleus', 'wall'], among: ['vacuole', 'chloroplast'], names: { wall: 'noyau' } },
      'two are called « noyau »',
    ],
    [europe, { answer: ['town-2'], among: ['town-1', 'ES'] }, '« Paris » still stands on the figure'],
    [
      europe,
      { answer: ['town-2'], among: ['town-1', 'town-3'] },
      'the numbers of Paris and another one lie over each other',
    ],
    [
      read({ kind: 'number-line', min: 0, max: 2, step: 1 }),
      { answer: ['a'], among: ['b', 'c'] },
      'a figure of the kind number-line cannot be asked on',
    ],
  ])('is refused with what is wrong: %#', (figure, more, flaw) => {
    expect(findZoneFlaws(figure, zone(more))).toContain(flaw)
  })
})

describe('a figure to label', () => {
  it('takes all the labels that its figure has, or those that it names', () => {
    expect(findLegendFlaws(cell, legend({}))).toEqual([])
    expect(
      findLegendFlaws(cell, legend({ targets: ['nucleus', 'wall', 'membrane'], names: { membrane: 'membrane' } })),
    ).toEqual([])
  })

  it('has three of them', () => {
    const two = read({ kind: 'scene', scene: 'plant-cell', labels: { nucleus: 'noyau', wall: 'paroi' } })
    expect(findLegendFlaws(two, legend({}))).toContain('three labels at least are put back')
  })
})

describe('a process in pictures', () => {
  const steps = ['nucleus', 'wall', 'vacuole'].map(target => ({ text: target, target }))
  const pictures = (more: object) =>
    PictureSequence.parse({ id: 'p1', figure: 'essai', title: 'Une suite', steps, ...more })

  it('lights parts of a scene or places of a map', () => {
    expect(findPictureFlaws(cell, pictures({}))).toEqual([])
    expect(findPictureFlaws(cell, pictures({ steps: [...steps, { text: 'queue', target: 'tail' }] }))).toEqual([
      'the figure has no target tail',
    ])
    const boxes = read({
      kind: 'flow',
      nodes: [
        { id: 'a', at: [0, 0], text: 'un' },
        { id: 'b', at: [1, 0], text: 'deux' },
      ],
      arrows: [{ from: 'a', to: 'b' }],
    })
    expect(findPictureFlaws(boxes, pictures({}))).toEqual(['only parts of a scene and places of a map are pictures'])
  })
})
