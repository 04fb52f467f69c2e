import { z } from 'zod'

const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
const Line = z.string().min(1).max(400)
/** A zone of a map (FR, 53), what stands on it (town-1, name-2, extent-1), a part of a scene, a node of a flow chart. */
const Code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/)
/** Names to use in place of those that the figure gives. */
const Names = z.record(z.string(), z.string().min(1).max(60)).default({})

/** Where is …? The answer is one zone of the figure, or several, among those that get a number. */
export const ZoneQuestion = z.strictObject({
  id: Id,
  figure: Id,
  question: Line,
  answer: z.array(Code).min(1).max(4),
  /** The zones that get a number, without those of the answer; all that have a name on the figure where it is left out. */
  among: z.array(Code).min(2).max(11).optional(),
  names: Names,
  why: Line,
  difficulty: z.int().min(1).max(3).default(1),
})
export type ZoneQuestion = z.infer<typeof ZoneQuestion>

/** A figure without its labels, which the pupil puts back. */
export const Legend = z.strictObject({
  id: Id,
  figure: Id,
  title: Line,
  /** Whose labels are taken off; all that have one where it is left out. */
  targets: z.array(Code).min(3).max(10).optional(),
  names: Names,
})
export type Legend = z.infer<typeof Legend>

/** The steps of a process as pictures: the same figure on each card, with another part of it lit. */
export const PictureSequence = z.strictObject({
  id: Id,
  figure: Id,
  title: Line,
  /** In their right order. */
  steps: z
    .array(z.strictObject({ text: Line, target: Code }))
    .min(3)
    .max(8),
})
export type PictureSequence = z.infer<typeof PictureSequence>

type WithQuestions = {
  zones: readonly ZoneQuestion[]
  legends: readonly Legend[]
  pictures: readonly PictureSequence[]
}

const repeated = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) < i)

/** What is wrong with questions on figures before these are drawn; empty when nothing is. */
export const findFigureQuestionFlaws = ({ zones, legends, pictures }: WithQuestions): string[] => [
  ...[zones, legends, pictures].flatMap(part =>
    repeated(part.map(({ id }) => id)).map(id => `${id}: the same id twice`),
  ),
  ...zones.flatMap(({ id, answer, among = [] }) =>
    repeated([...answer, ...among]).map(code => `${id}: ${code} is asked for and shown twice`),
  ),
  ...pictures.flatMap(({ id, steps }) => [
    ...repeated(steps.map(({ target }) => target)).map(code => `${id}: ${code} is lit on two cards`),
    ...repeated(steps.map(({ text }) => text)).map(text => `${id}: « ${text} » stands there twice`),
  ]),
]
