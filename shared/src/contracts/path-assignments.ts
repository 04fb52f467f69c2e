import * as z from 'zod'
import { NumericId, route, success, Uid } from './route.ts'

export const MAX_ASSIGNEES = 80

/** A pupil who received a copy of the path from an adult. */
export const PathAssignment = z
  .object({
    userId: Uid,
    /** The pupil's own copy. */
    pathId: z.number().int(),
    /** A begun copy belongs to the pupil and cannot be taken back. */
    begun: z.boolean(),
    percent: z.number().min(0).max(100),
  })
  .meta({ id: 'GivenPath' })
export type PathAssignment = z.infer<typeof PathAssignment>

const Pupils = z.array(Uid).min(1).max(MAX_ASSIGNEES)

/**
 * Assignments of a path: each pupil gets an own copy, shown with the adult's name while the adult follows the pupil.
 */
export const pathAssignmentRoutes = {
  /**
   * 403 unless the manager follows all of them; 403 `consent_needed` where his words wait for one of them. A pupil who has it
   * already keeps that copy; `full`: no room for another path.
   */
  givePath: route({
    method: 'POST',
    path: '/api/path/{id}/give',
    summary: 'Give a path to pupils',
    params: NumericId,
    body: z.object({ managerUserId: Uid, userIds: Pupils }),
    answer: success(z.object({ given: z.array(PathAssignment), full: z.array(Uid) })),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'paths', id: ({ params }) => params.id },
    rate: 'write',
  }),
  /** Limited to the pupils that the manager follows. */
  listGiven: route({
    method: 'POST',
    path: '/api/path/{id}/given',
    summary: 'Pupils who were given a path',
    params: NumericId,
    body: z.object({ managerUserId: Uid }),
    answer: success(z.object({ given: z.array(PathAssignment) })),
    policy: { allow: 'owns', act: 'read', table: 'paths', id: ({ params }) => params.id },
    rate: 'read',
  }),
  /** 409 `locked` once it is begun, 404 for a pupil without a copy. */
  takeBackPath: route({
    method: 'POST',
    path: '/api/path/{id}/take-back',
    summary: 'Take a path back from a pupil who has not begun it',
    params: NumericId,
    body: z.object({ managerUserId: Uid, userId: Uid }),
    answer: success(z.object({ given: z.array(PathAssignment) })),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'paths', id: ({ params }) => params.id },
    rate: 'write',
  }),
}
