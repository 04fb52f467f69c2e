import * as z from 'zod'
import { Done, ForUser, route, success, Uid } from './route.ts'

/** Why a pupil's own questions may not be sent to a model; null when they may. */
export const MODEL_BARRIERS = ['no_model', 'grade', 'refused', 'consent'] as const

export const ModelUse = z
  .object({
    /** The configured model; null without one. */
    model: z.string().nullable(),
    /** Whether the pupil's questions are sent to it. Ariane's own texts need no permission. */
    questions: z.boolean(),
    barrier: z.enum(MODEL_BARRIERS).nullable(),
  })
  .meta({ id: 'ModelUse' })
export type ModelUse = z.infer<typeof ModelUse>

export const modelRoutes = {
  readModelUse: route({
    method: 'POST',
    path: '/api/tutor/model',
    summary: 'Which model helps, and whether a pupil may put questions to it',
    body: ForUser,
    answer: success(ModelUse),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  allowModelQuestions: route({
    method: 'PUT',
    path: '/api/tutor/model',
    summary: 'Allow or refuse that a pupil puts questions to the model',
    body: z.object({ userId: Uid, allowed: z.boolean() }),
    answer: Done,
    audit: 'other',
    policy: { allow: 'actsFor', act: 'model', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
}
