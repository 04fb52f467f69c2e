import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import { sayLabel } from '../canvas/label-pieces.ts'
import type { Point } from '../canvas/points.ts'
import { type Drawing, figureKind, Label } from '../parts.ts'

export const NetFigure = figureKind('net', {
  /** `size`: cuboid [length, width, height]; prism [two short sides of the right triangle, height]; pyramid [side, slant]; cylinder [radius, height]. */
  solid: z.enum(['cuboid', 'prism', 'pyramid', 'cylinder']),
  size: z.array(z.number().positive()).min(2).max(3),
  /** Lengths in the order of `size`. */
  labels: z.array(Label).max(3).default([]),
  /** A face that is marked. */
  shaded: z.boolean().default(false),
})
type NetFigure = z.output<typeof NetFigure>

/** A face as its corners, or a disc; and the place of each length's label. */
type Face = { corners: Point[] } | { centre: Point; radius: number }
type Net = { says: string; faces: Face[]; labels: { at: Point; dx: number; dy: number }[] }

const rectangle = (x: number, y: number, w: number, h: number): Face => ({
  corners: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
})

const cuboidNet = ([a = 1, b = 1, c = 1]: readonly number[]): Net => ({
  says: 'd’un pavé droit : quatre rectangles côte à côte, un au-dessus et un au-dessous',
  faces: [
    rectangle(0, b, a, c),
    rectangle(a, b, b, c),
    rectangle(a + b, b, a, c),
    rectangle(2 * a + b, b, b, c),
    rectangle(0, 0, a, b),
    rectangle(0, b + c, a, b),
  ],
  labels: [
    { at: [a / 2, 2 * b + c], dx: 0, dy: 14 },
    { at: [0, b / 2], dx: -12, dy: 0 },
    { at: [0, b + c / 2], dx: -12, dy: 0 },
  ],
})

const prismNet = ([a = 1, b = 1, h = 1]: readonly number[]): Net => {
  const slope = Math.hypot(a, b)
  return {
    says: 'd’un prisme droit à base triangulaire : trois rectangles côte à côte, deux triangles rectangles',
    faces: [
      rectangle(0, b, a, h),
      rectangle(a, b, slope, h),
      rectangle(-b, b, b, h),
      {
        corners: [
          [0, b],
          [a, b],
          [0, 0],
        ],
      },
      {
        corners: [
          [0, b + h],
          [a, b + h],
          [0, 2 * b + h],
        ],
      },
    ],
    labels: [
      { at: [a / 2, b + h], dx: 0, dy: -12 },
      { at: [0, b / 2], dx: -12, dy: 0 },
      { at: [-b, b + h / 2], dx: -12, dy: 0 },
    ],
  }
}

const pyramidNet = ([side = 1, slant = 1]: readonly number[]): Net => ({
  says: 'd’une pyramide à base carrée : un carré et quatre triangles isocèles sur ses côtés',
  faces: [
    rectangle(slant, slant, side, side),
    {
      corners: [
        [slant, slant],
        [slant + side, slant],
        [slant + side / 2, 0],
      ],
    },
    {
      corners: [
        [slant, slant + side],
        [slant + side, slant + side],
        [slant + side / 2, side + 2 * slant],
      ],
    },
    {
      corners: [
        [slant, slant],
        [slant, slant + side],
        [0, slant + side / 2],
      ],
    },
    {
      corners: [
        [slant + side, slant],
        [slant + side, slant + side],
        [side + 2 * slant, slant + side / 2],
      ],
    },
  ],
  labels: [{ at: [slant + side / 2, slant + side], dx: 0, dy: -12 }],
})

const cylinderNet = ([radius = 1, height = 1]: readonly number[]): Net => ({
  says: 'd’un cylindre : un rectangle et deux disques de même rayon',
  faces: [
    rectangle(0, 2 * radius, 2 * Math.PI * radius, height),
    { centre: [Math.PI * radius, radius], radius },
    { centre: [Math.PI * radius, 3 * radius + height], radius },
  ],
  labels: [
    { at: [Math.PI * radius, radius], dx: 0, dy: -14 },
    { at: [0, 2 * radius + height / 2], dx: -12, dy: 0 },
  ],
})

const NETS = { cuboid: cuboidNet, prism: prismNet, pyramid: pyramidNet, cylinder: cylinderNet }
const WIDTH = 360
const MAX_HEIGHT = 360
const EDGE = 20

/** A solid cut open and laid flat. */
export const drawNet = ({ solid, size, labels, shaded }: NetFigure, name: string): Drawing => {
  const { says, faces, labels: places } = NETS[solid](size)
  const corners = faces.flatMap((face): readonly Point[] =>
    'corners' in face
      ? face.corners
      : [
          [face.centre[0] - face.radius, face.centre[1] - face.radius],
          [face.centre[0] + face.radius, face.centre[1] + face.radius],
        ],
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top, w, h] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  ]
  const scale = Math.min((WIDTH - 2 * EDGE) / w, (MAX_HEIGHT - 2 * EDGE) / h)
  const place = ([x, y]: Point): Point => [EDGE + (x - left) * scale, EDGE + (y - top) * scale]
  const canvas = new Canvas(w * scale + 2 * EDGE, h * scale + 2 * EDGE, name)
  faces.forEach((face, i) => {
    const pen = { fill: shaded && i === 0 ? canvas.hatch('b') : 'ta', stroke: 'a', width: 2 } as const
    if ('corners' in face) canvas.polygon(face.corners.map(place), pen)
    else canvas.circle(place(face.centre), face.radius * scale, pen)
  })
  if (solid === 'cylinder') {
    const [radius = 1] = size
    canvas.line(place([Math.PI * radius, radius]), place([Math.PI * radius + radius, radius]), {
      stroke: 'b',
      width: 2,
    })
    canvas.dot(place([Math.PI * radius, radius]))
  }
  labels.forEach((text, i) => {
    const found = places[i]
    if (!found) return
    const [x, y] = place(found.at)
    const anchor = found.dx < 0 ? 'end' : 'middle'
    canvas.label([x + found.dx, y + found.dy], text, { anchor, middle: true, bold: true, size: 14, halo: true })
  })
  const lengths = labels.length > 0 ? ` Longueurs écrites : ${labels.map(sayLabel).join(' ; ')}.` : ''
  return {
    canvas,
    text: `Patron ${says}.${lengths}${shaded ? ' Une face est hachurée.' : ''}`,
    flaws: [
      ...(size.length === (solid === 'cuboid' || solid === 'prism' ? 3 : 2)
        ? []
        : [`${solid}: its size has other lengths`]),
      ...(labels.length > places.length ? [`${solid}: ${places.length} labels at most`] : []),
    ],
  }
}
