import * as z from 'zod'
import { NumericId, route, success, Uid } from './route.ts'

/** Pupils that one call gives a path to. */
export const MAX_ASSIGNEES = 80

/** A pupil who has a copy of the path from an adult. */
export const PathAssignment = z
  .object({
    userId: Uid,
    /** His copy. */
    pathId: z.number().int(),
    /** A copy that was begun is the pupil's: it is not taken back any more. */
    begun: z.boolean(),
    percent: z.number().min(0).max(100),
  })
  .meta({ id: 'GivenPath' })
export type PathAssignment = z.infer<typeof PathAssignment>

const Pupils = z.array(Uid).min(1).max(MAX_ASSIGNEES)

/** A path given to pupils: each gets a copy of his own, with the name of who gave it for as long as the adult follows him. */
export const pathAssignmentRoutes = {
  /** 403 unless the manager follows every one of them. Who has it already keeps that copy; `full`: no room for it. */
  givePath: route({
    method: 'POST',
    path: '/api/path/{id}/give',
    summary: 'Give a path to pupils',
    params: NumericId,
    body: z.object({ managerUserId: Uid, userIds: Pupils }),
    answer: success(z.object({ given: z.array(PathAssignment), full: z.array(Uid) })),
    policy: { allow: 'owns', table: 'paths', id: ({ params }) => params.id },
    rate: 'write',
  }),
  /** Among the pupils that the manager follows. */
  listGiven: route({
    method: 'POST',
    path: '/api/path/{id}/given',
    summary: 'Pupils who were given a path',
    params: NumericId,
    body: z.object({ managerUserId: Uid }),
    answer: success(z.object({ given: z.array(PathAssignment) })),
    policy: { allow: 'owns', table: 'paths', id: ({ params }) => params.id },
    rate: 'read',
  }),
  /** 409 `locked` once it was begun, 404 for a pupil who was not given it. */
  takeBackPath: route({
    method: 'POST',
    path: '/api/path/{id}/take-back',
    summary: 'Take a path back from a pupil who has not begun it',
    params: NumericId,
    body: z.object({ managerUserId: Uid, userId: Uid }),
    answer: success(z.object({ given: z.array(PathAssignment) })),
    policy: { allow: 'owns', table: 'paths', id: ({ params }) => params.id },
    rate: 'write',
  }),
}
