import { type Kysely, sql } from 'kysely'
import type { AccountsTables } from '../tables.ts'
import { linkStore } from './store.ts'

type Pair = { manager: string; pupil: string }

/** Statements on the links that classes make and end, each for many people at once. To be called in a transaction. */
export const classLinkStore = (q: () => Kysely<AccountsTables>) => {
  const links = linkStore(q)

  return {
    /** Gives the links that are new. A link that no class made stays as it is and does not end with the class. */
    async hold(classId: string, managers: readonly string[], pupils: readonly string[], now: Date): Promise<Pair[]> {
      const { rows } = await sql<Pair>`with
        pairs as (select m as manager_uid, p as pupil_uid
          from unnest(${managers}::text[]) m cross join unnest(${pupils}::text[]) p where m <> p),
        made as (
          insert into links (manager_uid, pupil_uid, kind, created_at)
          select manager_uid, pupil_uid, 'code', ${now}::timestamptz from pairs
          on conflict do nothing returning manager_uid, pupil_uid),
        held as (
          insert into class_links (class_id, manager_uid, pupil_uid)
          select ${classId}::uuid, manager_uid, pupil_uid from pairs
          where (manager_uid, pupil_uid) in (select manager_uid, pupil_uid from made)
            or (manager_uid, pupil_uid) in (select manager_uid, pupil_uid from class_links)
          on conflict do nothing)
        select manager_uid as manager, pupil_uid as pupil from made`.execute(q())
      await links.assignAll(pupils)
      return rows
    },

    /** Gives the links that ended: those that no other class holds. */
    async release(classId: string, manager: string | null, pupils: readonly string[] | null): Promise<Pair[]> {
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
    },

    async followed(manager: string, pupils: readonly string[]) {
      if (pupils.length === 0) return { all: new Set<string>(), created: new Set<string>() }
      const rows = await q()
        .selectFrom('links')
        .select(['pupil_uid', 'kind'])
        .where('manager_uid', '=', manager)
        .where('pupil_uid', 'in', pupils)
        .execute()
      return {
        all: new Set(rows.map(row => row.pupil_uid)),
        created: new Set(rows.filter(row => row.kind === 'created').map(row => row.pupil_uid)),
      }
    },
  }
}
