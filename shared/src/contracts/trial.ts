import * as z from 'zod'
import { SCHOOL_GRADES, SUBJECTS } from '../catalogue/index.ts'
import { ActivityAnswer, ActivityResult } from './activities.ts'
import { PathModule } from './learning.ts'
import { route, success, Uid } from './route.ts'

/** As in a path: the third miss leaves the solution shown. */
const MAX_TRIES = 3
const MAX_SEED = 2 ** 31 - 1

/** Names the exercises of a trial: the same ones for the same words. */
const Trial = { topicId: z.string().min(1).max(64), seed: z.number().int().min(0).max(MAX_SEED) }
/** What was answered to one chapter, the first try first. */
const Tries = z.array(ActivityAnswer).min(1).max(MAX_TRIES)

/** Exercises of somebody without an account, and the choices around them. */
export const TrialExercises = z
  .object({
    ...Trial,
    title: z.string(),
    subject: z.enum(SUBJECTS),
    grade: z.enum(SCHOOL_GRADES),
    /** What else can be tried in this subject at this grade. */
    topics: z.array(z.object({ id: z.string(), title: z.string() })),
    module: PathModule.pick({ title: true, contentType: true, content: true, activity: true, figures: true }),
    /** Set until a teacher has read the content behind it. */
    unreviewed: z.boolean(),
  })
  .meta({ id: 'TrialExercises' })
export type TrialExercises = z.infer<typeof TrialExercises>

/** Nothing of a trial is stored before an account asks for it: each call says again what it is about. */
export const trialRoutes = {
  /** Without a topic the first one; with a seed the exercises of before. */
  openTrial: route({
    method: 'POST',
    path: '/api/trial',
    summary: 'A few exercises for somebody without an account',
    body: z.object({
      subject: z.enum(SUBJECTS),
      grade: z.enum(SCHOOL_GRADES),
      topicId: Trial.topicId.optional(),
      seed: Trial.seed.optional(),
    }),
    answer: success(TrialExercises),
    policy: { allow: 'public' },
    rate: 'read',
  }),
  answerTrial: route({
    method: 'POST',
    path: '/api/trial/answer',
    summary: 'Grade the last of these answers to an exercise of a trial; nothing is stored',
    body: z.object({ ...Trial, key: z.string().min(1).max(64), tries: Tries }),
    answer: success(ActivityResult),
    policy: { allow: 'public' },
    rate: 'write',
    maxBody: 64 * 2 ** 10,
  }),
  /** Grades every answer again: the device is believed nothing but what was answered. */
  keepTrial: route({
    method: 'POST',
    path: '/api/trial/keep',
    summary: 'Take a trial over into an account, as a path whose first module it is',
    body: z.object({
      userId: Uid,
      ...Trial,
      answers: z
        .array(z.object({ key: z.string().min(1).max(64), tries: Tries }))
        .min(1)
        .max(10),
    }),
    answer: success(z.object({ id: z.number().int(), right: z.number().int(), answered: z.number().int() })),
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'write',
    once: true,
    maxBody: 256 * 2 ** 10,
  }),
}
