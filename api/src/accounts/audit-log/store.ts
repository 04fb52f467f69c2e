import type { AuditEvent, AuditLogLine } from '@ariane/shared/contracts'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { AccountsTables, JournalTable } from '../tables.ts'

const SHOWN = 100

/** Statements on the journal of a pupil. */
export const journalStore = (q: () => Kysely<AccountsTables>) => ({
  async add(line: Insertable<JournalTable>) {
    await q().insertInto('journal').values(line).execute()
  },

  /** Goes on with the line of the same event that ended after `since`; false when there is none. */
  async goOn(
    actor: string,
    pupil: string,
    what: AuditEvent,
    { since, now }: { since: Date; now: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await q()
      .updateTable('journal')
      .set({ ended_at: now, times: what === 'viewed' ? sql`times` : sql`times + 1` })
      .where('id', '=', eb =>
        eb
          .selectFrom('journal')
          .select('id')
          .where('pupil_uid', '=', pupil)
          .where('actor_uid', '=', actor)
          .where('what', '=', what)
          .where('ended_at', '>', since)
          .orderBy('ended_at', 'desc')
          .limit(1),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Goes on with the lines of the same event on several pupils; gives those who had one. */
  async goOnAll(
    actor: string,
    pupils: readonly string[],
    what: AuditEvent,
    { since, now }: { since: Date; now: Date },
  ) {
    const rows = await q()
      .updateTable('journal')
      .set({ ended_at: now, times: what === 'viewed' ? sql`times` : sql`times + 1` })
      .where('id', 'in', eb =>
        eb
          .selectFrom('journal')
          .select('id')
          .distinctOn('pupil_uid')
          .where('pupil_uid', 'in', pupils)
          .where('actor_uid', '=', actor)
          .where('what', '=', what)
          .where('ended_at', '>', since)
          .orderBy('pupil_uid')
          .orderBy('ended_at', 'desc'),
      )
      .returning('pupil_uid')
      .execute()
    return new Set(rows.map(row => row.pupil_uid))
  },

  async addAll(lines: Insertable<JournalTable>[]) {
    if (lines.length > 0) await q().insertInto('journal').values(lines).execute()
  },

  /** Newest first. */
  async linesOf(pupil: string): Promise<AuditLogLine[]> {
    const rows = await q()
      .selectFrom('journal')
      .selectAll()
      .where('pupil_uid', '=', pupil)
      .orderBy('ended_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute()
    return rows.map(row => ({
      id: String(row.id),
      who: row.actor_name,
      role: row.actor_role,
      what: row.what,
      at: row.began_at.toISOString(),
      until: row.ended_at.toISOString(),
      times: row.times,
    }))
  },
})
