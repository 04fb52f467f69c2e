import * as z from 'zod'
import { SCHOOL_GRADES, SUBJECTS } from '../catalogue/index.ts'
import { Done, ForUser, NumericId, route, success, Uid } from './route.ts'

/** Statuses seen on paths and homework (S2 §4). */
export const PATH_STATUSES = [
  'to_do',
  'todo',
  'pending',
  'in_progress',
  'generating',
  'generated',
  'completed',
  'done',
  'incomplete_path',
  'incomplete_homework',
] as const
export const PathStatus = z.enum(PATH_STATUSES)
export type PathStatus = z.infer<typeof PathStatus>

/** The fields that a path and its summary share. */
export const PathBase = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  status: PathStatus,
  createdAt: z.string(),
  subject: z.enum(SUBJECTS),
  grade: z.enum(SCHOOL_GRADES),
  chapterId: z.string(),
  subChapterId: z.string().nullable(),
  autoSlide: z.boolean(),
  /** Why a generation failed, as a code that the screen translates; null otherwise. */
  failure: z.string().nullable(),
  /** 0 to 100. */
  percent: z.number().min(0).max(100),
})
/** Work that a teacher gave to a class, as the pupil has it; `by` is empty once the teacher does not follow the pupil. */
const GivenWork = z.object({ id: z.uuid(), by: z.string(), dueDay: z.string(), instruction: z.string() })
export type GivenWork = z.infer<typeof GivenWork>

export const PathSummary = PathBase.extend({
  moduleCount: z.number().int(),
  /** Of a homework that was given to the class. */
  given: GivenWork.optional(),
  /** Name of the adult who assigned it, while that adult follows the pupil. */
  assignedBy: z.string().optional(),
  /** What its link holds beside its number. */
  link: z.uuid().optional(),
  /** When it was pinned to the top of its list; absent while it is not. */
  pinnedAt: z.string().optional(),
}).meta({ id: 'PathSummary' })
export type PathSummary = z.infer<typeof PathSummary>

/** Paths per pupil; a further one is refused with `full`. */
export const MAX_PATHS = 500

export const PathTitle = z.string().trim().min(1).max(120)

/** A link that was shared, as its reader comes with it; who owns the path, or follows its owner, needs no token. */
const Linked = ForUser.extend({ token: z.string().max(100).optional() })

/** What a shared link shows of a path: its content, nothing about its owner. */
export const PathPreview = z
  .object({
    title: z.string(),
    subject: z.enum(SUBJECTS),
    grade: z.enum(SCHOOL_GRADES),
    moduleCount: z.number().int(),
  })
  .meta({ id: 'PathPreview' })
export type PathPreview = z.infer<typeof PathPreview>

/** Calls on whole paths, from their cards and their links. */
export const pathRoutes = {
  listPaths: route({
    method: 'POST',
    path: '/api/paths',
    summary: 'Paths of a pupil: pinned ones first, the newest pin on top, then the newest path',
    body: ForUser,
    answer: z.array(PathSummary),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
    keep: 'opened',
  }),
  renamePath: route({
    method: 'PUT',
    path: '/api/path/{id}',
    summary: 'Give a path another title',
    params: NumericId,
    body: z.object({ userId: Uid, title: PathTitle }),
    answer: success(PathSummary),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'paths', id: ({ params }) => params.id },
    tells: true,
    rate: 'write',
  }),
  pinPath: route({
    method: 'PUT',
    path: '/api/path/{id}/pin',
    summary: 'Pin a path to the top of its list, or put it back in its place',
    params: NumericId,
    body: z.object({ userId: Uid, pinned: z.boolean() }),
    answer: success(PathSummary),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'paths', id: ({ params }) => params.id },
    rate: 'write',
  }),
  deletePath: route({
    method: 'DELETE',
    path: '/api/path/{id}',
    summary: 'Forget a path with everything that was done on it',
    params: NumericId,
    answer: Done,
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'paths', id: ({ params }) => params.id },
    rate: 'write',
  }),
  duplicatePath: route({
    method: 'POST',
    path: '/api/path/{id}/duplicate',
    summary: 'The same path once more, not begun',
    params: NumericId,
    body: ForUser,
    answer: success(z.object({ id: z.number().int() })),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'paths', id: ({ params }) => params.id },
    rate: 'generate',
  }),
  /** The next two serve holders of a shared link (404 with another token): they show and copy the content, never the owner. */
  previewPath: route({
    method: 'POST',
    path: '/api/path/{id}/preview',
    summary: 'What the path behind a link teaches',
    params: NumericId,
    body: Linked,
    answer: success(PathPreview),
    audit: 'paths',
    policy: { allow: 'actsFor', act: 'write', pupil: ({ body }) => body.userId },
    rate: 'generate',
  }),
  adoptPath: route({
    method: 'POST',
    path: '/api/path/{id}/adopt',
    summary: 'Make the path behind a link one’s own, not begun',
    params: NumericId,
    body: Linked,
    answer: success(z.object({ id: z.number().int() })),
    audit: 'paths',
    policy: { allow: 'actsFor', act: 'write', pupil: ({ body }) => body.userId },
    rate: 'generate',
  }),
}
