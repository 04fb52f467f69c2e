import * as z from 'zod'
import { Done, route } from './route.ts'
import { KeptBySchool, SCHOOL_PROVIDERS, SchoolFailed, SchoolIdentifiers } from './school.ts'

const SyncId = z.uuid()
const provider = z.enum(SCHOOL_PROVIDERS)

/** What came of a mark at school: it is there now, the homework is there no more, or the service does not take it. */
export const SCHOOL_MARK_OUTCOMES = ['passed', 'missing', 'refused'] as const
export type SchoolMarkOutcome = (typeof SCHOOL_MARK_OUTCOMES)[number]

/** How an act at school ended that is no synchronisation. */
export const SchoolActed = z.object({
  status: z.literal('acted'),
  data: z.object({
    provider,
    marks: z.array(z.object({ event: z.uuid(), outcome: z.enum(SCHOOL_MARK_OUTCOMES) })),
    keep: KeptBySchool.optional(),
  }),
})
export type SchoolActed = z.infer<typeof SchoolActed>

const SchoolFileAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    data: z.object({
      name: z.string(),
      /** Of a picture, a sound or a PDF, by the content; `application/octet-stream` for all others. */
      mime: z.string(),
      bytes: z.int().nonnegative(),
      base64: z.base64(),
      keep: KeptBySchool.optional(),
    }),
  }),
  SchoolFailed,
])
export type SchoolFileAnswer = z.infer<typeof SchoolFileAnswer>

const self = { allow: 'self', act: 'own', pupil: ({ body }: { body: { userId: string } }) => body.userId } as const

/** What a pupil does at school with what the device keeps; nobody does it for him. A question of the service ends it: it is for the sheet. */
export const schoolActRoutes = {
  passSchoolMarks: route({
    method: 'POST',
    path: '/api/calendar/school-marks',
    summary: 'Pass marks of homework on to its school; followed like a synchronisation, by its id',
    body: SchoolIdentifiers.extend({
      id: SyncId,
      marks: z
        .array(z.object({ event: z.uuid(), done: z.boolean() }))
        .min(1)
        .max(20),
    }),
    answer: Done,
    policy: self,
    rate: 'write',
  }),
  /** What the device may keep from then on is also found by following the id, should this answer be lost. */
  openSchoolFile: route({
    method: 'POST',
    path: '/api/calendar/school-file',
    summary: 'A document of a lesson or homework, fetched from its school; nothing of it stays on the server',
    body: SchoolIdentifiers.extend({
      id: SyncId,
      event: z.uuid(),
      /** Its place among the documents of the event. */
      file: z.int().nonnegative().max(50),
    }),
    answer: SchoolFileAnswer,
    policy: self,
    rate: 'write',
    deadlineMs: 120_000,
  }),
}
