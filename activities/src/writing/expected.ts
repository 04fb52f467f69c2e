import * as z from 'zod'

/** One line of text; inline maths between single dollars. */
const Line = z.string().min(1).max(400)

/** What a right answer is, by kind; read by the grader only, never sent to a pupil. */
export const Expected = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    value: z.string(),
    unit: z.string().optional(),
    form: z.enum(['irreducible', 'scientific', 'decimal', 'exact']).optional(),
    tolerance: z.number().optional(),
  }),
  z.object({
    kind: z.literal('algebra'),
    expression: z.string(),
    form: z.enum(['expanded', 'factored', 'any']).default('any'),
  }),
  z.object({ kind: z.literal('equation'), solutions: z.array(z.string()) }),
  z.object({
    kind: z.literal('text'),
    ideas: z
      .array(z.object({ label: Line, anyOf: z.array(Line).min(1), weight: z.number().positive().default(1) }))
      .min(1),
    contradictions: z.array(Line).default([]),
    misconceptions: z.array(z.object({ match: Line, feedback: Line })).default([]),
  }),
  z.object({ kind: z.literal('exact'), accepted: z.array(Line).min(1) }),
  z.object({ kind: z.literal('conjugation'), verb: z.string(), tense: z.string(), person: z.int().min(0).max(5) }),
  z.object({ kind: z.literal('free'), criteria: z.array(Line).min(2), minWords: z.int().default(30) }),
])
export type Expected = z.infer<typeof Expected>
