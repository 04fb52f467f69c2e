import * as z from 'zod'
import { SCHOOL_GRADES } from '../catalogue/index.ts'
import { ForUser, route, success, Uid } from './route.ts'

/** The requested change of school grade, and its state. */
export const SchoolGradeState = z
  .object({
    grade: z.enum(SCHOOL_GRADES),
    asked: z.object({ grade: z.enum(SCHOOL_GRADES), at: z.string() }).nullable(),
    /** No adult follows the pupil who may set his grade: he then chooses alone. */
    alone: z.boolean(),
    /** Whether the caller may set it. */
    maySet: z.boolean().optional(),
    /** The new school year has begun and the grade is not confirmed yet. */
    newYear: z.boolean(),
    history: z.array(
      z.object({
        from: z.enum(SCHOOL_GRADES),
        to: z.enum(SCHOOL_GRADES),
        by: z.string(),
        at: z.string(),
        own: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'GradeState' })
export type SchoolGradeState = z.infer<typeof SchoolGradeState>

export const schoolGradeRoutes = {
  readGrade: route({
    method: 'POST',
    path: '/api/rights/grade/current',
    summary: 'The grade, what is asked and what it was before',
    body: ForUser,
    answer: success(SchoolGradeState),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  /** Applied at once when no adult follows who may set it; `data.grade` is then the new one. */
  askGrade: route({
    method: 'POST',
    path: '/api/rights/grade/ask',
    summary: 'Ask for another grade',
    body: z.object({ userId: Uid, grade: z.enum(SCHOOL_GRADES) }),
    answer: success(SchoolGradeState),
    policy: { allow: 'self', act: 'grade_ask', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /** Also answers the pupil's request: the requested grade accepts it, the present grade refuses it. */
  setGrade: route({
    method: 'PUT',
    path: '/api/rights/grade',
    summary: 'Set the grade of a pupil one follows',
    body: z.object({ userId: Uid, grade: z.enum(SCHOOL_GRADES) }),
    answer: success(SchoolGradeState),
    audit: 'grade',
    policy: { allow: 'actsFor', act: 'grade', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /** Confirms the grade for the new school year, or withdraws a request. */
  keepGrade: route({
    method: 'POST',
    path: '/api/rights/grade/keep',
    summary: 'Stay in the grade',
    body: ForUser,
    answer: success(SchoolGradeState),
    audit: 'grade',
    policy: { allow: 'actsFor', act: 'grade_keep', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
}
