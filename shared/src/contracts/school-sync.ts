import * as z from 'zod'
import { Done, type RouteInput, route, Uid } from './route.ts'
import { SCHOOL_STEPS, SchoolAnswer, SchoolIdentifiers } from './school.ts'
import { SchoolActed } from './school-acts.ts'

/**
 * How far a synchronisation is. The first event says where it stands, so that whoever comes back has missed nothing; an
 * answer is the last one.
 */
export const SchoolSyncEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), step: z.enum(SCHOOL_STEPS) }),
  z.object({ kind: z.literal('answer'), answer: z.union([SchoolAnswer, SchoolActed]) }),
  z.object({ kind: z.literal('beat') }),
])
export type SchoolSyncEvent = z.infer<typeof SchoolSyncEvent>
/** How something that was begun with an id ended. */
export type SchoolOutcome = SchoolAnswer | SchoolActed

/** Chosen by the device, and known by it alone: what the school answered is kept for a day so that only this opens it. */
const SyncId = z.uuid()
const OneSync = z.object({ userId: Uid, id: SyncId })

const actsForBody = {
  allow: 'actsFor',
  pupil: ({ body }: RouteInput<undefined, typeof OneSync>) => body.userId,
} as const

/** A synchronisation that goes on without its caller, who may come back for what came of it. */
export const schoolSyncRoutes = {
  startSchoolSync: route({
    method: 'POST',
    path: '/api/calendar/school-sync',
    summary: 'Begin to synchronise with a school; the same id again begins nothing new',
    body: SchoolIdentifiers.extend({ id: SyncId }),
    answer: Done,
    audit: 'events',
    policy: { ...actsForBody, act: 'write' },
    rate: 'generate',
  }),
  /** 404 for one that this caller did not begin, or that is over for a day. */
  followSchoolSync: route({
    method: 'POST',
    path: '/api/calendar/school-sync/events',
    summary: 'The progress of a synchronisation as events, up to its answer',
    body: OneSync,
    answer: z.unknown(),
    events: SchoolSyncEvent,
    policy: { ...actsForBody, act: 'read' },
    rate: 'read',
  }),
  /** What was read until then is not saved. */
  stopSchoolSync: route({
    method: 'POST',
    path: '/api/calendar/school-sync/stop',
    summary: 'End a synchronisation that this caller began',
    body: OneSync,
    answer: Done,
    policy: { ...actsForBody, act: 'read' },
    rate: 'read',
  }),
}
