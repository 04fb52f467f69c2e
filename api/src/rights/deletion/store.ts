import { type ExpressionBuilder, type Insertable, type Kysely, sql } from 'kysely'
import type { RightsTables } from '../tables.ts'

/** A demand that no mail carried. */
const DEMAND_MS = 7 * 24 * 3_600_000

/** Statements on planned deletions and on what is gone. */
export const deletionStore = (q: () => Kysely<RightsTables>) => ({
  find: (uid: string) => q().selectFrom('deletions').selectAll().where('person_uid', '=', uid).executeTakeFirst(),

  /** Who stops an adult, or ends his approval, and what that adult does, wait for each other. */
  async hold(...uids: string[]) {
    await sql`select from people where uid = any (${uids}::text[]) order by uid for update`.execute(q())
  },

  /** When the accounts among these end that are to end. */
  async endsOf(uids: readonly string[]): Promise<Map<string, Date>> {
    if (uids.length === 0) return new Map()
    const rows = await q()
      .selectFrom('deletions')
      .select(['person_uid', 'due_at'])
      .where('person_uid', 'in', uids)
      .execute()
    return new Map(rows.map(row => [row.person_uid, row.due_at]))
  },

  /** What is planned already keeps its day, and is of who asked last; the person's own stays his. */
  async plan({ person_uid, asked_by, asked_name, ...days }: Insertable<RightsTables['deletions']>) {
    await q()
      .insertInto('deletions')
      .values({ person_uid, asked_by, asked_name, ...days })
      .onConflict(conflict =>
        conflict
          .column('person_uid')
          .doUpdateSet({ asked_by, asked_name })
          .where('deletions.asked_by', 'is distinct from', person_uid),
      )
      .execute()
  },

  /** False when nothing was planned, or not by him. */
  async undo(uid: string, asker: string | null = null): Promise<boolean> {
    const undone = await q()
      .deleteFrom('deletions')
      .where('person_uid', '=', uid)
      .where(eb => (asker === null ? eb.lit(true) : eb('asked_by', '=', asker)))
      .returning('due_at')
      .executeTakeFirst()
    return undone !== undefined
  },

  /** Somebody whose time has come, but those of `stuck`; held until the transaction ends: two processes never take the same. */
  async due(now: Date, stuck: readonly string[]): Promise<string | undefined> {
    const row = await q()
      .selectFrom('deletions')
      .select('person_uid')
      .where('due_at', '<=', now)
      .$if(stuck.length > 0, query => query.where('person_uid', 'not in', stuck))
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    return row?.person_uid
  },

  /** Addresses of parents who did not answer in time, or whom no mail ever reached. */
  async forgetLateDemands(now: Date) {
    const unsent = new Date(now.getTime() - DEMAND_MS)
    const late = ({ eb, or, and }: ExpressionBuilder<RightsTables, 'consents'>) =>
      and([
        eb('state', 'in', ['asked', 'of_age']),
        or([
          eb('confirm_until', '<=', now),
          and([eb('state', '=', 'asked'), eb('confirm_until', 'is', null), eb('at', '<=', unsent)]),
        ]),
      ])
    const asked = q().deleteFrom('consents').where('state', '=', 'asked')
    await asked.where('refused_at', 'is', null).where(late).execute()
    // A demand leaves behind the « no » and the word of being fifteen that it came after.
    await q()
      .updateTable('consents')
      .set(({ eb }) => ({
        state: eb
          .case()
          .when('state', '=', 'asked')
          .then('withdrawn' as const)
          .else(eb.ref('state'))
          .end(),
        parent_email: null,
        confirm_hash: null,
        confirm_until: null,
      }))
      .where(late)
      .execute()
  },

  async isGone(digest: string): Promise<boolean> {
    const row = await q().selectFrom('erased').select('at').where('uid_hash', '=', digest).executeTakeFirst()
    return row !== undefined
  },

  digests: () => q().selectFrom('erased').selectAll().execute(),

  async addDigests(rows: Insertable<RightsTables['erased']>[]) {
    if (rows.length === 0) return
    await q()
      .insertInto('erased')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },
})
