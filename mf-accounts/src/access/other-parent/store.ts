import { parentInvitationRoutes } from '@ariane/shared/contracts/parent-invitation'
import { call } from '@ariane/shared/http'
import { $manager, userData } from '@ariane/shared/session'

const me = () => ({ managerUserId: $manager.get() ?? '' })

/** The children that the other parent may be invited for, and whether an invitation waits; nobody in the view of a child. */
export const invitation = userData(async ({ uid, switched }, signal) => {
  if (switched) return { children: [], others: [], expiresAt: null }
  return (await call(parentInvitationRoutes.readParentInvitation, { managerUserId: uid }, { signal })).data
})

/** The address to give to the other parent. Throws ApiError or NetworkFailure, like the other actions. */
export async function inviteParent(): Promise<{ address: string; expiresAt: string }> {
  const { data } = await call(parentInvitationRoutes.inviteParent, me())
  await invitation.reload()
  return { address: `${location.origin}/profile/parent#${data.token}`, expiresAt: data.expiresAt }
}

export async function revokeInvitation(): Promise<void> {
  await call(parentInvitationRoutes.revokeParentInvitation, me())
  await invitation.reload()
}

/** The names of the children who are followed now, and of those who are asked. */
export const acceptInvitation = async (token: string) =>
  (await call(parentInvitationRoutes.acceptParentInvitation, { ...me(), token })).data
