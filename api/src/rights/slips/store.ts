import type { SlipAnswer } from '@ariane/shared/contracts'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { RightsTables } from '../tables.ts'

export type SlipRow = Selectable<RightsTables['consent_slips']>

const byPupil = (rows: readonly SlipRow[]) => new Map(rows.map(row => [row.pupil_uid, row]))

/** Statements on the slips that parents sign. */
export const slipStore = (q: () => Kysely<RightsTables>) => {
  const chosen = (pupils: readonly string[]) =>
    q().selectFrom('consent_slips').selectAll().where('pupil_uid', '=', sql<string>`any (${pupils}::text[])`)

  return {
    async list(pupils: readonly string[]): Promise<Map<string, SlipRow>> {
      return byPupil(await chosen(pupils).execute())
    },

    /** Held until the end of the transaction. */
    async lock(pupils: readonly string[]): Promise<Map<string, SlipRow>> {
      return byPupil(await chosen(pupils).orderBy('pupil_uid').forUpdate().execute())
    },

    find: (pupil: string): Promise<SlipRow | undefined> => chosen([pupil]).executeTakeFirst(),

    byCode: (code: string): Promise<SlipRow | undefined> =>
      q().selectFrom('consent_slips').selectAll().where('code', '=', code).executeTakeFirst(),

    /** In place of the slips that these pupils had; keeps no answer but those given here. */
    async put(rows: readonly Insertable<RightsTables['consent_slips']>[]) {
      if (rows.length === 0) return
      await q()
        .insertInto('consent_slips')
        .values([...rows])
        .onConflict(conflict =>
          conflict.column('pupil_uid').doUpdateSet(eb => ({
            code: eb.ref('excluded.code'),
            made_by_uid: eb.ref('excluded.made_by_uid'),
            made_by_name: eb.ref('excluded.made_by_name'),
            made_at: eb.ref('excluded.made_at'),
            answer: eb.ref('excluded.answer'),
            answered_at: eb.ref('excluded.answered_at'),
            reminded_at: eb.ref('excluded.reminded_at'),
            linked: 0,
          })),
        )
        .execute()
    },

    /** Those slips were printed now. */
    async print(pupils: readonly string[], printed_by_uid: string, links_until: Date) {
      if (pupils.length === 0) return
      await q()
        .updateTable('consent_slips')
        .set({ printed_by_uid, links_until })
        .where('pupil_uid', 'in', pupils)
        .execute()
    },

    async countLink(pupil: string) {
      await sql`update consent_slips set linked = linked + 1 where pupil_uid = ${pupil}`.execute(q())
    },

    /**
     * Of an adult whom the pupil stopped: what he printed, and what he could print in a class of theirs, with the code of a colleague.
     * One of them may have left that class since.
     */
    async end(adult: string, pupil: string) {
      await sql`delete from consent_slips where pupil_uid = ${pupil} and (made_by_uid = ${adult}
        or exists (select from class_teachers t join class_pupils p using (class_id)
          join journal j on j.actor_uid = t.manager_uid and j.pupil_uid = p.pupil_uid
          where t.manager_uid = ${adult} and p.pupil_uid = ${pupil})
        or exists (select from journal j join people on people.uid = j.actor_uid and people.role in ('ROLE_TEACHER', 'ROLE_COACH')
          where j.actor_uid = ${adult} and j.pupil_uid = ${pupil} and j.what = 'left' and j.ended_at >= made_at))`.execute(
        q(),
      )
    },

    async answer(code: string, answer: SlipAnswer, answered_at: Date) {
      await q().updateTable('consent_slips').set({ answer, answered_at }).where('code', '=', code).execute()
    },

    async remind(pupils: readonly string[], reminded_at: Date) {
      if (pupils.length === 0) return
      await q().updateTable('consent_slips').set({ reminded_at }).where('pupil_uid', 'in', pupils).execute()
    },
  }
}
