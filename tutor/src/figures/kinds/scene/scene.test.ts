import { describe, expect, it } from 'vitest'
import { drawFigure, findFigureFlaws } from '../../draw-figure.ts'
import { Figure } from '../../schema.ts'
import { spread } from './place-labels.ts'
import type { Scene } from './scene.ts'
import { SCENES } from './scenes.ts'

const cell = (labels: Record<string, string>) =>
  Figure.parse({ kind: 'scene', id: 'cellule', title: 'Une cellule', scene: 'plant-cell', labels })

describe('a scene', () => {
  it('names its parts as the author does, and says where each one is', () => {
    const { svg, text } = drawFigure(cell({ nucleus: 'noyau', wall: 'paroi' }))
    expect(svg).toContain('>noyau</text>')
    expect(text).toContain('«\u00a0paroi\u00a0»\u00a0: la limite épaisse, à l’extérieur')
    expect(text).not.toContain('vacuole')
  })

  it('tells nothing of a part that is asked but its place', () => {
    const { svg, text } = drawFigure(cell({ nucleus: '1', vacuole: '2' }))
    expect(text).toContain('«\u00a01\u00a0»\u00a0: la grosse boule sombre en haut à gauche')
    expect(`${svg}${text}`).not.toMatch(/noyau|vacuole|nucleus/i)
  })

  it('refuses a label of a part that it does not have', () => {
    expect(findFigureFlaws(cell({ heart: 'cœur' }))).toContain(
      'the scene plant-cell has no part heart: it has wall, membrane, cytoplasm, nucleus, vacuole, chloroplast, mitochondrion',
    )
  })

  const scenes: [string, Scene][] = Object.entries(SCENES)

  it.each(scenes)('has its parts within the drawing, each with words: %s', (_, { width, height, parts, says }) => {
    expect(says.length).toBeGreaterThan(40)
    for (const { at, where } of Object.values(parts)) {
      expect(where.length).toBeGreaterThan(4)
      expect(at[0]).toBeGreaterThanOrEqual(0)
      expect(at[0]).toBeLessThanOrEqual(width)
      expect(at[1]).toBeGreaterThanOrEqual(0)
      expect(at[1]).toBeLessThanOrEqual(height)
    }
  })

  it.each(scenes)('takes a number at every part: %s', (name, { parts }) => {
    const labels = Object.fromEntries(Object.keys(parts).map((part, i) => [part, String(i + 1)]))
    const figure = Figure.parse({ kind: 'scene', id: 'essai', title: 'Un essai', scene: name, labels })
    expect(findFigureFlaws(figure)).toEqual([])
  })
})

describe('labels beside each other', () => {
  it('stand where they want to, if there is room', () => {
    expect(
      spread([
        { want: 10, size: 10 },
        { want: 40, size: 10 },
      ]),
    ).toEqual([10, 40])
  })

  it('move apart evenly where they would touch', () => {
    expect(
      spread([
        { want: 20, size: 10 },
        { want: 20, size: 10 },
        { want: 90, size: 10 },
      ]),
    ).toEqual([15, 25, 90])
  })
})
