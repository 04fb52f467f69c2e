import { z } from 'zod'
import { figureKind, Place } from '../../parts.ts'

const Names = z.string().regex(/^([A-Z][\d′]?)+$/)

export const GridFigure = figureKind('grid', {
  /** Columns and rows. */
  size: z.tuple([z.int().min(2).max(20), z.int().min(2).max(16)]),
  /** Corners, counted in cells from the bottom left. */
  shape: z.array(Place).min(2),
  /** Names of the corners, one after the other: `ABC`. */
  names: Names.optional(),
  /** What the shape is moved by; without it the grid is for areas and perimeters. */
  by: z
    .union([
      z.strictObject({ axis: z.tuple([Place, Place]) }),
      z.strictObject({ centre: Place }),
      z.strictObject({ vector: Place }),
      /** Degrees anticlockwise. */
      z.strictObject({ around: Place, angle: z.number() }),
      z.strictObject({ from: Place, ratio: z.number() }),
    ])
    .optional(),
  /** Whether the image is drawn, too. */
  show: z.boolean().default(false),
  /** One cell is hatched as the unit of area. */
  unit: z.boolean().default(false),
})
export type GridFigure = z.output<typeof GridFigure>
