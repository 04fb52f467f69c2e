import * as z from 'zod'
import { Generation } from './learning.ts'
import { PathSummary } from './paths.ts'
import { ForUser, NumericId, route, success } from './route.ts'

const Audio = z.object({ url: z.string() }).optional()
const Steps = z.array(z.object({ content: z.string(), audio: Audio }))

/** Where a pupil stands on a question. */
export const QUESTION_STATES = [
  'open',
  /** Missed, and may be tried again. */
  'attempted',
  'correct',
  /** Missed three times: the solution was shown. */
  'shown',
  /** The rules cannot tell: compared with the solution by the pupil. */
  'to_review',
  /** Passed by; may still be answered. */
  'skipped',
] as const

const QuestionProgress = z.object({
  state: z.enum(QUESTION_STATES),
  attempts: z.number().int(),
  /** The last answer, to go on from. */
  answer: z.string().nullable(),
})

export const HomeworkQuestion = z
  .object({
    /** Minutes. */
    timer: z.number().int(),
    reformulation_question: z.string(),
    course: z.object({ content: z.string(), audio: Audio }),
    indice: z.object({ content: z.string() }),
    /** Empty until the pupil has answered once. */
    answer_step_by_step: Steps,
    /** `exact`: the answer is known and judged; `guided`: method, hints and a twin exercise, never a solution of the pupil's own. */
    mode: z.enum(['exact', 'guided']),
    /** Who wrote it: the built-in tutor or a model. */
    source: z.enum(['built-in', 'model']),
    progress: QuestionProgress,
  })
  .meta({ id: 'HomeworkQuestion' })
export type HomeworkQuestion = z.infer<typeof HomeworkQuestion>

/** What the pupil sent, so that an incomplete homework reopens its sheet filled; `media` comes by `homeworkMedia`. */
const SubmittedHomework = z.object({
  input: z.enum(['text', 'image', 'audio']),
  desc: z.string(),
  /** The statement: typed, or read from the picture or sound; empty where nothing was read. */
  text: z.string(),
  media: z.object({ type: z.string(), bytes: z.number().int() }).nullable(),
})

/** `moduleCount` is the number of questions, `percent` how many of them are settled. */
export const HomeworkDetail = PathSummary.extend({
  /** What is being done; null when nothing is. */
  generation: Generation.nullable(),
  sent: SubmittedHomework,
  /** All exercices are in the first module; none while it is being written or is incomplete. */
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
          questions: z.array(HomeworkQuestion),
        }),
      ),
    }),
  ),
}).meta({ id: 'HomeworkDetail' })
export type HomeworkDetail = z.infer<typeof HomeworkDetail>

export const HomeworkGrading = z
  .object({
    status: z.enum(['success', 'partial', 'failure', 'to_review']),
    message: z.string(),
    feedback: z.object({ content: z.string() }),
    example_solution: z.object({ statement: z.string(), steps: z.array(z.string()) }).optional(),
    next_action: z.enum(['retry', 'show_answer', 'next_question']),
  })
  .meta({ id: 'Correction' })
export type HomeworkGrading = z.infer<typeof HomeworkGrading>

const index = z.int().nonnegative()
const OneQuestion = z.object({
  moduleId: z.coerce.number().int().positive().max(2_147_483_647),
  exerciceIndex: index,
  questionIndex: index,
})

/** The call that asks for a homework is `generatePath`; title, copy and removal are those of paths (contracts/paths.ts). */
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
  /** Also the polling call of a generation: status generating → generated, or incomplete_homework with a `failure`. */
  readHomework: route({
    method: 'POST',
    path: '/api/homework/path/{id}',
    summary: 'Detail of a homework',
    params: NumericId,
    answer: success(HomeworkDetail),
    policy: { allow: 'owns', table: 'paths', id: ({ params }) => params.id },
    rate: 'read',
  }),
  homeworkMedia: route({
    method: 'POST',
    path: '/api/homework/path/{id}/media',
    summary: 'The picture or the sound a homework was made from',
    params: NumericId,
    /** `data` is base64 without a prefix; 404 where there is neither. */
    answer: success(z.object({ type: z.string(), data: z.string() })),
    policy: { allow: 'owns', table: 'paths', id: ({ params }) => params.id },
    rate: 'write',
  }),
  /** `question`: the question as it stands now, with its steps. */
  correctHomework: route({
    method: 'POST',
    path: '/api/homework/correct',
    summary: 'Correct one answer',
    body: OneQuestion.extend({ answer: z.string().trim().min(1).max(10_000) }),
    answer: z.object({ correction: HomeworkGrading, question: HomeworkQuestion }),
    policy: { allow: 'owns', table: 'modules', id: ({ body }) => body.moduleId },
    rate: 'write',
  }),
  /** Its steps stay hidden unless it was answered once. A settled question stays as it is. */
  skipQuestion: route({
    method: 'POST',
    path: '/api/homework/skip',
    summary: 'Pass a question by',
    body: OneQuestion,
    answer: success(HomeworkQuestion),
    policy: { allow: 'owns', table: 'modules', id: ({ body }) => body.moduleId },
    rate: 'write',
  }),
}
