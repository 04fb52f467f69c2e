import type { calendarRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { eventChanges } from './changes.ts'
import type { CalendarPorts } from './ports.ts'
import { shownAt } from './read.ts'
import { calendarStore } from './store.ts'

const done = { ok: true } as const

/** Calls of contracts/calendar.ts. */
export function calendarHandlers(ports: CalendarPorts): Handlers<typeof calendarRoutes> {
  const calendar = calendarStore(ports.db.q)
  const events = eventChanges(ports)
  return {
    async listEvents({ body }) {
      const data = await calendar.between(body.userId, new Date(body.start), new Date(body.end))
      return { status: 'success', data }
    },

    async readEvent({ params, body }) {
      const row = await calendar.find(params.id, body.userId)
      const data = row && shownAt(row, body.occurrence ? new Date(body.occurrence) : undefined)
      return data ? { status: 'success', data } : fail('not_found')
    },

    createEvent: ({ body, once }) => once(async () => ({ id: await events.create(body) })),

    async updateEvent({ params, body }) {
      await events.update(params.id, body, body)
      return done
    },

    async deleteEvent({ params, body }) {
      await events.remove(params.id, body.userId, body)
      return done
    },

    async markEvent({ params, body }) {
      await events.mark(params.id, body.userId, body.done, body.occurrence)
      return done
    },
  }
}
