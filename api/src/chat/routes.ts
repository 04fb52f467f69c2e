import type { chatRoutes } from '@ariane/shared/contracts/chat'
import type { Handlers } from '../platform/http/handlers.ts'
import type { Services } from '../services.ts'
import { chatStore } from './store.ts'

/** Reading a conversation; writing in it belongs to rows C01 to C07. */
export function chatHandlers({ q }: Services): Handlers<typeof chatRoutes> {
  const chat = chatStore(q)
  return {
    async readChannel({ body }) {
      const channel = await chat.channel(body.userId)
      return { status: 'success', data: { channel, messages: channel ? await chat.messages(body.userId) : [] } }
    },
  }
}
