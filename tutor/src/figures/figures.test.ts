import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Canvas } from './canvas/canvas.ts'
import { measureText } from './canvas/text-width.ts'
import { drawFigure, findFigureFlaws } from './draw-figure.ts'
import { kinds } from './kinds.ts'
import { Figure } from './schema.ts'

const examples = globSync(join(import.meta.dirname, 'examples', '*.json'))
  .toSorted()
  .flatMap(file =>
    (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(data => ({
      kind: basename(file, '.json'),
      id: data.id,
      figure: Figure.parse(data),
    })),
  )

const read = (data: object) => Figure.parse({ id: 'essai', title: 'Un essai', ...data })
const triangle = (more: object) =>
  read({ kind: 'geometry', points: { A: [0, 0], B: [8, 0], C: [0, 6] }, polygons: [{ of: 'ABC' }], ...more })

describe('the examples of each kind', () => {
  it('leave no kind out', () => {
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
  })

  it.each(examples)('draw without a flaw: $kind $id', ({ kind, figure }) => {
    expect(figure.kind).toBe(kind)
    expect(findFigureFlaws(figure)).toEqual([])
  })

  it.each(examples)('hold presentation attributes only: $kind $id', ({ figure }) => {
    const { svg } = drawFigure(figure)
    expect(svg).not.toMatch(/ style=|<style|<script|<foreignObject|<image| on\w+=|href=|NaN|undefined|Infinity/)
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="figure-[0-9a-f]{8}-title"/)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the drawings', () => {
  // Who changes one on purpose looks at it (`npm run figures -- --kinds`), then keeps it with `vitest run tutor/src/figures -u`.
  it.each(Object.keys(kinds))('of the kind %s are those that were looked at', async kind => {
    const lines = examples
      .filter(example => example.kind === kind)
      .map(
        ({ id, figure }) => `${id} ${createHash('sha256').update(drawFigure(figure).svg).digest('hex').slice(0, 16)}\n`,
      )
    await expect(lines.join('')).toMatchFileSnapshot(join('testing', 'drawings', `${kind}.txt`))
  })
})

describe('a figure', () => {
  it('is described from its data', () => {
    const { text } = drawFigure(
      triangle({
        right: ['BAC'],
        lengths: [
          { of: 'AB', text: '8 cm' },
          { of: 'BC', text: '?' },
        ],
        note: 'Le côté [BC] est l’hypoténuse.',
      }),
    )
    expect(text).toBe(
      'Triangle ABC. Angle droit en A\u00a0: BAC. AB\u00a0: 8 cm. BC\u00a0: longueur cherchée. Le côté [BC] est l’hypoténuse.',
    )
  })

  it('escapes what an author writes', () => {
    const { svg } = drawFigure(
      triangle({ title: 'Un <b>triangle</b>', lengths: [{ of: 'AB', text: '<i>8</i> & "9"' }] }),
    )
    expect(svg).toContain('&lt;i&gt;8&lt;/i&gt; &amp; &quot;9&quot;')
    expect(svg).not.toMatch(/<b>|<i>/)
  })

  it('sets maths of a label as text', () => {
    const { svg, text } = drawFigure(
      triangle({
        lengths: [
          { of: 'AB', text: '$\\frac{3}{5}$' },
          { of: 'AC', text: '$x^{2}$' },
          { of: 'BC', text: '$10^{-3}$' },
        ],
      }),
    )
    expect(svg).toMatch(/>3<\/text>.*>5<\/text>/)
    expect(text).toContain('AB\u00a0: 3/5. AC\u00a0: x². BC\u00a0: 10⁻³.')
  })

  it('has one drawing for the same data, and names of its own for others', () => {
    const [one, same, other] = [triangle({}), triangle({}), triangle({ dots: ['A'] })].map(
      figure => drawFigure(figure).svg,
    )
    expect(one).toBe(same)
    const name = (svg: string | undefined) => /figure-[0-9a-f]{8}/.exec(svg ?? '')?.[0]
    expect(name(one)).not.toBe(name(other))
  })
})

describe('points', () => {
  const built = (points: object) => read({ kind: 'geometry', points, polygons: [{ of: 'ABC' }], note: 'Un triangle.' })

  it('may be built from points that stand behind them: a database keeps no order', () => {
    const figure = built({ I: { mid: 'AB' }, A: [0, 0], B: [8, 2], C: [3, 5] })
    expect(findFigureFlaws(figure)).toEqual([])
    expect(drawFigure(figure).text).toContain('I est le milieu de [AB].')
  })

  it('are not built from themselves', () => {
    expect(findFigureFlaws(built({ A: [0, 0], B: { mid: 'AC' }, C: { mid: 'AB' } }))).toEqual([
      'B is built from itself',
    ])
  })
})

describe('what is wrong with a figure is found', () => {
  it.each([
    ['a point that is not there', triangle({ lengths: [{ of: 'AD', text: '3' }] }), 'there is no point D'],
    [
      'a label with an unknown command',
      triangle({ lengths: [{ of: 'AB', text: '$\\vecteur{u}$' }] }),
      'a label knows no \\vecteur',
    ],
    [
      'lengths in another ratio',
      triangle({
        lengths: [
          { of: 'AB', text: '8 cm' },
          { of: 'AC', text: '7 cm' },
        ],
      }),
      'AB (8 cm) and AC (7 cm) are not drawn to one scale: put it right, or say notToScale',
    ],
    [
      'an angle of another size',
      triangle({ angles: [{ of: 'ABC', text: '60°' }] }),
      'angle ABC is drawn with 37°, it says 60°: put it right, or say notToScale',
    ],
    ['a right angle that is none', triangle({ right: ['ABC'] }), 'angle ABC is drawn with 37°, not as a right angle'],
    ['equal lengths that are not', triangle({ ticks: [['AB', 'AC']] }), 'AB, AC are marked as equal, but are not'],
    [
      'labels over one another',
      read({ kind: 'number-line', min: 0, max: 2, step: 0.1, points: [] }),
      '« 1,1 » and « 1,2 » overlap',
    ],
    [
      'a value beyond its axis',
      read({ kind: 'chart', chart: 'bars', axis: { min: 0, max: 5, step: 1 }, values: [{ label: 'six', value: 6 }] }),
      'six: 6 is outside of the axis',
    ],
    [
      'percentages that do not make a hundred',
      read({
        kind: 'chart',
        chart: 'pie',
        unit: '%',
        values: [
          { label: 'oui', value: 60 },
          { label: 'non', value: 30 },
        ],
      }),
      'the percentages make 90',
    ],
    [
      'an arrow from nowhere',
      read({
        kind: 'flow',
        nodes: [
          { id: 'a', at: [0, 0], text: 'un' },
          { id: 'b', at: [1, 0], text: 'deux' },
        ],
        arrows: [{ from: 'a', to: 'c' }],
      }),
      'there is no node c',
    ],
  ])('%s', (_, figure, flaw) => {
    expect(findFigureFlaws(figure)).toContain(flaw)
  })

  it('but not where the figure says that it is not to scale', () => {
    const lengths = [
      { of: 'AB', text: '8 cm' },
      { of: 'AC', text: '7 cm' },
    ]
    expect(findFigureFlaws(triangle({ lengths, notToScale: true }))).toEqual([])
  })
})

describe('letters', () => {
  it('of a legend below narrow boxes are not cut in a wide face', () => {
    const figure = read({
      kind: 'flow',
      nodes: [
        { id: 'a', at: [0, 0], text: 'konnte' },
        { id: 'b', at: [1, 0], text: 'könnte' },
      ],
      arrows: [{ from: 'a', to: 'b' }],
      means: '+ inflexion (Umlaut)',
    })
    expect(drawFigure(figure).w).toBeGreaterThan(56 + 1.17 * measureText('+ inflexion (Umlaut)', 14))
  })

  it('of a length beside a solid are not cut in a wide face', () => {
    const canvas = new Canvas(100, 40, 'essai')
    const { x, w } = canvas.label([70, 20], 'largeur')
    expect(x + w).toBeLessThan(100)
    expect(canvas.frame().w).toBeGreaterThan(70 + (1.17 * w) / 2)
  })

  it('have sizes and weights that the stylesheet of pages knows', () => {
    const css = readFileSync(
      join(import.meta.dirname, '..', '..', '..', 'activities', 'src', 'figure', 'style.css'),
      'utf8',
    )
    const fonts = examples.flatMap(({ figure }) => [
      ...drawFigure(figure).svg.matchAll(/font-(?:size|weight|style)="[^"]+"/g),
    ])
    const unknown = [...new Set(fonts.map(([font]) => font))].filter(font => !css.includes(`[${font}]`))
    expect(unknown).toEqual([])
  })
})
