import * as z from 'zod'
import { SUBJECTS } from '../catalogue/index.ts'
import { ActivityAnswer, ActivityData, ActivityResult, Clarification, ClarificationReply } from './activities.ts'
import { dueCountRow } from './due-count.ts'
import { FigureView } from './figures.ts'
import { HomeworkGrading } from './homework.ts'
import { Done, ForUser, NumericId, route, success } from './route.ts'

/** Questions of the carnet d'erreurs per day. */
export const MAX_REVIEWS_PER_DAY = 12

/** A missed question that comes back. */
export const ReviewItem = z
  .object({
    id: z.number().int(),
    subject: z.enum(SUBJECTS),
    /** Where it was missed. */
    source: z.object({ kind: z.enum(['path', 'homework']), id: z.number().int(), title: z.string() }),
    /** The question in a few words. */
    prompt: z.string(),
    addedAt: z.string(),
    /** The first local day on which it may come back. */
    dueDay: z.iso.date(),
    /** How often it came back. */
    reviews: z.number().int().nonnegative(),
  })
  .meta({ id: 'ReviewCard' })
export type ReviewItem = z.infer<typeof ReviewItem>

/** The question again, without its answer: a chapter of an interactive module, or a homework question. */
export const ReviewQuestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('activity'),
    moduleId: z.number().int(),
    key: z.string(),
    title: z.string(),
    link: z.string(),
    data: ActivityData,
    figure: FigureView.optional(),
  }),
  z.object({
    kind: z.literal('homework'),
    statement: z.string(),
    question: z.string(),
    hint: z.string(),
  }),
])
export type ReviewQuestion = z.infer<typeof ReviewQuestion>

/** A work slot with questions to review in it. */
export const PlannedReview = z.object({ start: z.string(), end: z.string(), count: z.number().int().positive() })
export type PlannedReview = z.infer<typeof PlannedReview>

/** How well the pupil knew an answer that rules cannot grade. */
export const RECALLS = ['again', 'hard', 'good'] as const
export type Recall = (typeof RECALLS)[number]

const DueReviews = z
  .object({
    /** Due today, limited; the longest overdue first. */
    cards: z.array(
      ReviewItem.extend({
        question: ReviewQuestion,
        /** What was asked back about the last answer, until it is answered. */
        ask: Clarification.optional(),
      }),
    ),
    /** The next seven days, where the work slots leave room. */
    plan: z.array(PlannedReview),
    /** Answered today. */
    doneToday: z.number().int().nonnegative(),
    /** Review items, due or not. */
    total: z.number().int().nonnegative(),
  })
  .meta({ id: 'DueReviews' })
export type DueReviews = z.infer<typeof DueReviews>

/** The grading of an answer, by the kind of the question. */
const ReviewGrading = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('activity'), result: ActivityResult }),
  z.object({ kind: z.literal('homework'), correction: HomeworkGrading }),
])
const ReviewResult = z
  .object({
    judged: ReviewGrading,
    /** The rules cannot grade it: the pupil assesses it with `assessReview`. */
    assess: z.boolean(),
    dueDay: z.iso.date(),
  })
  .meta({ id: 'Reviewed' })
export type ReviewResult = z.infer<typeof ReviewResult>

export const reviewRoutes = {
  dueReviews: route({ ...dueCountRow, answer: success(DueReviews) }),
  listReviews: route({
    method: 'POST',
    path: '/api/review/cards',
    summary: "Every question of the carnet d'erreurs, the next one first",
    body: ForUser,
    answer: success(z.array(ReviewItem)),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
    keep: 'opened',
  }),
  answerReview: route({
    method: 'POST',
    path: '/api/review/answer',
    summary: 'Answer a question that came back; the first answer of a day says when it comes again',
    body: z.object({
      cardId: z.number().int().positive().max(2_147_483_647),
      answer: z.union([z.string().trim().min(1).max(10_000), ActivityAnswer]),
    }),
    answer: success(ReviewResult),
    audit: 'other',
    policy: { allow: 'owns', act: 'write', table: 'review_cards', id: ({ body }) => body.cardId },
    tells: true,
    rate: 'write',
    once: true,
    maxBody: 64 * 2 ** 10,
  }),
  /** Settles an answer that was asked back about: it is graded now. 409 once it was answered anew. */
  clarifyReview: route({
    method: 'POST',
    path: '/api/review/clarify',
    summary: 'Answer the question that was asked back about an answer',
    body: z.object({ cardId: z.number().int().positive().max(2_147_483_647), ...ClarificationReply }),
    answer: success(ReviewResult),
    audit: 'other',
    policy: { allow: 'owns', act: 'write', table: 'review_cards', id: ({ body }) => body.cardId },
    rate: 'write',
    once: true,
  }),
  assessReview: route({
    method: 'POST',
    path: '/api/review/{id}/assess',
    summary: 'Say how an answer went that rules cannot judge',
    params: NumericId,
    body: z.object({ recall: z.enum(RECALLS) }),
    answer: success(z.object({ dueDay: z.iso.date() })),
    audit: 'other',
    policy: { allow: 'owns', act: 'write', table: 'review_cards', id: ({ params }) => params.id },
    rate: 'write',
    once: true,
  }),
  deleteReview: route({
    method: 'DELETE',
    path: '/api/review/{id}',
    summary: "Take a question out of the carnet d'erreurs",
    params: NumericId,
    answer: Done,
    audit: 'other',
    policy: { allow: 'owns', act: 'write', table: 'review_cards', id: ({ params }) => params.id },
    rate: 'write',
  }),
}
