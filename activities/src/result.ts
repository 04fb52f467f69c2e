import * as z from 'zod'

/** What rules may say of free words: `to_review` is neither right nor wrong. */
export const AnswerVerdict = z.enum(['correct', 'partial', 'incorrect', 'to_review'])

/**
 * A closed question that Ariane asks where she is not sure what an answer says. Its ids mean nothing; what an option comes
 * to stays in the API.
 */
export const Clarification = z
  .object({
    id: z.string(),
    text: z.string(),
    options: z
      .array(z.object({ id: z.string(), text: z.string() }))
      .min(2)
      .max(4),
  })
  .meta({ id: 'Clarification' })
export type Clarification = z.infer<typeof Clarification>

/** A place on the axes of a figure, in their values; a figure may have one of them only. */
export const Spot = z.object({
  x: z.number().optional(),
  y: z.number().optional(),
  /** Its height is read at the far end of the horizontal axis. */
  atEnd: z.literal(true).optional(),
})
export type Spot = z.infer<typeof Spot>

/** What the API finds in one answer. */
export const ActivityResult = z
  .object({
    /** Share of right parts, 0 to 1. */
    score: z.number().min(0).max(1),
    correct: z.boolean(),
    /** Per part (option, gap 'item:n', cell, card, item, word, position, left id): right or wrong, and what was expected. */
    parts: z.record(
      z.string(),
      z.object({
        correct: z.boolean(),
        expected: z.string().optional(),
        /** What kind of error it is. */
        note: z.string().optional(),
        /** Where a wrong one belongs on the axes of the figure, in their values. */
        spot: Spot.optional(),
      }),
    ),
    feedback: z.string(),
    /** The same without what gives the answer away, for a first miss; absent where the feedback gives nothing away. */
    hint: z.string().optional(),
    /** How many parts had no answer: they are neither graded nor shown. Absent when there is none. */
    left: z.number().int().min(1).optional(),
    /** Which attempt it is, and how many may follow; `firstScore` is the one that counts. Absent where nothing counts. */
    attempts: z
      .object({
        made: z.number().int().min(1),
        remaining: z.number().int().min(0),
        firstScore: z.number().min(0).max(1).nullable().optional(),
      })
      .optional(),
    /** Of free words. With `to_review` the score says nothing and does not count. */
    verdict: AnswerVerdict.optional(),
    /** A good answer, as markdown. */
    model: z.string().optional(),
    /** For the writer to tick. */
    criteria: z.array(z.string()).optional(),
    /** Asked before the answer is graded: nothing else is told yet, and no attempt is made. */
    ask: Clarification.optional(),
  })
  .meta({ id: 'ActivityResult' })
export type ActivityResult = z.infer<typeof ActivityResult>
