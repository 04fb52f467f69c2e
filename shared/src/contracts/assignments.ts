import * as z from 'zod'
import { SUBJECTS } from '../catalogue/index.ts'
import { AnsweredQuestion, NotionResult } from './class-results.ts'
import { MAX_CLASS_PUPILS } from './classes.ts'
import { prose } from './prose.ts'
import { Done, isInstant, route, success, Uid, UuidParam } from './route.ts'

export const MAX_INSTRUCTION_CHARS = 1000
/** Running and past assignments of a class. */
export const MAX_ASSIGNMENTS = 500
/** Of which a page of the list has so many. */
export const ASSIGNMENTS_PER_PAGE = 100

/** A local day. */
const Day = z.iso.date().refine(isInstant)
const Count = z.int().nonnegative()
const Instruction = z.string().trim().max(MAX_INSTRUCTION_CHARS).default('')

/** What is given: a path of the teacher's own, a fresh path on a sub-chapter or a notion of it, a statement, an objective. */
export const AssignedWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('path'), pathId: z.int().positive() }),
  z.object({
    kind: z.literal('topic'),
    topic: z.string().min(1).max(64),
    notion: z.string().min(1).max(128).optional(),
  }),
  z.object({
    kind: z.literal('homework'),
    subject: z.enum(SUBJECTS),
    chapterId: z.string().min(1).max(64),
    text: prose(20_000),
    /** A photo or a sound that the teacher had read (contracts/readings.ts): each pupil gets it with the statement. */
    readingId: z.uuid().optional(),
  }),
  z.object({
    kind: z.literal('objective'),
    title: z.string().trim().min(1).max(200),
    criteria: z.string().trim().max(1000).default(''),
  }),
])
export type AssignedWork = z.infer<typeof AssignedWork>
export const WORK_KINDS = ['path', 'topic', 'homework', 'objective'] as const

/** Where a pupil is with it; `waiting` until it opens, `removed` once the pupil put it away. */
export const WORK_STATES = ['waiting', 'not_begun', 'begun', 'done', 'removed'] as const
export type WorkState = (typeof WORK_STATES)[number]

export const AssignmentSummary = z
  .object({
    id: z.uuid(),
    kind: z.enum(WORK_KINDS),
    title: z.string(),
    instruction: z.string(),
    /** The day from which pupils see it, and the day by which it is due. */
    opensDay: z.string(),
    dueDay: z.string(),
    givenBy: z.string(),
    givenAt: z.string(),
    withdrawnAt: z.string().nullable(),
    pupils: Count,
    begun: Count,
    done: Count,
    late: Count,
    /** Pupils who have it once a parent consents, or sees it too. */
    held: Count.optional(),
  })
  .meta({ id: 'AssignmentSummary' })
export type AssignmentSummary = z.infer<typeof AssignmentSummary>

export const AssignedPupil = z
  .object({
    userId: Uid,
    fullName: z.string(),
    state: z.enum(WORK_STATES),
    /** It opened, and waits for a consent. */
    held: z.boolean().optional(),
    late: z.boolean(),
    /** Right at the first try, of what rules can judge. */
    answers: Count,
    right: Count,
  })
  .meta({ id: 'AssignedPupil' })
export type AssignedPupil = z.infer<typeof AssignedPupil>

/** What was answered on a notion of given work, or on the rest of its sub-chapter. */
const WorkNotion = NotionResult.extend({
  byPupil: z.array(z.object({ userId: Uid, answers: Count, right: Count })),
}).meta({ id: 'WorkNotion' })

/** By the register; only those whom the caller follows. */
export const AssignmentDetail = AssignmentSummary.extend({
  list: z.array(AssignedPupil),
  /** The weakest first; none for an objective and for homework, whose questions belong to no notion. */
  notions: z.array(WorkNotion),
  /** Those with most wrong answers first. */
  questions: z.array(AnsweredQuestion),
}).meta({ id: 'AssignmentDetail' })
export type AssignmentDetail = z.infer<typeof AssignmentDetail>

/** What a remediation changed since it was given: how many worked on it again, and how many of them had most of it right. */
export const Remediation = z
  .object({
    id: z.uuid(),
    ref: z.string(),
    title: z.string(),
    givenAt: z.string(),
    pupils: Count,
    again: Count,
    right: Count,
  })
  .meta({ id: 'Remediation' })
export type Remediation = z.infer<typeof Remediation>

const about = { allow: 'teaches', class: ({ params }: { params: { id: string } }) => params.id } as const
const AssignmentParams = UuidParam.extend({ assignmentId: z.uuid() })
const Given = success(z.object({ id: z.uuid(), /** No room for another one. */ full: z.array(Uid) }))
const Listed = success(
  z.object({ assignments: z.array(AssignmentSummary), /** How many stand on the pages that follow. */ others: Count }),
)
const userIds = z.array(Uid).min(1).max(MAX_CLASS_PUPILS)

/** Work given to pupils of a class: it lands among their paths or objectives and in their planner. What they did stays theirs. */
export const assignmentRoutes = {
  /**
   * 403 for pupils outside of the class; 404 for work that is not there; `invalid_input` with the field `readingId` for a
   * file that is not kept any more; 409 `conflict` with the field `grade` for a grade
   * that is not the class's, until `anyGrade` says that it is meant.
   */
  giveAssignment: route({
    method: 'POST',
    path: '/api/classes/{id}/assignments',
    summary: 'Give work to pupils of a class',
    params: UuidParam,
    body: z.object({
      work: AssignedWork,
      userIds,
      instruction: Instruction,
      opensDay: Day.optional(),
      dueDay: Day,
      anyGrade: z.boolean().default(false),
    }),
    answer: Given,
    policy: about,
    rate: 'write',
    once: true,
    deadlineMs: 30_000,
  }),
  /** The newest first, the first page of them. */
  listAssignments: route({
    method: 'GET',
    path: '/api/classes/{id}/assignments',
    summary: 'Work given to a class',
    params: UuidParam,
    answer: Listed,
    policy: about,
    rate: 'read',
  }),
  /** The pages after the first one. */
  listOlderAssignments: route({
    method: 'POST',
    path: '/api/classes/{id}/assignments/older',
    summary: 'Older work given to a class, page by page',
    params: UuidParam,
    body: z.object({
      page: z
        .int()
        .min(2)
        .max(MAX_ASSIGNMENTS / ASSIGNMENTS_PER_PAGE),
    }),
    answer: Listed,
    policy: about,
    rate: 'read',
  }),
  readAssignment: route({
    method: 'GET',
    path: '/api/classes/{id}/assignments/{assignmentId}',
    summary: 'Where each pupil is with given work, and what was answered',
    params: AssignmentParams,
    answer: success(AssignmentDetail),
    policy: about,
    rate: 'read',
    /** The first call of a server reads the lessons. */
    deadlineMs: 15_000,
  }),
  /** Moves it in the planners of the pupils. 409 `locked` once it is withdrawn. */
  extendAssignment: route({
    method: 'PUT',
    path: '/api/classes/{id}/assignments/{assignmentId}/due',
    summary: 'Change the day by which given work is due',
    params: AssignmentParams,
    body: z.object({ dueDay: Day }),
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** Takes it from those who have not begun; what is begun stays the pupil's. */
  withdrawAssignment: route({
    method: 'DELETE',
    path: '/api/classes/{id}/assignments/{assignmentId}',
    summary: 'Withdraw given work',
    params: AssignmentParams,
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** The same work as a new assignment. */
  giveAgain: route({
    method: 'POST',
    path: '/api/classes/{id}/assignments/{assignmentId}/again',
    summary: 'Give the same work again',
    params: AssignmentParams,
    body: z.object({ userIds, dueDay: Day }),
    answer: Given,
    policy: about,
    rate: 'write',
    once: true,
    deadlineMs: 30_000,
  }),
  /** The last ones on a notion, with what they changed. */
  listRemediations: route({
    method: 'GET',
    path: '/api/classes/{id}/remediations',
    summary: 'What paths on a notion changed',
    params: UuidParam,
    answer: success(z.object({ remediations: z.array(Remediation) })),
    policy: about,
    rate: 'read',
  }),
}
