import { type Kysely, sql } from 'kysely'
import { isConsented } from './consent/rules.ts'
import { isCurrent } from './slips/rules.ts'
import type { RightsTables } from './tables.ts'

type Consents = RightsTables['consents']
type Slips = RightsTables['consent_slips']
type Row = { [Column in keyof Pick<Consents, 'state' | 'given_as' | 'at' | 'refused_at'>]: Consents[Column] | null } & {
  [Column in keyof Pick<Slips, 'made_at' | 'reminded_at'>]: Slips[Column] | null
} & { due_at: Date | null }

/** What a person reads on every page until it is settled. */
export interface Pending {
  /** When the account ends, if that is planned. */
  endsAt?: Date
  /** When a teacher last reminded the pupil of a slip that a parent has still to sign. */
  slipRemindedAt?: Date
}

/** Finds what waits for a person, in one statement. */
export const pendingFinder =
  (q: () => Kysely<RightsTables>) =>
  async (uid: string): Promise<Pending> => {
    const { rows } = await sql<Row>`select d.due_at, s.made_at, s.reminded_at, c.state, c.given_as, c.at, c.refused_at
      from (select ${uid}::text as uid) p
      left join deletions d on d.person_uid = p.uid
      left join consent_slips s on s.pupil_uid = p.uid
      left join consents c on c.pupil_uid = p.uid`.execute(q())
    const [row] = rows
    if (!row) return {}
    const { due_at, made_at, reminded_at, state, given_as, at, refused_at } = row
    const consent = state && at ? { state, given_as, at, refused_at } : undefined
    const isAwaited = made_at && reminded_at && isCurrent({ made_at }, consent) && !isConsented(consent)
    return { ...(due_at && { endsAt: due_at }), ...(isAwaited && { slipRemindedAt: reminded_at }) }
  }
