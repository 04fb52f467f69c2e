import * as z from 'zod'
import { MAX_WEEKLY_GOAL } from './daily-session.ts'
import { PupilWeek } from './families.ts'
import { ForUser, route, success } from './route.ts'

/** How many weeks back a parent may look. */
export const MAX_WEEKS_BACK = 8

/** A test or homework that is not done. */
export const ComingEvent = z
  .object({
    id: z.string(),
    kind: z.enum(['exam', 'homework']),
    title: z.string(),
    subject: z.string().nullable(),
    startDate: z.string(),
  })
  .meta({ id: 'ComingEvent' })
export type ComingEvent = z.infer<typeof ComingEvent>

/** A week of a child, for a parent: counts and days, never an answer or a word of a conversation. */
export const ChildWeek = PupilWeek.extend({
  /** The teachers and coaches who follow the child. */
  teachers: z.array(z.string()),
  /** Monday to Sunday, and whether the child did something on that day, as the child's own thread has it. */
  days: z.array(z.object({ day: z.iso.date(), session: z.boolean() })).length(7),
  /** Sessions a week that the child set; null for none. */
  goal: z.int().min(1).max(MAX_WEEKLY_GOAL).nullable(),
  /** The next ones; none for a week that is over. */
  coming: z.array(ComingEvent),
}).meta({ id: 'ChildWeek' })
export type ChildWeek = z.infer<typeof ChildWeek>

/** `day` is today on the schools' clock. */
const ChildrenWeek = z.object({ day: z.iso.date(), children: z.array(ChildWeek) })
export type ChildrenWeek = z.infer<typeof ChildrenWeek>

export const childrenRoutes = {
  /** By first name. `week` 0 is this one, -1 the one before. 403 for a teacher or a coach. */
  childrenWeek: route({
    method: 'POST',
    path: '/api/families/children',
    summary: 'The week of each child of a parent',
    body: ForUser.extend({ week: z.int().min(-MAX_WEEKS_BACK).max(0).default(0) }),
    answer: success(ChildrenWeek),
    policy: { allow: 'manager', as: ({ body }) => body.userId },
    rate: 'read',
  }),
}
