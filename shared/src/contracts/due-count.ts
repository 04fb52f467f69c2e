import * as z from 'zod'
import { ForUser, route, success } from './route.ts'

/**
 * `dueReviews` (contracts/review.ts) for a screen that only counts: without the schemas of the questions, which are those of
 * every activity.
 */
export const dueCountRow = route({
  method: 'POST',
  path: '/api/review/due',
  summary: "Questions of the carnet d'erreurs for today, and when the next ones fit",
  body: ForUser,
  answer: success(z.object({ cards: z.array(z.unknown()) })),
  policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
  rate: 'read',
  keep: 'opened',
})
