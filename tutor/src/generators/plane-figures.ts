import type { z } from 'zod'
import { Figure } from '../figures/schema.ts'

type Geometry = Omit<Extract<z.input<typeof Figure>, { kind: 'geometry' }>, 'kind' | 'id'>

const draw = (data: Geometry): Figure => Figure.parse({ kind: 'geometry', id: 'exercice', ...data })

const cm = (written: string) => `${written} cm`

/** A rectangle by its two sides, as numbers and as they are written. */
export const rectangleFigure = (size: readonly [number, number], written: readonly [string, string]): Figure =>
  draw({
    title: 'Un rectangle',
    points: { A: [0, 0], B: [size[0], 0], C: [size[0], size[1]], D: [0, size[1]] },
    polygons: [{ of: 'ABCD', fill: 'a' }],
    right: ['DAB', 'ABC', 'BCD', 'CDA'],
    lengths: [
      { of: 'AB', text: cm(written[0]) },
      { of: 'BC', text: cm(written[1]) },
    ],
  })

/** A triangle with its base and the height that belongs to it; one shape, which leaves room for all labels. */
export const triangleWithHeight = (base: string, height: string): Figure =>
  draw({
    title: 'Un triangle et une hauteur',
    points: { A: [0, 0], B: [10, 0], C: [2.6, 6], H: [2.6, 0] },
    polygons: [{ of: 'ABC', fill: 'c' }],
    lines: [{ of: 'CH', dash: true, role: 'b' }],
    right: ['CHB'],
    lengths: [
      { of: 'AB', text: cm(base) },
      { of: 'CH', text: cm(height), role: 'b', inside: true },
    ],
    notToScale: true,
  })

/** A parallelogram: its base, its other side, and the height of the base; one shape, too. */
export const parallelogramFigure = (base: string, slanted: string, height: string): Figure =>
  draw({
    title: 'Un parallélogramme et une hauteur',
    points: { A: [0, 0], B: [10, 0], C: [12.4, 5], D: [2.4, 5], H: [2.4, 0] },
    polygons: [{ of: 'ABCD', fill: 'e' }],
    lines: [{ of: 'DH', dash: true, role: 'b' }],
    right: ['DHB'],
    lengths: [
      { of: 'AB', text: cm(base) },
      { of: 'BC', text: cm(slanted) },
      { of: 'DH', text: cm(height), role: 'b', inside: true },
    ],
    notToScale: true,
  })

/** A circle, or a disc, with its centre and a radius. */
export const circleFigure = (radius: number, isDisc: boolean): Figure =>
  draw({
    title: isDisc ? 'Un disque et son rayon' : 'Un cercle et son rayon',
    points: { O: [0, 0], A: [1, 0] },
    circles: [{ centre: 'O', through: 'A' }],
    lines: [{ of: 'OA', role: 'b' }],
    dots: ['O'],
    name: { O: 150 },
    lengths: [{ of: 'OA', text: cm(String(radius)), role: 'b' }],
  })
