import { chatRoutes } from '@ariane/shared/contracts/chat'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** The active pupil's channel, null before the first request, and its messages in their order. */
export const conversation = userData(async (user, signal) => {
  const { data } = await call(chatRoutes.readChannel, { userId: user.uid }, { signal })
  return data
})
