import { type Kysely, sql } from 'kysely'
import type { AccountsTables } from '../tables.ts'
import { type OnUncounted, type Pair, uncountOwnConsents } from './own-consents.ts'
import { linkStore } from './store.ts'

/** Statements on the links that classes make and end, each for many people at once. To be called in a transaction. */
export const classLinkStore = (q: () => Kysely<AccountsTables>, onUncounted: OnUncounted) => {
  const links = linkStore(q)

  return {
    /**
     * Gives the links that are new. A link that no class made stays as it is and does not end with the class. Nobody follows whom the
     * pupil stopped; where he stopped somebody, others ask him first, unless he came by himself. Who asks already goes on asking.
     */
    async hold(
      classId: string,
      managers: readonly string[],
      pupils: readonly string[],
      { now, byPupil }: { now: Date; byPupil: boolean },
    ): Promise<Pair[]> {
      const { rows } = await sql<Pair>`with
        pairs as (select m as manager_uid, p as pupil_uid
          from unnest(${managers}::text[]) m cross join unnest(${pupils}::text[]) p where m <> p),
        fresh as (
          select pairs.*, not ${byPupil}::boolean and (
            exists (select from stops where stops.pupil_uid = pairs.pupil_uid)
            or exists (select from follow_requests r
              where r.pupil_uid = pairs.pupil_uid and r.manager_uid = pairs.manager_uid)) as asks
          from pairs
          where not exists (select from links
              where links.manager_uid = pairs.manager_uid and links.pupil_uid = pairs.pupil_uid)
            and not exists (select from stops
              where stops.manager_uid = pairs.manager_uid and stops.pupil_uid = pairs.pupil_uid)),
        asking as (
          insert into follow_requests (pupil_uid, manager_uid, class_id, asked_at)
          select pupil_uid, manager_uid, ${classId}::uuid, ${now}::timestamptz from fresh where asks
          on conflict do nothing),
        made as (
          insert into links (manager_uid, pupil_uid, kind, created_at)
          select manager_uid, pupil_uid, 'code', ${now}::timestamptz from fresh where not asks
          on conflict do nothing returning manager_uid, pupil_uid),
        answered as (
          delete from follow_requests r using made where r.manager_uid = made.manager_uid and r.pupil_uid = made.pupil_uid),
        held as (
          insert into class_links (class_id, manager_uid, pupil_uid)
          select ${classId}::uuid, manager_uid, pupil_uid from pairs
          where (manager_uid, pupil_uid) in (select manager_uid, pupil_uid from made)
            or (manager_uid, pupil_uid) in (select manager_uid, pupil_uid from class_links)
          on conflict do nothing)
        select manager_uid as manager, pupil_uid as pupil from made`.execute(q())
      await uncountOwnConsents(q(), rows, onUncounted)
      await links.assignAll(pupils)
      return rows
    },

    /** Gives the links that ended: those that no other class holds. */
    async release(classId: string, manager: string | null, pupils: readonly string[] | null): Promise<Pair[]> {
      await sql`delete from follow_requests where class_id = ${classId}
        and (${manager}::text is null or manager_uid = ${manager})
        and (${pupils}::text[] is null or pupil_uid = any (${pupils}::text[]))`.execute(q())
      const { rows: gone } = await sql<Pair>`delete from class_links
        where class_id = ${classId} and (${manager}::text is null or manager_uid = ${manager})
          and (${pupils}::text[] is null or pupil_uid = any (${pupils}::text[]))
        returning manager_uid as manager, pupil_uid as pupil`.execute(q())
      const { rows } = await sql<Pair>`delete from links
        using unnest(${gone.map(pair => pair.manager)}::text[], ${gone.map(pair => pair.pupil)}::text[]) gone (m, p)
        where links.manager_uid = gone.m and links.pupil_uid = gone.p
          and not exists (select 1 from class_links c where c.manager_uid = gone.m and c.pupil_uid = gone.p)
        returning links.manager_uid as manager, links.pupil_uid as pupil`.execute(q())
      await links.assignAll([...new Set(rows.map(({ pupil }) => pupil))])
      return rows
    },

    async carry(from: string, to: string, pupils: readonly string[]) {
      if (pupils.length === 0) return
      await q()
        .updateTable('class_links')
        .set({ class_id: to })
        .where('class_id', '=', from)
        .where('pupil_uid', 'in', pupils)
        .execute()
      await sql`update follow_requests set class_id = ${to}
        where class_id = ${from} and pupil_uid = any (${pupils}::text[])`.execute(q())
    },
  }
}
