import { expect, it } from 'vitest'
import { drawFigure, findFigureFlaws } from '../draw-figure.ts'
import { Figure } from '../schema.ts'

const read = (data: object) => Figure.parse({ id: 'essai', title: 'Un essai', ...data })

it('a program is read from its first block to its last, with what a loop holds', () => {
  const blocks = [
    { do: 'event', text: 'quand le drapeau est cliqué' },
    { do: 'control', text: 'répéter [4] fois', inside: [{ do: 'motion', text: 'avancer de [50] pas' }] },
  ]
  const { svg, text } = drawFigure(read({ kind: 'blocks', blocks }))
  expect(text).toBe(
    'Programme par blocs, de haut en bas\u00a0: quand le drapeau est cliqué\u00a0; répéter 4 fois\u00a0: début\u00a0; avancer de 50 pas\u00a0; fin.',
  )
  expect(svg).not.toMatch(/[[\]]/)
})

it('a classification is read from the widest group to the narrowest', () => {
  const boxes = [{ label: 'squelette interne', members: ['truite'], inside: [{ label: 'poils', members: ['chat'] }] }]
  expect(drawFigure(read({ kind: 'classification', boxes })).text).toBe(
    'Classification en groupes emboîtés. Boîte «\u00a0squelette interne\u00a0». Truite. Dans cette boîte, une boîte «\u00a0poils\u00a0». Chat.',
  )
})

const family = (parents: [string, string]) =>
  read({
    kind: 'pedigree',
    trait: 'atteint',
    people: [
      { id: 'P', generation: 1, sex: 'm' },
      { id: 'M', generation: 1, sex: 'f', has: true },
      { id: 'E', generation: 2, sex: 'f', parents },
    ],
  })

it('a family says who is whose child, and who shows the trait', () => {
  expect(findFigureFlaws(family(['P', 'M']))).toEqual([])
  expect(drawFigure(family(['P', 'M'])).text).toContain(
    'P, un homme\u00a0: signe vide\u00a0; M, une femme\u00a0: signe plein\u00a0; E, une femme, enfant de P et de M\u00a0: signe vide.',
  )
})

it.each([
  [family(['P', 'X']), 'there is nobody X'],
  [family(['P', 'E']), 'E: parents stand in the generation before'],
  [read({ kind: 'net', solid: 'cylinder', size: [1, 2, 3] }), 'cylinder: its size has other lengths'],
  [read({ kind: 'net', solid: 'pyramid', size: [1, 2], labels: ['1 cm', '2 cm'] }), 'pyramid: 1 labels at most'],
])('what does not fit is found: $title', (figure, flaw) => {
  expect(findFigureFlaws(figure)).toContain(flaw)
})

it('the net of a cylinder has a rectangle as wide as the way around its disc', () => {
  const { svg } = drawFigure(read({ kind: 'net', solid: 'cylinder', size: [1, 2] }))
  const [, radius] = /<circle [^>]*r="([\d.]+)"/.exec(svg) ?? []
  const [, left, right] = /<path d="M([\d.]+) [\d.]+L([\d.]+) /.exec(svg) ?? []
  expect((Number(right) - Number(left)) / Number(radius)).toBeCloseTo(2 * Math.PI, 1)
})

it('a net says its lengths as they are read', () => {
  const net = { kind: 'net', solid: 'cylinder', size: [1.5, 4], labels: ['$r$', '4 cm'] }
  expect(drawFigure(read(net)).text).toBe(
    'Patron d’un cylindre\u00a0: un rectangle et deux disques de même rayon. Longueurs écrites\u00a0: r\u00a0; 4 cm.',
  )
})

it.each([
  {
    words: ['Mientras', 'cenábamos,', 'se', 'apagó', 'la', 'luz.'],
    groups: [
      { from: 0, to: 0, label: 'lien', role: 'd' },
      { from: 1, to: 1, label: 'imparfait', role: 'a' },
      { from: 2, to: 3, label: 'passé simple', role: 'b' },
    ],
    second: 'se',
  },
  {
    words: ['La', 'ville', 'où', 'je', 'suis', 'né', 'hier', 'encore', 'a', 'changé.'],
    groups: [{ from: 5, to: 9, label: 'suite', role: 'a' }],
    second: 'né',
  },
])('a sentence of two lines goes on at a group, with no word alone: $second', ({ words, groups, second }) => {
  const { svg } = drawFigure(read({ kind: 'sentence', words, groups }))
  const set = [...svg.matchAll(/<text x="\S+" y="(\S+)"[^>]*font-size="17"[^>]*>([^<]+)</g)]
  const below = set.filter(([, y]) => Number(y) > Number(set[0]?.[1])).map(([, , word]) => word)
  expect(below[0]).toBe(second)
  expect(below.length).toBeGreaterThan(1)
})
