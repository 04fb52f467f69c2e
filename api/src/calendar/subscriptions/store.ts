import type { ImportFailure } from '@ariane/shared/contracts'
import type { Kysely } from 'kysely'
import type { CalendarTables } from '../tables.ts'

/** A calendar that is read again. */
export interface Subscription {
  id: string
  address: Uint8Array
  /** Null for an adult who is gone. */
  broughtBy: string | null
}

/** Statements on calendars that are read again from their address. */
export const subscriptionStore = (q: () => Kysely<CalendarTables>) => ({
  /** Those that were not read or tried since an instant, all or one; they are taken: another window finds none. */
  async take(userId: string, id: string | undefined, since: Date, now: Date): Promise<Subscription[]> {
    const rows = await q()
      .updateTable('calendars')
      .set({ tried_at: now })
      .where('user_id', '=', userId)
      .$if(id !== undefined, only => only.where('id', '=', id ?? ''))
      .where('address', 'is not', null)
      .where('fresh_at', '<=', since)
      .where(({ eb, or }) => or([eb('tried_at', 'is', null), eb('tried_at', '<=', since)]))
      .returning(['id', 'address', 'brought_by'])
      .execute()
    return rows.flatMap(({ id: taken, address, brought_by: broughtBy }) =>
      address ? { id: taken, address, broughtBy } : [],
    )
  },

  async fail(id: string, failure: ImportFailure): Promise<void> {
    await q().updateTable('calendars').set({ failure }).where('id', '=', id).execute()
  },

  /** From now on the calendar is read from there. */
  async follow(id: string, address: Uint8Array, host: string): Promise<void> {
    await q().updateTable('calendars').set({ address, host, failure: null }).where('id', '=', id).execute()
  },

  /** Keys of what other calendars of the pupil brought from the same host: the same lesson reaches two parents. */
  async keysElsewhere(userId: string, id: string, host: string): Promise<Set<string>> {
    const rows = await q()
      .selectFrom('events')
      .innerJoin('calendars', 'calendars.id', 'events.calendar_id')
      .select('source_key')
      .where('calendars.user_id', '=', userId)
      .where('calendars.id', '!=', id)
      .where('calendars.host', '=', host)
      .execute()
    return new Set(rows.map(({ source_key }) => (source_key ?? '').slice(id.length + 1)))
  },
})
