import { z } from 'zod'
import { Place } from '../parts.ts'

const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
const Line = z.string().min(1).max(400)
/** « cm », « millions d’habitants »: written behind the field. */
const Unit = z.string().min(1).max(40)
const Nth = z.int().min(1)

/** What is read on a figure: the value itself is taken from the figure's data. */
export const Spot = z.union([
  /** A bar of a chart by its name, of a series where there are several. */
  z.strictObject({ bar: Line, series: Line.optional() }),
  /** The ordinate of a curve at an abscissa, or the abscissa at an ordinate; curves are counted from 1. */
  z.strictObject({ x: z.number(), curve: Nth.default(1) }),
  z.strictObject({ y: z.number(), curve: Nth.default(1) }),
  /** A coordinate of a point by its name. */
  z.strictObject({ point: Line, read: z.enum(['x', 'y']).default('x') }),
  /** A month of a climate graph, 1 being January. */
  z.strictObject({ month: z.int().min(1).max(12), read: z.enum(['rain', 'heat']) }),
  /** A band of an age pyramid. */
  z.strictObject({ band: Line, read: z.enum(['men', 'women']) }),
  /** The class of a histogram that begins there. */
  z.strictObject({ from: z.number() }),
  /** The period of a curve of a signal. */
  z.strictObject({ period: Nth }),
  /** The level of a cylinder or thermometer, counted from the left. */
  z.strictObject({ level: Nth }),
  /** The angle below a protractor. */
  z.strictObject({ angle: z.literal(true) }),
])
export type Spot = z.output<typeof Spot>

/** Values to read on a figure of the pack, one after the other. */
export const ValueReading = z.strictObject({
  id: Slug,
  figure: Slug,
  /** Said before the questions; the title of the figure where it is left out. */
  question: Line.optional(),
  ask: z
    .array(z.strictObject({ question: Line, at: Spot, unit: Unit.optional() }))
    .min(1)
    .max(4),
})
export type ValueReading = z.output<typeof ValueReading>

const PointName = z.string().regex(/^[A-Z][\d′]?$/, 'a point is a capital, perhaps with a digit or ′')

/** Points to place on a number line, by one number, or between axes, by two. */
export const PointPlacing = z.strictObject({
  id: Slug,
  figure: Slug,
  question: Line,
  points: z
    .array(
      z.strictObject({
        name: PointName,
        at: z.union([z.tuple([z.number()]), Place]),
        /** What is said of it in place of its coordinates: « f(2) », « l’opposé de 3 ». */
        text: z.string().min(1).max(60).optional(),
      }),
    )
    .min(1)
    .max(4),
})
export type PointPlacing = z.output<typeof PointPlacing>

/** The image of the shape of a grid, to be drawn: its corners, or its cells. */
export const ImageDrawing = z.strictObject({
  id: Slug,
  figure: Slug,
  question: Line.optional(),
  of: z.enum(['cells', 'corners']).default('corners'),
})
export type ImageDrawing = z.output<typeof ImageDrawing>
