import * as z from 'zod'
import { ClassCode, ClassName, MAX_CLASS_PUPILS } from './classes.ts'
import { TypedCode } from './links.ts'
import { PersonName } from './names.ts'
import { Done, ForUser, route, success, Uid, UuidParam } from './route.ts'

const about = { allow: 'teaches', class: ({ params }: { params: { id: string } }) => params.id } as const
const MemberParams = UuidParam.extend({ userId: Uid })
const GroupParams = UuidParam.extend({ groupId: z.uuid() })
const Token = z.string().min(20).max(100)

/** A class as its pupil sees it, or one that the pupil asked to join. */
export const OwnClass = z
  .object({ id: z.uuid(), name: z.string(), teachers: z.array(z.string()), waiting: z.boolean() })
  .meta({ id: 'OwnClass' })
export type OwnClass = z.infer<typeof OwnClass>

/** Who is in a class: pupils by code, import or a teacher's hand; teachers by invitation. */
export const classMemberRoutes = {
  /** The previous code stops working. */
  makeClassCode: route({
    method: 'POST',
    path: '/api/classes/{id}/code',
    summary: 'Make the code with which pupils ask to join a class',
    params: UuidParam,
    answer: success(ClassCode),
    policy: about,
    rate: 'write',
  }),
  revokeClassCode: route({
    method: 'DELETE',
    path: '/api/classes/{id}/code',
    summary: 'Revoke the code of a class',
    params: UuidParam,
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** 404 for a code that is unknown, revoked or expired; 429 after ten wrong ones. */
  joinClass: route({
    method: 'POST',
    path: '/api/classes/join',
    summary: 'Ask to join the class of a code',
    body: z.object({
      userId: Uid,
      code: TypedCode,
      /** As the teachers of the class know him. */ knownAs: PersonName.optional(),
    }),
    answer: success(OwnClass),
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'sign-in',
  }),
  listOwnClasses: route({
    method: 'POST',
    path: '/api/classes/own',
    summary: 'Classes of the pupil',
    body: ForUser,
    answer: success(z.object({ classes: z.array(OwnClass) })),
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  /** Also withdraws a request. Does nothing outside of the class. 403 `recent_password` where an approved adult teaches. */
  leaveClass: route({
    method: 'POST',
    path: '/api/classes/{id}/leave',
    summary: 'Leave a class',
    params: UuidParam,
    body: ForUser,
    answer: Done,
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /**
   * Does nothing when another teacher answered already, or for one whom the pupil stopped, unless the pupil read his name alone; 409 `full` when the class is full.
   */
  answerClassRequest: route({
    method: 'POST',
    path: '/api/classes/{id}/requests/{userId}',
    summary: 'Let a pupil into a class, or not',
    params: MemberParams,
    body: z.object({ accept: z.boolean() }),
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /**
   * 403 unless the caller opened the account of each of them: a pupil who gave a code to one adult gave it to no other.
   * 409 `full` when the class is full.
   */
  addClassPupils: route({
    method: 'POST',
    path: '/api/classes/{id}/pupils',
    summary: 'Put pupils into a class',
    params: UuidParam,
    body: z.object({ userIds: z.array(Uid).min(1).max(MAX_CLASS_PUPILS) }),
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** 403 for a teacher whom the pupil stopped. */
  removeClassPupil: route({
    method: 'DELETE',
    path: '/api/classes/{id}/pupils/{userId}',
    summary: 'Take a pupil out of a class',
    params: MemberParams,
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** The token stands in a link, works once and is shown once; the previous one stops working. */
  inviteTeacher: route({
    method: 'POST',
    path: '/api/classes/{id}/invitation',
    summary: 'Invite another teacher to a class',
    params: UuidParam,
    answer: success(z.object({ token: Token, expiresAt: z.string() })),
    policy: about,
    rate: 'write',
  }),
  revokeInvitation: route({
    method: 'DELETE',
    path: '/api/classes/{id}/invitation',
    summary: 'Revoke the invitation of another teacher',
    params: UuidParam,
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** 404 for a token that is unknown, used, revoked or expired; 403 for a parent; 409 `conflict` for who teaches the class. */
  acceptInvitation: route({
    method: 'POST',
    path: '/api/classes/invitation/accept',
    summary: 'Become a teacher of a class',
    body: z.object({ token: Token }),
    answer: success(z.object({ id: z.uuid(), name: z.string() })),
    policy: { allow: 'manager' },
    rate: 'sign-in',
  }),
  /** Also the caller. 409 `locked` for the last teacher, who may archive the class; 403 for the founder, who alone leaves it. */
  removeTeacher: route({
    method: 'DELETE',
    path: '/api/classes/{id}/teachers/{userId}',
    summary: 'Take a teacher out of a class',
    params: MemberParams,
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  /** The caller chooses the id of a new group. Users outside of the class are left out. */
  saveClassGroup: route({
    method: 'PUT',
    path: '/api/classes/{id}/groups/{groupId}',
    summary: 'Create or change a group of a class',
    params: GroupParams,
    body: z.object({ name: ClassName, userIds: z.array(Uid).max(MAX_CLASS_PUPILS) }),
    answer: Done,
    policy: about,
    rate: 'write',
  }),
  deleteClassGroup: route({
    method: 'DELETE',
    path: '/api/classes/{id}/groups/{groupId}',
    summary: 'Delete a group of a class',
    params: GroupParams,
    answer: Done,
    policy: about,
    rate: 'write',
  }),
}
