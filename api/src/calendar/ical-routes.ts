import type { icalRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { Download } from '../platform/outbound/outbound.ts'
import { words } from './feed/messages.ts'
import { newSecret } from './feed/secret.ts'
import { feedStore } from './feed/store.ts'
import { calendarText } from './feed/write.ts'
import { calendarImport } from './ical/import.ts'
import type { IcalPorts } from './ports.ts'
import { calendarRefresh } from './subscriptions/refresh.ts'

const DAY_MS = 86_400_000
const DAYS = { before: 60, after: 400 }
const done = { ok: true } as const

/** Calls of contracts/ical.ts. */
export function icalHandlers(ports: IcalPorts, download?: Download): Handlers<typeof icalRoutes> {
  const { now, access } = ports
  const imports = calendarImport(ports, download)
  const refresh = calendarRefresh(ports, (userId, url, signal, by) => imports.run(userId, { url }, signal, by))
  const feeds = feedStore(ports.db.q)

  async function renderCalendar(userId: string): Promise<string> {
    const time = now().getTime()
    const [from, to] = [new Date(time - DAYS.before * DAY_MS), new Date(time + DAYS.after * DAY_MS)]
    return calendarText(await feeds.events(userId, from, to), ports.productName)
  }

  return {
    importCalendar: ({ body, signal, caller }) => imports.run(body.userId, body.source, signal, caller.uid),

    listCalendars: async ({ body }) => ({ status: 'success', data: await imports.list(body.userId) }),

    refreshCalendars: async ({ body, signal }) => ({
      status: 'success',
      data: await refresh(body.userId, body.id, signal),
    }),

    async removeCalendar({ body }) {
      await imports.remove(body.userId, body.id)
      return done
    },

    exportCalendar: async ({ body }) => ({
      status: 'success',
      data: { name: words.fileName, text: await renderCalendar(body.userId) },
    }),

    async makeFeed({ caller }) {
      const secret = newSecret()
      await feeds.put(caller.uid, secret, now())
      return { status: 'success', data: { path: `/api/calendar/feed/${secret}.ics`, since: now().toISOString() } }
    },

    async readFeed({ caller }) {
      const since = await feeds.since(caller.uid)
      return { status: 'success', data: since ? { since: since.toISOString() } : null }
    },

    async revokeFeed({ caller }) {
      await feeds.drop(caller.uid)
      return done
    },

    async subscribedFeed({ params }) {
      const uid = (await feeds.owner(params.secret)) ?? fail('not_found')
      const person = await access.person(uid)
      return !person || person.disabled ? fail('not_found') : renderCalendar(uid)
    },
  }
}
