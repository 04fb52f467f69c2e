import { z } from 'zod'
import { figureKind, Label, Place, SeriesName } from '../../parts.ts'

/** The name of a point: `A`, `B′`, `M1`; with a leading `_` it is not written. */
const PointName = z.string().regex(/^_?[A-Z][\d′]?$/)
const Names = (count: number) => z.string().regex(new RegExp(`^(_?[A-Z][\\d′]?){${count}}$`))
const Segment = Names(2)
/** The tint of a series; `paper` is a hole in what lies below. */
const Fill = SeriesName.or(z.literal('paper'))

/** Where a point is: coordinates (y goes up), or a construction from other points. */
const Where = z.union([
  Place,
  z.strictObject({ mid: Segment }),
  /** On the line through two points; ratio 0 is the first, 1 the second. */
  z.strictObject({ on: Segment, ratio: z.number() }),
  /** Degrees, anticlockwise from the right. */
  z.strictObject({ from: PointName, distance: z.number().positive(), angle: z.number() }),
  /** The foot of the perpendicular: `MAB`, from M on (AB). */
  z.strictObject({ foot: Names(3) }),
  /** The image by the symmetry about a point: `MO`. */
  z.strictObject({ central: Segment }),
  /** The image by the symmetry about a line: `MAB`. */
  z.strictObject({ mirror: Names(3) }),
  /** The third vertex of a triangle, on the left of the base: distances to its first and to its second point. */
  z.strictObject({ base: Segment, sides: Place }),
  /** Where two lines meet: `ABCD`, (AB) and (CD). */
  z.strictObject({ meet: Names(4) }),
])
export type Where = z.output<typeof Where>

export const GeometryFigure = figureKind('geometry', {
  points: z.record(PointName, Where),
  polygons: z.array(z.strictObject({ of: z.string(), fill: Fill.optional() })).default([]),
  lines: z
    .array(
      z.strictObject({
        of: Segment,
        as: z.enum(['segment', 'line', 'ray']).default('segment'),
        dash: z.boolean().default(false),
        role: SeriesName.optional(),
        name: Label.optional(),
      }),
    )
    .default([]),
  circles: z
    .array(
      z.strictObject({
        centre: PointName,
        through: PointName.optional(),
        radius: z.number().positive().optional(),
        fill: Fill.optional(),
      }),
    )
    .default([]),
  right: z.array(Names(3)).default([]),
  angles: z
    .array(
      z.strictObject({
        of: Names(3),
        text: Label.optional(),
        arcs: z.int().min(1).max(3).default(1),
        role: SeriesName.default('b'),
      }),
    )
    .default([]),
  /** `?` is the length that is looked for. */
  lengths: z
    .array(
      z.strictObject({ of: Segment, text: Label, inside: z.boolean().default(false), role: SeriesName.default('a') }),
    )
    .default([]),
  /** Each set of segments has one length: `[["OA", "OB"]]`. */
  ticks: z.array(z.array(Segment).min(1)).default([]),
  parallel: z.array(z.tuple([Segment, Segment])).default([]),
  /** Points drawn as dots. */
  dots: z.array(PointName).default([]),
  /** Where a name stands if the usual place is not good: degrees, anticlockwise from the right. */
  name: z.record(PointName, z.number()).default({}),
  notToScale: z.boolean().default(false),
})
export type GeometryFigure = z.output<typeof GeometryFigure>
