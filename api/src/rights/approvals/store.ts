import { type Insertable, type Kysely, sql } from 'kysely'
import type { RightsTables } from '../tables.ts'

/** Of those that ended. */
const MAX_SHOWN = 200

type Pair = { adult_uid: string; pupil_uid: string }

/** Statements on adults whom an operator approved for a pupil. An approval that was taken back stays, as a record. */
export const approvalStore = (q: () => Kysely<RightsTables>) => ({
  /** Those who are approved already stay as they are. */
  async add(approvals: Insertable<RightsTables['adult_approvals']>[]) {
    await q()
      .insertInto('adult_approvals')
      .values(approvals)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },

  /** Whom an adult follows whose account he did not open, and for whom he is approved. */
  async pupilsOf(adult: string): Promise<{ uid: string; isApproved: boolean }[]> {
    const { rows } = await sql<{ uid: string; isApproved: boolean }>`select l.pupil_uid as uid,
        exists (select from adult_approvals a
          where a.adult_uid = l.manager_uid and a.pupil_uid = l.pupil_uid and a.ended_at is null) as "isApproved"
      from links l where l.manager_uid = ${adult} and l.kind <> 'created' order by l.created_at`.execute(q())
    return rows
  },

  /**
   * Ends an approval, and what the adult agreed to under it, by mail as well; tells whether there was something. To be called in a
   * transaction.
   */
  async end(
    { adult_uid, pupil_uid }: Pair,
    ended: { ended_by_uid: string; ended_by_name: string; ended_at: Date },
    isOwn: (mailbox: string) => boolean,
  ) {
    const approval = await q()
      .updateTable('adult_approvals')
      .set(ended)
      .where('adult_uid', '=', adult_uid)
      .where('pupil_uid', '=', pupil_uid)
      .where('ended_at', 'is', null)
      .returning('at')
      .executeTakeFirst()
    // The grade stays; that somebody who decides set it does not.
    await q()
      .updateTable('grade_changes')
      .set({ by_relation: 'code' })
      .where('pupil_uid', '=', pupil_uid)
      .where('by_uid', '=', adult_uid)
      .where('by_relation', '=', 'approved')
      .execute()
    const kept = await q()
      .selectFrom('consents')
      .select(['state', 'parent_email', 'at'])
      .where('pupil_uid', '=', pupil_uid)
      .where('given_as', '=', 'parent')
      .forUpdate()
      .executeTakeFirst()
    if (
      approval &&
      kept?.state === 'given' &&
      kept.at >= approval.at &&
      kept.parent_email &&
      isOwn(kept.parent_email)
    ) {
      await q().updateTable('consents').set({ given_as: null }).where('pupil_uid', '=', pupil_uid).execute()
      return true
    }
    const { numUpdatedRows } = await q()
      .updateTable('consents')
      .set({ given_as: null })
      .where('pupil_uid', '=', pupil_uid)
      .where('by_uid', '=', adult_uid)
      .where('given_as', '=', 'approved')
      .executeTakeFirst()
    // A parent who is asked meanwhile answers.
    const { numUpdatedRows: asked } = await q()
      .updateTable('consents')
      .set({ state: 'asked', by_uid: null, by_name: null })
      .where('pupil_uid', '=', pupil_uid)
      .where('by_uid', '=', adult_uid)
      .where('state', '=', 'of_age')
      .where('parent_email', 'is not', null)
      .executeTakeFirst()
    const { numDeletedRows } = await q()
      .deleteFrom('consents')
      .where('pupil_uid', '=', pupil_uid)
      .where('by_uid', '=', adult_uid)
      .where('state', '=', 'of_age')
      .executeTakeFirst()
    return numUpdatedRows + asked + numDeletedRows > 0n
  },

  /** Ends an approval in the pupil's name; what the adult agreed to stays. */
  async stop({ adult_uid, pupil_uid }: Pair, at: Date) {
    await sql`update adult_approvals set ended_at = ${at}, ended_by_uid = pupil.uid,
        ended_by_name = coalesce(pupil.display_name, pupil.first_name)
      from people pupil where adult_uid = ${adult_uid} and pupil_uid = ${pupil_uid} and pupil.uid = pupil_uid
        and ended_at is null`.execute(q())
  },

  /** All that last: what is not seen is not ended. */
  async list() {
    const all = q().selectFrom('adult_approvals').selectAll().orderBy('at', 'desc')
    const ended = all.clearOrderBy().where('ended_at', 'is not', null).orderBy('ended_at', 'desc').orderBy('at', 'desc')
    return [...(await all.where('ended_at', 'is', null).execute()), ...(await ended.limit(MAX_SHOWN).execute())]
  },
})
