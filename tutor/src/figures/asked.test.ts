import { describe, expect, it } from 'vitest'
import { drawFigure, drawStoredFigure, listTargets } from './draw-figure.ts'
import { muteFigure } from './mute.ts'
import { Figure } from './schema.ts'

const read = (data: object) => Figure.parse({ id: 'essai', title: 'Un essai', ...data })
const cell = read({
  kind: 'scene',
  scene: 'plant-cell',
  labels: { nucleus: 'noyau', vacuole: 'vacuole', wall: 'paroi' },
  note: 'Le noyau contient le programme.',
})
const europe = read({ kind: 'map', area: 'europe', towns: [{ text: 'Madrid', at: [-3.7, 40.4] }] })
const cycle = read({
  kind: 'flow',
  nodes: [
    { id: 'herbe', at: [0, 0], text: 'herbe' },
    { id: 'lapin', at: [1, 0], text: 'lapin' },
  ],
  arrows: [{ from: 'herbe', to: 'lapin' }],
  means: 'est mangé par',
})
const ask = (figure: Figure, targets: string[]) => drawFigure({ asked: muteFigure(figure, targets), targets })

describe('a figure that is answered on', () => {
  it.each([
    ['a scene', cell, ['vacuole', 'nucleus'], /noyau|vacuole|paroi/i],
    ['a map', europe, ['PL', 'ES', 'town-1'], /Espagne|Pologne|Madrid/],
    ['a flow chart', cycle, ['lapin', 'herbe'], /lapin|herbe/i],
  ])('has numbers in place of the names that are asked: %s', (_, figure, targets, names) => {
    const view = ask(figure, targets)
    expect(view.targets?.map(({ id }) => id)).toEqual(targets.map((_, n) => `t${n + 1}`))
    expect(JSON.stringify(view)).not.toMatch(names)
    for (const code of targets) expect(JSON.stringify(view)).not.toContain(`"${code}"`)
    targets.forEach((_, n) => {
      expect(view.svg).toContain(`>${n + 1}</text>`)
    })
  })

  it('says where its targets lie, within its frame', () => {
    const { targets = [], x = 0, y = 0, w, h } = ask(cell, ['nucleus', 'wall'])
    expect(targets[0]).toMatchObject({ to: [40, 52], where: 'la grosse boule sombre en haut à gauche' })
    for (const { at } of targets) {
      expect(at[0]).toBeGreaterThan(x)
      expect(at[0]).toBeLessThan(x + w)
      expect(at[1]).toBeGreaterThan(y)
      expect(at[1]).toBeLessThan(y + h)
    }
    expect(ask(europe, ['PL']).targets?.[0]).toMatchObject({ where: 'au centre de la carte', path: /^M/ })
  })

  it('numbers the zones of a map as they were drawn by lot', () => {
    const numbers = (codes: string[]) =>
      [...ask(europe, codes).svg.matchAll(/x="([\d.]+)"[^>]*>(\d)<\/text>/g)].map(([, x, n]) => [n, x])
    const [first, second] = [Object.fromEntries(numbers(['PL', 'ES'])), Object.fromEntries(numbers(['ES', 'PL']))]
    expect(first['1']).toBe(second['2'])
    expect(first['1']).not.toBe(second['1'])
  })

  it('is drawn as it is kept, and not at all with a target that is not there', () => {
    const kept = { asked: muteFigure(cell, ['wall']), targets: ['wall'] }
    expect(drawStoredFigure(JSON.parse(JSON.stringify(kept)))).toEqual(drawFigure(kept))
    expect(drawStoredFigure({ asked: cell, targets: ['tail'] })).toBeUndefined()
  })

  it('names what may be asked for who writes a question', () => {
    expect(listTargets(europe)).toContainEqual(expect.objectContaining({ code: 'ES', label: 'Espagne' }))
    expect(listTargets(europe)).toContainEqual(expect.objectContaining({ code: 'town-1', label: 'Madrid' }))
    expect(listTargets(cell)).toContainEqual(expect.objectContaining({ code: 'wall', label: 'paroi' }))
    expect(listTargets(cycle)).toContainEqual(expect.objectContaining({ code: 'herbe', label: 'herbe' }))
  })

  it('tells which values lie where on its axes', () => {
    const line = read({ kind: 'number-line', min: 0, max: 2, step: 0.25 })
    expect(drawFigure({ asked: line, targets: [] }).scale).toEqual({
      x: { from: 24, to: 364, min: 0, max: 2, step: 0.25 },
      level: 48,
    })
    const axes = read({ kind: 'axes', x: { min: -2, max: 2, step: 1 }, y: { min: 0, max: 10, step: 5, fine: 5 } })
    expect(drawFigure({ asked: axes, targets: [] }).scale).toMatchObject({ x: { step: 1 }, y: { step: 1, from: 284 } })
    expect(drawFigure(axes).scale).toBeUndefined()
  })
})
