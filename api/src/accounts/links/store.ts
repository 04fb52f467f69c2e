import type { Role } from '@ariane/shared/catalogue'
import type { LinkKind } from '@ariane/shared/contracts'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { AccountsTables } from '../tables.ts'
import { stopStore } from './stops.ts'

type Q = () => Kysely<AccountsTables>

/** Statements on links and codes. What changes links is to be called in a transaction: 'assignedBy' follows them. */
export const linkStore = (q: Q) => {
  const stops = stopStore(q)

  /** Each of them has the teacher or coach who followed first; nobody when none does. */
  async function assignAll(pupils: readonly string[]) {
    if (pupils.length === 0) return
    await sql`with firsts as (
        select distinct on (links.pupil_uid) links.pupil_uid, links.manager_uid
        from links join people on people.uid = links.manager_uid
        where links.pupil_uid = any (${pupils}::text[]) and people.role in ('ROLE_TEACHER', 'ROLE_COACH')
        order by links.pupil_uid, links.created_at, links.manager_uid)
      update people set assigned_by = (select manager_uid from firsts where pupil_uid = people.uid)
      where uid = any (${pupils}::text[])
        and assigned_by is distinct from (select manager_uid from firsts where pupil_uid = people.uid)`.execute(q())
  }

  async function kind(manager: string, pupil: string): Promise<LinkKind | undefined> {
    const link = await q()
      .selectFrom('links')
      .select('kind')
      .where('manager_uid', '=', manager)
      .where('pupil_uid', '=', pupil)
      .executeTakeFirst()
    return link?.kind
  }

  /** A link that is there already stays as it is, and does not end with a class any more. */
  async function add(link: Insertable<AccountsTables['links']>) {
    await q()
      .insertInto('links')
      .values(link)
      .onConflict(conflict => conflict.columns(['manager_uid', 'pupil_uid']).doNothing())
      .execute()
    await stops.settle(link.manager_uid, link.pupil_uid)
    await q()
      .deleteFrom('class_links')
      .where('manager_uid', '=', link.manager_uid)
      .where('pupil_uid', '=', link.pupil_uid)
      .execute()
    await assignAll([link.pupil_uid])
  }

  return {
    assignAll,
    kind,
    add,

    /** For an adult whom somebody else brings and no class: what he does now. Nothing where he follows already, or is stopped. */
    async bring(manager: string, pupil: string, at: Date, isVouched = true): Promise<'follows' | 'asks' | undefined> {
      if ((await kind(manager, pupil)) !== undefined || (await stops.isStopped(manager, pupil))) return undefined
      if (!isVouched || (await stops.asksFirst(manager, pupil))) {
        await stops.ask(manager, pupil, at)
        return 'asks'
      }
      await add({ manager_uid: manager, pupil_uid: pupil, kind: 'code', created_at: at })
      return 'follows'
    },

    /** False when there was none. */
    async end(manager: string, pupil: string): Promise<boolean> {
      const ended = await q()
        .deleteFrom('links')
        .where('manager_uid', '=', manager)
        .where('pupil_uid', '=', pupil)
        .returning('kind')
        .executeTakeFirst()
      if (ended) await assignAll([pupil])
      return ended !== undefined
    },

    /** Who of these roles follows these pupils, pair by pair, in the order in which they began. */
    managersOf: async (
      pupils: readonly string[],
      roles: readonly Role[],
    ): Promise<{ manager: string; pupil: string }[]> =>
      pupils.length === 0
        ? []
        : q()
            .selectFrom('links')
            .innerJoin('people', 'people.uid', 'links.manager_uid')
            .select(['links.manager_uid as manager', 'links.pupil_uid as pupil'])
            .where('links.pupil_uid', 'in', pupils)
            .where('people.role', 'in', roles)
            .orderBy('links.created_at')
            .execute(),

    pupilsOf: (manager: string) =>
      q()
        .selectFrom('links')
        .innerJoin('people', 'people.uid', 'links.pupil_uid')
        .selectAll('people')
        .select(['links.kind', 'links.created_at as since'])
        .where('links.manager_uid', '=', manager)
        .execute(),

    followersOf: (pupil: string) =>
      q()
        .selectFrom('links')
        .innerJoin('people', 'people.uid', 'links.manager_uid')
        .selectAll('people')
        .select(['links.kind', 'links.created_at as since'])
        .where('links.pupil_uid', '=', pupil)
        .orderBy('links.created_at')
        .execute(),
  }
}

/** Statements on codes. */
export const codeStore = (q: Q) => ({
  async put(pupil: string, code: string, expires_at: Date) {
    await q()
      .insertInto('link_codes')
      .values({ pupil_uid: pupil, code, expires_at })
      .onConflict(conflict => conflict.column('pupil_uid').doUpdateSet({ code, expires_at }))
      .execute()
  },

  find: (pupil: string, now: Date) =>
    q()
      .selectFrom('link_codes')
      .selectAll()
      .where('pupil_uid', '=', pupil)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  async drop(pupil: string) {
    await q().deleteFrom('link_codes').where('pupil_uid', '=', pupil).execute()
  },

  async forgetExpired(now: Date) {
    await q().deleteFrom('link_codes').where('expires_at', '<=', now).execute()
  },

  /** Whose code it is while it works; it never works again. */
  async use(code: string, now: Date): Promise<string | undefined> {
    const used = await q()
      .deleteFrom('link_codes')
      .where('code', '=', code)
      .where('expires_at', '>', now)
      .returning('pupil_uid')
      .executeTakeFirst()
    return used?.pupil_uid
  },
})
