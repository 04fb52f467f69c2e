import { z } from 'zod'
import { figureKind, Label, Place, SeriesName } from '../../parts.ts'
import { AREAS } from './atlas.ts'

const Group = z.strictObject({
  label: Label,
  role: SeriesName,
  /** Two letters of ISO 3166 for countries (FR), numbers for regions (53) and departments (35). */
  zones: z.array(z.string().regex(/^[0-9A-Z]{2,3}$/)).min(1),
})

/** What stands on a map or a sketch; places are longitude and latitude, or the sketch's own x and y. */
export const layers = {
  /** Fields with a soft outline: empires, climates, regions of a sketch. */
  extents: z
    .array(
      z.strictObject({
        label: Label,
        role: SeriesName,
        points: z.array(Place).min(3).max(40),
        /** Corners stay corners. */
        straight: z.boolean().default(false),
      }),
    )
    .max(6)
    .default([]),
  /** Rivers, roads, limits; those with one label stand in the legend once. */
  lines: z
    .array(
      z.strictObject({
        label: Label.optional(),
        role: SeriesName,
        points: z.array(Place).min(2).max(40),
        dash: z.boolean().default(false),
      }),
    )
    .max(10)
    .default([]),
  /** Flows; `bend` from −0.6 to 0.6 curves an arrow. */
  arrows: z
    .array(
      z.strictObject({
        label: Label.optional(),
        role: SeriesName,
        from: Place,
        to: Place,
        bend: z.number().min(-0.6).max(0.6).default(0.15),
      }),
    )
    .max(14)
    .default([]),
  marks: z
    .array(
      z.strictObject({
        label: Label,
        role: SeriesName,
        sign: z.enum(['dot', 'ring', 'square', 'triangle', 'star']),
        at: z.array(Place).min(1).max(40),
        size: z.int().min(1).max(3).default(1),
      }),
    )
    .max(5)
    .default([]),
  towns: z
    .array(z.strictObject({ text: Label, at: Place, side: z.enum(['right', 'left', 'top', 'bottom']).optional() }))
    .max(14)
    .default([]),
  names: z
    .array(
      z.strictObject({
        text: Label,
        at: Place,
        water: z.boolean().default(false),
      }),
    )
    .max(14)
    .default([]),
}

export const MapFigure = figureKind('map', {
  area: z.enum(AREAS),
  groups: z.array(Group).max(5).default([]),
  /** Zones that are asked: each gets a number, in an order that says nothing. */
  numbered: z.array(Group.shape.zones.element).max(12).default([]),
  /** The numbers follow the order of `numbered`, which was drawn already. */
  inOrder: z.boolean().optional(),
  /** Boundaries of plates, on the map of the world. */
  plates: z.boolean().default(false),
  ...layers,
})
export type MapFigure = z.output<typeof MapFigure>
export type Layers = Pick<MapFigure, keyof typeof layers>
