import type { Role } from '@ariane/shared/catalogue'
import { type Kysely, sql } from 'kysely'
import type { AccountsTables } from '../tables.ts'

interface Asking {
  uid: string
  role: Role
  display_name: string | null
  pseudo_name: string | null
  email: string | null
  class_name: string | null
  at: Date
}

/** Statements on whom a pupil stopped, and on who asks to follow him. To be called in a transaction. */
export const stopStore = (q: () => Kysely<AccountsTables>) => ({
  async put(manager: string, pupil: string, at: Date) {
    await sql`insert into stops (pupil_uid, manager_uid, at) values (${pupil}, ${manager}, ${at})
      on conflict (pupil_uid, manager_uid) do update set at = excluded.at`.execute(q())
  },

  /** What the pupil did since counts more. */
  async lift(manager: string, pupil: string, since: Date) {
    await sql`delete from stops where pupil_uid = ${pupil} and manager_uid = ${manager} and at < ${since}`.execute(q())
  },

  /** Whether who is brought by somebody else asks the pupil first: he stopped somebody, or this one asks already. */
  async asksFirst(manager: string, pupil: string): Promise<boolean> {
    const { rows } = await sql`select where exists (select from stops where pupil_uid = ${pupil})
      or exists (select from follow_requests where pupil_uid = ${pupil} and manager_uid = ${manager})`.execute(q())
    return rows.length > 0
  },

  async isStopped(manager: string, pupil: string): Promise<boolean> {
    const { rows } = await sql`select from stops where pupil_uid = ${pupil} and manager_uid = ${manager}`.execute(q())
    return rows.length > 0
  },

  /** Whether an adult without a link has to do with a pupil: he followed, asks to, teaches a class of his, or is stopped. */
  async isKnown(manager: string, pupil: string): Promise<boolean> {
    const { rows } = await sql`select where
      exists (select from class_teachers t join class_pupils p using (class_id)
        where t.manager_uid = ${manager} and p.pupil_uid = ${pupil})
      or exists (select from follow_requests where manager_uid = ${manager} and pupil_uid = ${pupil})
      or exists (select from stops where manager_uid = ${manager} and pupil_uid = ${pupil})
      or exists (select from journal where actor_uid = ${manager} and pupil_uid = ${pupil})`.execute(q())
    return rows.length > 0
  },

  /** For an adult whom no class brings. */
  async ask(manager: string, pupil: string, at: Date) {
    await sql`insert into follow_requests (pupil_uid, manager_uid, asked_at) values (${pupil}, ${manager}, ${at})
      on conflict do nothing`.execute(q())
  },

  async asking(pupil: string): Promise<Asking[]> {
    const { rows } =
      await sql<Asking>`select people.uid, people.role, people.display_name, people.pseudo_name, people.email,
        classes.name as class_name, r.asked_at as at
      from follow_requests r join people on people.uid = r.manager_uid left join classes on classes.id = r.class_id
      where r.pupil_uid = ${pupil} order by r.asked_at, people.uid`.execute(q())
    return rows
  },

  /** Which class brought him who asked; undefined when he does not ask. */
  async settle(manager: string, pupil: string): Promise<{ class_id: string | null } | undefined> {
    const { rows } = await sql<{ class_id: string | null }>`delete from follow_requests
      where manager_uid = ${manager} and pupil_uid = ${pupil} returning class_id`.execute(q())
    return rows[0]
  },

  /** Lets the classes in which they are together hold the link. */
  async holdByClasses(manager: string, pupil: string) {
    await sql`insert into class_links (class_id, manager_uid, pupil_uid)
      select t.class_id, t.manager_uid, p.pupil_uid from class_teachers t join class_pupils p on p.class_id = t.class_id
      join classes on classes.id = t.class_id and classes.archived_at is null
      where t.manager_uid = ${manager} and p.pupil_uid = ${pupil} on conflict do nothing`.execute(q())
  },
})
