import { Expected as PackExpected } from '@ariane/activities/api'
import { z } from 'zod'

const Content = z.object({ content: z.string() })

/** What a right answer is: a kind of a pack, or a definition of the lesson. */
export const Hidden = z.union([
  PackExpected,
  z.object({ kind: z.literal('definition'), term: z.string(), definition: z.string() }),
])

/** A corrected exercise beside the pupil's own; markdown with maths between dollars. */
const Twin = z.object({ statement: z.string(), steps: z.array(z.string()) })

/**
 * A question of a homework: the fields of `HomeworkDetail`, and what stays on the server. `answer_step_by_step` and everything
 * below `mode` leave only after an attempt, and `expected` never does.
 */
export const HomeworkQuestion = z.object({
  /** Minutes (S2 §3). */
  timer: z.int().positive(),
  reformulation_question: z.string(),
  course: Content,
  indice: Content,
  answer_step_by_step: z.array(Content),
  /** 'exact': solved and checked here. 'guided': method and twin exercise, never a solution of the pupil's own. */
  mode: z.enum(['exact', 'guided']),
  source: z.enum(['built-in', 'model']),
  /** Null when rules cannot judge: the answer is left to the pupil, with the checklist. */
  expected: Hidden.nullable(),
  /** A conversion: the quantity in another unit than asked is no answer, and the number alone is one. */
  inUnit: z.boolean(),
  /** How strictly an answer is read; French where nothing is said. */
  setting: z.object({ lang: z.enum(['fr', 'en', 'es', 'de']), spelling: z.boolean() }).optional(),
  /** The answer in one line of markdown; null in guided mode. */
  answer: z.string().nullable(),
  /** From the lightest to the most telling; none gives the answer. The first one is `indice`. */
  hints: z.array(z.string()).min(1),
  checklist: z.array(z.string()),
  twin: Twin.nullable(),
})
export type HomeworkQuestion = z.infer<typeof HomeworkQuestion>

export const HomeworkExercise = z.object({
  title: z.string(),
  /** The exercise as it stands on the sheet. */
  statement: z.string(),
  /** What of the sheet comes after it and is too long to be cut into questions. */
  unread: z.string().optional(),
  questions: z.array(HomeworkQuestion).min(1),
})
export type HomeworkExercise = z.infer<typeof HomeworkExercise>
