import type { FigureScale } from '@ariane/activities/shape'
import { z } from 'zod'
import type { Canvas, Rect } from './canvas/canvas.ts'
import type { Point } from './canvas/points.ts'

/** A text on a figure; maths between dollars. */
export const Label = z.string().min(1).max(60)
export const Place = z.tuple([z.number(), z.number()])
export const SeriesName = z.enum(['a', 'b', 'c', 'd', 'e', 'f'])
export const Axis = z
  .strictObject({
    min: z.number(),
    max: z.number(),
    /** From one written number to the next. */
    step: z.number().positive(),
    /** Into how many parts the grid cuts a step. */
    fine: z.int().min(1).max(10).default(1),
    label: Label.optional(),
  })
  .refine(({ min, max, step }) => max > min && (max - min) / step <= 24, 'from min up to max, in 24 steps at most')
export type Axis = z.output<typeof Axis>

const common = {
  /** Sections, questions, terms and events name the figure by it; it never says what is asked. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  title: z.string().min(4).max(90),
  /** What the drawing means, said after its description. */
  note: z.string().min(4).max(300).optional(),
  /** Where data come from. */
  source: z.string().min(4).max(160).optional(),
  /** Its values are asked: the text tells them by graduations. Set where a question is made of it, never by an author. */
  valuesAsked: z.literal(true).optional(),
}

/** The schema of a kind of figures. */
export const figureKind = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...common, ...shape })

/** What a pupil may be asked to find on a drawing: a zone, a place, a part, a box. Neither code nor label is ever sent. */
export type Target = {
  /** What an author calls it: a zone's number, the name of a part, the id of a node. */
  code: string
  /** How it is named to a pupil; a part that has no name on this figure has none. */
  label?: string | undefined
  /** Where its number stands, in the canvas's units. */
  at: Point
  /** What a number beside the drawing points at. */
  to?: Point
  box?: Rect
  /** Its outline, where it has one. */
  path?: string
  /** Where it lies, in words that do not name it. */
  where?: string | undefined
}

/** A figure drawn: the canvas, what it shows in words, and what is not right about its data. */
export type Drawing = {
  canvas: Canvas
  text: string
  flaws?: string[]
  /** Where what is drawn comes from, if the figure does not say it. */
  source?: string
  targets?: Target[]
  /** Which values lie where, on a figure with axes. */
  scale?: FigureScale
}

/** « a, b et c ». */
export const joinFrench = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`
