import type { Kysely } from 'kysely'
import type { CalendarTables, EventRow } from '../tables.ts'
import { withoutTwins } from '../twins.ts'
import { hashSecret } from './secret.ts'

/** No calendar program wants more. */
const MOST = 5000

/** Statements on secret addresses and on what is read there. */
export const feedStore = (q: () => Kysely<CalendarTables>) => ({
  /** The one before stops working. */
  async put(userId: string, secret: string, now: Date): Promise<void> {
    const kept = { secret_hash: hashSecret(secret), created_at: now }
    await q()
      .insertInto('calendar_feeds')
      .values({ user_id: userId, ...kept })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet(kept))
      .execute()
  },

  async since(userId: string): Promise<Date | undefined> {
    const row = await q()
      .selectFrom('calendar_feeds')
      .select('created_at')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.created_at
  },

  async drop(userId: string): Promise<void> {
    await q().deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
  },

  /** Whose address it is. */
  async owner(secret: string): Promise<string | undefined> {
    const row = await q()
      .selectFrom('calendar_feeds')
      .select('user_id')
      .where('secret_hash', '=', hashSecret(secret))
      .executeTakeFirst()
    return row?.user_id
  },

  /** What stands in the planner between two instants; not what was imported, which has a calendar of its own elsewhere. */
  async events(userId: string, from: Date, to: Date): Promise<EventRow[]> {
    const rows = await q()
      .selectFrom('events')
      .selectAll()
      .where('user_id', '=', userId)
      .where('source', '!=', 'ical')
      .where('starts_at', '<', to)
      .where(({ eb, and, or }) =>
        or([
          eb('ends_at', '>=', from),
          and([
            eb('recurrence_type', 'is not', null),
            or([eb('recurrence_end', 'is', null), eb('recurrence_end', '>=', from)]),
          ]),
        ]),
      )
      .orderBy('starts_at')
      .orderBy('id')
      .limit(MOST)
      .execute()
    return [...withoutTwins(rows)]
  },
})
