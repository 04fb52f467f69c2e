import * as z from 'zod'

/** Which options are right, and what is said of each. */
export const QuizSolution = z.object({
  engine: z.literal('quiz'),
  options: z.record(z.string(), z.object({ text: z.string(), correct: z.boolean(), feedback: z.string().optional() })),
  why: z.string(),
})
