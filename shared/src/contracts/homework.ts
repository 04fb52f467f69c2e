import * as z from 'zod'
import { SCHOOL_GRADES, SUBJECTS } from '../catalogue/index.ts'
import { Clarification, ClarificationReply } from './activities.ts'
import { Generation } from './learning.ts'
import { PathSummary } from './paths.ts'
import { prose } from './prose.ts'
import { MAX_STATEMENT_CHARS } from './readings.ts'
import { ForUser, NumericId, route, success, Uid } from './route.ts'

const Audio = z.object({ url: z.string() }).optional()
const Steps = z.array(z.object({ content: z.string(), audio: Audio }))

/** State of a question for the pupil. */
export const QUESTION_STATES = [
  'open',
  /** Wrong, and may be tried again. */
  'attempted',
  'correct',
  /** Wrong three times: the solution was shown. */
  'shown',
  /** The rules cannot decide: the pupil compares the answer with the solution. */
  'to_review',
  /** Skipped; may still be answered. */
  'skipped',
] as const

const QuestionProgress = z.object({
  state: z.enum(QUESTION_STATES),
  attempts: z.number().int(),
  /** The latest answer, to continue from. */
  answer: z.string().nullable(),
  /** What was asked back about this answer, until it is answered. */
  ask: Clarification.optional(),
})

export const HomeworkQuestion = z
  .object({
    /** Minutes. */
    timer: z.number().int(),
    reformulation_question: z.string(),
    course: z.object({ content: z.string(), audio: Audio }),
    indice: z.object({ content: z.string() }),
    /** Empty until the first answer of the pupil. */
    answer_step_by_step: Steps,
    /**
     * `exact`: the answer is known and graded; `guided`: method, hints and a twin exercise, never the solution of the
     * pupil's own exercise.
     */
    mode: z.enum(['exact', 'guided']),
    /** Who wrote it: the built-in tutor or a model. */
    source: z.enum(['built-in', 'model']),
    progress: QuestionProgress,
  })
  .meta({ id: 'HomeworkQuestion' })
export type HomeworkQuestion = z.infer<typeof HomeworkQuestion>

/** The submitted statement, so that an incomplete homework reopens its form filled; `homeworkMedia` gives the file. */
const SubmittedHomework = z.object({
  input: z.enum(['text', 'image', 'audio']),
  desc: z.string(),
  /** The statement, typed or read from the picture or sound; empty where nothing was read. */
  text: z.string(),
  media: z.object({ type: z.string(), bytes: z.number().int() }).nullable(),
})

/** `moduleCount` is the number of questions, `percent` the share of them that is settled. */
export const HomeworkDetail = PathSummary.extend({
  /** Progress of the generation; null when none runs. */
  generation: Generation.nullable(),
  sent: SubmittedHomework,
  /** The first module holds all exercises; empty while it is written or incomplete. */
  modules: z.array(
    z.object({
      id: z.number().int(),
      contentAudio: z.string().nullable(),
      exercices: z.array(
        z.object({
          title: z.string(),
          statement: z.string().optional(),
          /** A misspelling that is accepted too (S2 §3). */
          statment: z.string().optional(),
          /** What of the sheet comes after it and is too long to be cut into questions. */
          unread: z.string().optional(),
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
    /** Asked before the answer is graded: it is no attempt yet. */
    ask: Clarification.optional(),
  })
  .meta({ id: 'Correction' })
export type HomeworkGrading = z.infer<typeof HomeworkGrading>

const index = z.int().nonnegative()
const OneQuestion = z.object({
  moduleId: z.coerce.number().int().positive().max(2_147_483_647),
  exerciceIndex: index,
  questionIndex: index,
})

/** Where a statement may belong; `chapter` is null where only the subject is clear. Offered, never imposed. */
const PlaceGuess = z.object({
  subject: z.enum(SUBJECTS),
  chapter: z.object({ id: z.string(), title: z.string() }).nullable(),
})
export type PlaceGuess = z.infer<typeof PlaceGuess>

/** A homework is requested with `generatePath`; title, copy and removal are calls of paths (contracts/paths.ts). */
export const homeworkRoutes = {
  listHomework: route({
    method: 'POST',
    path: '/api/homework/paths',
    summary: 'Homework of a pupil, newest first',
    body: ForUser,
    answer: z.array(PathSummary),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
    keep: 'opened',
  }),
  /** Also polled during a generation: status generating → generated, or incomplete_homework with a `failure`. */
  readHomework: route({
    method: 'POST',
    path: '/api/homework/path/{id}',
    summary: 'Detail of a homework',
    params: NumericId,
    answer: success(HomeworkDetail),
    policy: { allow: 'owns', act: 'read', table: 'paths', id: ({ params }) => params.id },
    rate: 'read',
    keep: 'opened',
  }),
  /** Null where it is not clear. */
  guessPlace: route({
    method: 'POST',
    path: '/api/homework/guess',
    summary: 'The subject and chapter that a statement speaks of',
    body: z.object({
      userId: Uid,
      classroom: z.enum(SCHOOL_GRADES),
      text: prose(MAX_STATEMENT_CHARS),
    }),
    answer: success(PlaceGuess.nullable()),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  homeworkMedia: route({
    method: 'POST',
    path: '/api/homework/path/{id}/media',
    summary: 'The picture or the sound a homework was made from',
    params: NumericId,
    /** `data` is base64 without a prefix; 404 without a file. */
    answer: success(z.object({ type: z.string(), data: z.string() })),
    audit: 'homework',
    policy: { allow: 'owns', act: 'write', table: 'paths', id: ({ params }) => params.id },
    rate: 'write',
  }),
  /** `question` is the question after the grading, with its steps. */
  correctHomework: route({
    method: 'POST',
    path: '/api/homework/correct',
    summary: 'Correct one answer',
    body: OneQuestion.extend({ answer: prose(10_000) }),
    answer: z.object({ correction: HomeworkGrading, question: HomeworkQuestion }),
    audit: 'homework',
    policy: { allow: 'owns', act: 'write', table: 'modules', id: ({ body }) => body.moduleId },
    tells: true,
    rate: 'write',
    once: true,
  }),
  /** Settles an answer that was asked back about: it is graded now. 409 once it was answered anew. */
  clarifyHomework: route({
    method: 'POST',
    path: '/api/homework/clarify',
    summary: 'Answer the question that was asked back about an answer',
    body: OneQuestion.extend(ClarificationReply),
    answer: z.object({ correction: HomeworkGrading, question: HomeworkQuestion }),
    audit: 'homework',
    policy: { allow: 'owns', act: 'write', table: 'modules', id: ({ body }) => body.moduleId },
    rate: 'write',
    once: true,
  }),
  /** The steps stay hidden unless it was answered once. A settled question stays as it is. */
  skipQuestion: route({
    method: 'POST',
    path: '/api/homework/skip',
    summary: 'Pass a question by',
    body: OneQuestion,
    answer: success(HomeworkQuestion),
    audit: 'homework',
    policy: { allow: 'owns', act: 'write', table: 'modules', id: ({ body }) => body.moduleId },
    rate: 'write',
  }),
}
