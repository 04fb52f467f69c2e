import type { calendarRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { Services } from '../services.ts'
import { calendarStore } from './store.ts'

/** Reading the week; what changes it belongs to rows N04 to N11. */
export function calendarHandlers({ q }: Services): Pick<Handlers<typeof calendarRoutes>, 'listEvents'> {
  const calendar = calendarStore(q)
  return {
    async listEvents({ body }) {
      const data = await calendar.between(body.userId, new Date(body.start), new Date(body.end))
      return { status: 'success', data }
    },
  }
}
