import * as z from 'zod'
import { Done, route, success, Uid } from './route.ts'

const Names = z.array(z.string())
const asParent = {
  allow: 'manager',
  as: ({ body }: { body: { managerUserId: string } }) => body.managerUserId,
} as const
const ForManager = z.object({ managerUserId: Uid })

/** What a parent may share with the other parent, and whether an invitation waits. */
export const ParentInvitation = z
  .object({
    /** The children whose accounts the parent opened: the invitation is for these. */
    children: Names,
    /** Children with an account of their own, who give a code themselves. */
    others: Names,
    /** Until when an invitation works; null without one. */
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'ParentInvitation' })
export type ParentInvitation = z.infer<typeof ParentInvitation>

/** Children whom an adult who was brought follows now, and those who have to say yes first. */
export const BroughtTo = z.object({ children: Names, asked: Names }).meta({ id: 'BroughtTo' })
export type BroughtTo = z.infer<typeof BroughtTo>

/** The other parent follows the same children, once, with a link; a child reads of it and can end it. 403 for who is no parent. */
export const parentInvitationRoutes = {
  readParentInvitation: route({
    method: 'POST',
    path: '/api/families/invitation/current',
    summary: 'The children that the other parent may be invited for',
    body: ForManager,
    answer: success(ParentInvitation),
    policy: asParent,
    rate: 'read',
  }),
  /** The previous link stops working; this one is only shown here. 409 `conflict` for who opened no account of a child. */
  inviteParent: route({
    method: 'POST',
    path: '/api/families/invitation',
    summary: 'Make a link that lets the other parent follow the same children',
    body: ForManager,
    answer: success(z.object({ token: z.string(), expiresAt: z.string() })),
    policy: asParent,
    rate: 'write',
  }),
  revokeParentInvitation: route({
    method: 'DELETE',
    path: '/api/families/invitation',
    summary: 'Revoke the link for the other parent',
    body: ForManager,
    answer: Done,
    policy: asParent,
    rate: 'write',
  }),
  /** 404 for a link that is unknown, used, revoked, expired or one's own. */
  acceptParentInvitation: route({
    method: 'POST',
    path: '/api/families/invitation/accept',
    summary: 'Follow the children of the parent who gave the link',
    body: ForManager.extend({ token: z.string().min(20).max(100) }),
    answer: success(BroughtTo),
    policy: asParent,
    rate: 'sign-in',
  }),
}
