import { localDay, weekRange } from '@ariane/shared/dates'
import type { Kysely } from 'kysely'
import type { ProgressTables } from './tables.ts'
import type { IsAnswered } from './work.ts'

type Answer = Pick<ProgressTables['session_answers'], 'answer' | 'event_id'>

const FORGOTTEN_MS = 120 * 86_400_000

/** The Monday of a local day's week. */
export const weekStart = (day: string) => localDay(weekRange(`${day}T12:00:00Z`).start)

/** Statements on answers to suggestions and on reminders that were put away. */
export function progressStore(q: () => Kysely<ProgressTables>) {
  const answers = (userId: string) => q().selectFrom('session_answers').where('user_id', '=', userId)

  return {
    /** Which suggestions were answered in their week, since the week of an instant. */
    async answered(userId: string, since: Date): Promise<IsAnswered> {
      const rows = await answers(userId)
        .select(['week', 'key'])
        .where('week', '>=', weekStart(localDay(since)))
        .execute()
      const known = new Set(rows.map(({ week, key }) => `${week} ${key}`))
      return (key, day) => known.has(`${weekStart(day)} ${key}`)
    },

    /** Keeps the first answer; gives the one that was there before, of another tap or another window. */
    async answer(
      userId: string,
      week: string,
      key: string,
      answer: Answer['answer'],
      now: Date,
    ): Promise<Answer | null> {
      const added = await q()
        .insertInto('session_answers')
        .values({ user_id: userId, week, key, answer, event_id: null, answered_at: now })
        .onConflict(conflict => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      if (added) return null
      const mine = answers(userId).select(['answer', 'event_id']).where('week', '=', week).where('key', '=', key)
      return (await mine.executeTakeFirst()) ?? null
    },

    async taken(userId: string, week: string, key: string, eventId: string): Promise<void> {
      await q()
        .updateTable('session_answers')
        .set({ event_id: eventId })
        .where('user_id', '=', userId)
        .where('week', '=', week)
        .where('key', '=', key)
        .execute()
    },

    async putAway(userId: string, keys: readonly string[], now: Date): Promise<void> {
      await q()
        .insertInto('reminders_put_away')
        .values([...new Set(keys)].map(key => ({ user_id: userId, key, at: now })))
        .onConflict(conflict => conflict.doNothing())
        .execute()
      await q()
        .deleteFrom('reminders_put_away')
        .where('user_id', '=', userId)
        .where('at', '<', new Date(+now - FORGOTTEN_MS))
        .execute()
    },

    async awayOf(userId: string): Promise<Set<string>> {
      const rows = await q().selectFrom('reminders_put_away').select('key').where('user_id', '=', userId).execute()
      return new Set(rows.map(({ key }) => key))
    },
  }
}
