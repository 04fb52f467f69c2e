import { defaultSettings, type SuggestedSession, type sessionsRoutes } from '@ariane/shared/contracts'
import { localDay, weekRange } from '@ariane/shared/dates'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { eventsFor, listAlerts } from './alerts.ts'
import type { ProgressPorts } from './ports.ts'
import { listReminders } from './reminders.ts'
import { slotsBetween, suggestSessions, toNewSession } from './sessions.ts'
import { progressStore, weekStart } from './store.ts'
import { type IsAnswered, workSpan } from './work.ts'

/** Calls of contracts/sessions.ts. */
export function sessionHandlers({
  db: { q, tx },
  now,
  worksOf,
  eventsOf,
  scoresOf,
  settingsOf,
  objectivesOf,
  errorsDueOf,
  addSession,
}: ProgressPorts): Handlers<typeof sessionsRoutes> {
  const store = progressStore(q)
  /** As the screen of the settings shows them before they are saved. */
  const readHours = async (userId: string) => (await settingsOf(userId)) ?? defaultSettings(userId)

  async function suggested(userId: string, isAnswered: IsAnswered): Promise<SuggestedSession[]> {
    const settings = await readHours(userId)
    const at = now()
    const { from, to, worked } = workSpan(at)
    const week = weekRange(at)
    const period = { from: week.start, to: week.end, now: at }
    const [events, paths, scores, objectives, errorsDue] = await Promise.all([
      eventsOf(userId, new Date(Math.min(+from, +week.start)), new Date(Math.max(+to, +eventsFor(period).to))),
      worksOf(userId),
      scoresOf(userId, worked),
      objectivesOf(userId),
      errorsDueOf(userId),
    ])
    const alerts = listAlerts(events, paths, period)
    return suggestSessions(settings, { events, paths, scores, objectives, alerts, errorsDue }, at, isAnswered)
  }

  return {
    async weekSessions({ body: { userId, dateStart, dateEnd } }) {
      const [from, to] = [new Date(dateStart), new Date(dateEnd)]
      const [settings, events, answered] = await Promise.all([
        readHours(userId),
        eventsOf(userId, from, to),
        store.answered(userId, now()),
      ])
      const all = await suggested(userId, answered)
      const suggestions = all.filter(({ start }) => Date.parse(start) >= +from && Date.parse(start) < +to)
      return { status: 'success', data: { slots: slotsBetween(settings, events, from, to), suggestions } }
    },

    /** The first answer counts: a second tap, or one in another window, makes no second event. */
    answerSession: ({ body: { userId, key, start, answer } }) =>
      tx(async () => {
        const day = localDay(start)
        const week = weekStart(day)
        const isAnswered = await store.answered(userId, now())
        const before = await store.answer(userId, week, key, answer, now())
        if (before) return { status: 'success', data: { answer: before.answer, eventId: before.event_id } }
        const session = (await suggested(userId, isAnswered)).find(
          one => one.key === key && weekStart(localDay(one.start)) === week,
        )
        if (!session) return fail('conflict')
        if (answer === 'refused') return { status: 'success', data: { answer, eventId: null } }
        const eventId = await addSession(toNewSession(session, userId))
        await store.taken(userId, week, key, eventId)
        return { status: 'success', data: { answer, eventId } }
      }),

    async readReminders({ body: { userId } }) {
      const at = now()
      const week = weekRange(at)
      const period = { from: week.start, to: week.end, now: at }
      const span = eventsFor(period)
      const [hours, works, events, away] = await Promise.all([
        settingsOf(userId),
        worksOf(userId),
        eventsOf(userId, span.from, span.to),
        store.awayOf(userId),
      ])
      const data = listReminders({ hours, events, alerts: listAlerts(events, works, period), away }, at)
      return { status: 'success', data }
    },

    async dismissReminders({ body: { userId, keys } }) {
      await store.putAway(userId, keys, now())
      return { ok: true }
    },
  }
}
