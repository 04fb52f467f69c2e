import { z } from 'zod'

const Kind = z.enum(['E', 'S', 'G'])
/** Any one of the results, or all of the words, each with its alternatives (`roi|souverain`) or refused (`!pas`). */
const Answer = z.object({
  kind: Kind,
  result: z.array(z.string()).default([]),
  words: z.array(z.string()).default([]),
  refuse: z.boolean().default(false),
})
export type ExpectedAnswer = z.infer<typeof Answer>

const statement = {
  id: z.string(),
  subject: z.string(),
  grade: z.string(),
  chapter: z.string().default(''),
  statement: z.string(),
}
/** A file of single tasks, or of whole statements. */
export const Cases = z.object({
  statements: z.array(
    z.union([
      z.object({
        ...statement,
        gold: z.object({
          questions: z.number(),
          labels: z.array(z.string()).optional(),
          answers: z.array(Answer),
        }),
      }),
      z
        .object({ ...statement, kind: Kind, gold: Answer.omit({ kind: true }) })
        .transform(({ kind, gold, ...rest }) => ({
          ...rest,
          gold: { questions: 1, labels: undefined, answers: [{ kind, ...gold }] },
        })),
    ]),
  ),
})
export type Case = z.output<typeof Cases>['statements'][number]

/** What `npm run tutor -- homework --json` prints. */
export const Output = z.object({
  statements: z.array(
    z.object({
      id: z.string(),
      blocks: z.array(z.object({ kind: z.string(), text: z.string() })),
      exercises: z.array(z.object({ question: z.string(), solved: z.boolean(), result: z.string().nullable() })),
    }),
  ),
})
export type CutStatement = z.infer<typeof Output>['statements'][number]
