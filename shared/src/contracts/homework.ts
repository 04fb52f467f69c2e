import * as z from 'zod'
import { PathStatus, PathSummary } from './learning.ts'
import { ForUser, NumericId, route, success } from './route.ts'

const Audio = z.object({ url: z.string() }).optional()

const Question = z.object({
  timer: z.number().int(),
  reformulation_question: z.string(),
  course: z.object({ content: z.string(), audio: Audio }),
  indice: z.object({ content: z.string() }),
  answer_step_by_step: z.array(z.object({ content: z.string(), audio: Audio })),
})

export const HomeworkDetail = z
  .object({
    id: z.number().int(),
    title: z.string(),
    description: z.string(),
    type: z.string(),
    status: PathStatus,
    createdAt: z.string(),
    modules: z.array(
      z.object({
        id: z.number().int(),
        contentAudio: z.string().nullable(),
        exercices: z.array(
          z.object({
            title: z.string(),
            statement: z.string().optional(),
            /** A misspelling that is read as well (S2 §3). */
            statment: z.string().optional(),
            questions: z.array(Question),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'HomeworkDetail' })

export const Correction = z
  .object({
    status: z.enum(['success', 'partial', 'failure', 'to_review']),
    message: z.string(),
    feedback: z.object({ content: z.string() }),
    example_solution: z.object({ statement: z.string(), steps: z.array(z.string()) }).optional(),
    next_action: z.enum(['retry', 'show_answer', 'next_question']),
  })
  .meta({ id: 'Correction' })

export const homeworkRoutes = {
  listHomework: route({
    method: 'POST',
    path: '/api/homework/paths',
    summary: 'Homework of a pupil, newest first',
    body: ForUser,
    answer: z.array(PathSummary),
    policy: { allow: 'actsFor', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  readHomework: route({
    method: 'POST',
    path: '/api/homework/path/{id}',
    summary: 'Detail of a homework',
    params: NumericId,
    answer: success(HomeworkDetail),
    policy: { allow: 'owns', table: 'paths', id: ({ params }) => params.id },
    rate: 'read',
  }),
  correctHomework: route({
    method: 'POST',
    path: '/api/homework/correct',
    summary: 'Correct one answer',
    body: z.object({
      moduleId: z.coerce.number().int().positive(),
      exerciceIndex: z.int().nonnegative(),
      questionIndex: z.int().nonnegative(),
      answer: z.string().trim().min(1).max(10_000),
    }),
    answer: z.object({ correction: Correction }),
    policy: { allow: 'owns', table: 'modules', id: ({ body }) => body.moduleId },
    rate: 'write',
  }),
}
