import { classMessageRoutes, type ReceivedMessage } from '@ariane/shared/contracts/class-messages'
import { ApiError, call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** What teachers wrote to whoever is signed in; nothing while somebody else is viewed, whose messages they are not. */
export const received = userData<ReceivedMessage[]>(async (user, signal) => {
  if (user.switched) return []
  try {
    return (await call(classMessageRoutes.listReceivedMessages, {}, { signal })).data.messages
  } catch (error) {
    // An API of an earlier build has no messages.
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
})

/** Throws ApiError or NetworkFailure. */
export async function markRead(id: string): Promise<void> {
  await call(classMessageRoutes.markMessageRead, { id })
  await received.reload()
}
