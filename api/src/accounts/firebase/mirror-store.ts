import { type Kysely, sql } from 'kysely'
import type { FirebaseTables } from './tables.ts'

/** A process that dies while it writes somebody's documents gives him back after this time. */
const LEASE_SECONDS = 60
/** Firebase may be away for long: people wait, and none is given up. */
const LONGEST_WAIT_SECONDS = 600

/** Statements on whose documents are to be written again. */
export const mirrorStore = (q: () => Kysely<FirebaseTables>) => ({
  /** Marks begin with the first start on a project, and anew when copies change their shape: then everybody is marked. */
  async begin(project: string) {
    const known = await q()
      .selectFrom('mirrored_to')
      .select('project')
      .where('project', '=', project)
      .executeTakeFirst()
    if (known) return
    await q().deleteFrom('mirrored_to').execute()
    await q()
      .insertInto('mirrored_to')
      .values({ project })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await sql`select mark_mirror(uid) from people`.execute(q())
  },

  /** Somebody who is about to be made: without a person by then, what Firebase holds of him is removed. */
  async expect(uid: string, seconds: number) {
    const due_at = sql<Date>`now() + make_interval(secs => ${seconds})`
    await q().insertInto('mirrors').values({ uid, due_at }).execute()
  },

  /** Somebody whose turn it is; nobody else takes him meanwhile. */
  async take(): Promise<{ uid: string; mark: string; tries: number } | undefined> {
    const { rows } = await sql<{ uid: string; mark: string; tries: number }>`
      update mirrors set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), tries = tries + 1
      where uid = (select uid from mirrors where due_at <= now() order by due_at limit 1 for update skip locked)
      returning uid, mark::text, tries`.execute(q())
    return rows[0]
  },

  /** Stays when he was marked again meanwhile. */
  async done({ uid, mark }: { uid: string; mark: string }) {
    await q().deleteFrom('mirrors').where('uid', '=', uid).where('mark', '=', mark).execute()
  },

  async later({ uid, mark, tries }: { uid: string; mark: string; tries: number }) {
    const seconds = Math.min(2 ** Math.min(tries, 10), LONGEST_WAIT_SECONDS)
    await q()
      .updateTable('mirrors')
      .set({ due_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .where('uid', '=', uid)
      .where('mark', '=', mark)
      .execute()
  },
})
