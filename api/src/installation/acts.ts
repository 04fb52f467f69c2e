import type { LoggedAct, OperatorAct } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { InstallationTables } from './tables.ts'

const SHOWN = 100

/** Who acts: an operator by his uid, or somebody at the terminal of the server. */
export type Actor = { uid: string } | 'terminal'

/** What the log of operators is kept with. */
interface ActPorts {
  db: UnitOfWork<InstallationTables>
  now(): Date
  /** The name by which somebody is known; undefined for who has no account. */
  findName(uid: string): Promise<string | undefined>
}

/** The log of what operators did, from the page and from the terminal alike. */
export function operatorActs({ db: { q, tx }, now, findName }: ActPorts) {
  async function note(by: Actor, what: OperatorAct, about?: string): Promise<void> {
    const who =
      by === 'terminal' ? { by_uid: null, by_name: null } : { by_uid: by.uid, by_name: (await findName(by.uid)) ?? '' }
    // Whoever was refused is gone by now, and is not named.
    const about_uid = about !== undefined && (await findName(about)) !== undefined ? about : null
    await q()
      .insertInto('operator_acts')
      .values({ at: now(), ...who, what, about_uid })
      .execute()
  }

  return {
    /** For what happens elsewhere: before it, so that nothing is done unseen. */
    note,

    /** Does something in our database with its line, both or neither. */
    during: <T>(
      act: { by: Actor; what: OperatorAct; about?: string | undefined },
      work: () => Promise<T>,
    ): Promise<T> =>
      tx(async () => {
        const done = await work()
        await note(act.by, act.what, act.about)
        return done
      }),

    async list(): Promise<LoggedAct[]> {
      const rows = await q().selectFrom('operator_acts').selectAll().orderBy('id', 'desc').limit(SHOWN).execute()
      const acts: LoggedAct[] = []
      for (const { id, at, by_name, what, about_uid } of rows) {
        const about = about_uid === null ? null : ((await findName(about_uid)) ?? null)
        acts.push({ id: String(id), at: at.toISOString(), by: by_name, what, about })
      }
      return acts
    },
  }
}
export type OperatorActs = ReturnType<typeof operatorActs>
