import * as z from 'zod'
import { SCHOOL_GRADES, SUBJECTS } from '../catalogue/index.ts'
import { route, success, Uid, UuidParam } from './route.ts'

/** Below these a result is a count, without a conclusion. */
export const MIN_CLASS_ANSWERS = 10
export const MIN_CLASS_PUPILS = 5
export const MIN_OWN_ANSWERS = 5
/** How far back results may look, in days. */
export const RESULT_DAYS = [7, 30, 90, 365] as const

const Count = z.int().nonnegative()
/** To begin again, under way, or understood; `few` answers tell nothing. */
export const RESULT_LEVELS = ['again', 'going', 'known', 'few'] as const
export type ResultLevel = (typeof RESULT_LEVELS)[number]
/** The last seven days beside what was before; null where that is too little to compare. */
export const RESULT_TRENDS = ['up', 'same', 'down'] as const
export type ResultTrend = (typeof RESULT_TRENDS)[number]

/** What was answered at the first try; later tries are learning and do not count. */
export const Figures = z.object({
  answers: Count,
  /** Wholly right at the first try. */
  right: Count,
  pupils: Count,
  level: z.enum(RESULT_LEVELS),
  trend: z.enum(RESULT_TRENDS).nullable(),
  /** Pupils with fewer than half of their answers right. */
  toHelp: z.array(Uid),
})
export type Figures = z.infer<typeof Figures>

/** A notion of a pack; `ref` is the pack and the notion, 'math-4-pythagore/egalite'. */
export const NotionResult = Figures.extend({ ref: z.string(), title: z.string() }).meta({ id: 'NotionResult' })
export type NotionResult = z.infer<typeof NotionResult>

/** A sub-chapter with all answers in it, also those that no notion is known for. */
export const TopicResult = Figures.extend({
  ref: z.string(),
  title: z.string(),
  chapter: z.string(),
  subject: z.enum(SUBJECTS),
  grade: z.enum(SCHOOL_GRADES),
  notions: z.array(NotionResult),
}).meta({ id: 'TopicResult' })
export type TopicResult = z.infer<typeof TopicResult>

const Days = z.literal(RESULT_DAYS).default(30)
/** A sub-chapter, or a notion in it. */
const Place = { topic: z.string().min(1).max(64), notion: z.string().min(1).max(128).optional() }

/** What pupils answered to one question, side by side. */
export const AnsweredQuestion = z
  .object({
    prompt: z.string(),
    /** Null where no few words say it. */
    expected: z.string().nullable(),
    answers: Count,
    right: Count,
    /** The most frequent first; null for an answer that is no text. Uids by the register. */
    wrong: z.array(z.object({ text: z.string().nullable(), userIds: z.array(Uid) })),
  })
  .meta({ id: 'AnsweredQuestion' })
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>

/** A pupil's count on a notion. */
const PupilFigures = z.object({ userId: Uid, fullName: z.string(), answers: Count, right: Count })

export const NotionDetail = z
  .object({
    title: z.string(),
    topic: z.object({ ref: z.string(), title: z.string(), grade: z.enum(SCHOOL_GRADES) }),
    figures: Figures,
    /** By the register: nobody is ranked. */
    pupils: z.array(PupilFigures),
    /** Those with most wrong answers first. */
    questions: z.array(AnsweredQuestion),
  })
  .meta({ id: 'NotionDetail' })
export type NotionDetail = z.infer<typeof NotionDetail>

/** A line of the table that a teacher takes along: a pupil and a notion. */
export const ResultLine = z.object({
  lastName: z.string(),
  firstName: z.string(),
  subject: z.string(),
  topic: z.string(),
  notion: z.string(),
  answers: Count,
  right: Count,
})
export type ResultLine = z.infer<typeof ResultLine>

const about = { allow: 'teaches', class: ({ params }: { params: { id: string } }) => params.id } as const

/** Results from the stored answers of the pupils whom the caller follows. */
export const classResultRoutes = {
  /** Topics with the most to help first; subjects that have results. */
  readClassResults: route({
    method: 'POST',
    path: '/api/classes/{id}/results',
    summary: 'Results of a class by notion',
    params: UuidParam,
    body: z.object({ days: Days, subject: z.enum(SUBJECTS).optional() }),
    answer: success(z.object({ subjects: z.array(z.enum(SUBJECTS)), topics: z.array(TopicResult) })),
    policy: about,
    rate: 'read',
  }),
  /** 404 for a place that nothing is known about. */
  readNotionResults: route({
    method: 'POST',
    path: '/api/classes/{id}/results/notion',
    summary: 'Who answered what on a notion',
    params: UuidParam,
    body: z.object({ days: Days, ...Place }),
    answer: success(NotionDetail),
    policy: about,
    rate: 'read',
    /** The first call of a server reads the lessons. */
    deadlineMs: 15_000,
  }),
  exportClassResults: route({
    method: 'POST',
    path: '/api/classes/{id}/results/lines',
    summary: 'Results of a class, a line per pupil and notion',
    params: UuidParam,
    body: z.object({ days: Days }),
    answer: success(z.object({ lines: z.array(ResultLine) })),
    policy: about,
    rate: 'read',
  }),
  /** The pupil's own results, for the pupil and for adults who follow; nobody else is in them. */
  readPupilResults: route({
    method: 'POST',
    path: '/api/results/pupil',
    summary: 'Results of a pupil by notion',
    body: z.object({ userId: Uid, days: Days }),
    answer: success(z.object({ topics: z.array(TopicResult) })),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
}
