import type { Insertable, Kysely, Selectable } from 'kysely'
import type { RightsTables } from '../tables.ts'

type Consents = Selectable<RightsTables['consents']>

/** Statements on consents. */
export const consentStore = (q: () => Kysely<RightsTables>) => ({
  find: (pupil: string) => q().selectFrom('consents').selectAll().where('pupil_uid', '=', pupil).executeTakeFirst(),

  /** As `find`; nobody else says anything until the transaction ends. */
  hold: (pupil: string) =>
    q().selectFrom('consents').selectAll().where('pupil_uid', '=', pupil).forUpdate().executeTakeFirst(),

  async list(pupils: readonly string[]): Promise<Map<string, Consents>> {
    if (pupils.length === 0) return new Map()
    const rows = await q().selectFrom('consents').selectAll().where('pupil_uid', 'in', pupils).execute()
    return new Map(rows.map(row => [row.pupil_uid, row]))
  },

  /** Replaces what was known but a refusal, unless it is given; the tokens of earlier mails stop working. */
  async put(consent: Pick<Consents, 'pupil_uid' | 'state' | 'at'> & Partial<Consents>) {
    const row: Insertable<RightsTables['consents']> = {
      parent_email: null,
      by_uid: null,
      by_name: null,
      given_as: null,
      confirm_hash: null,
      confirm_until: null,
      withdraw_hash: null,
      school_hash: null,
      school_until: null,
      on_paper: false,
      ...consent,
    }
    const { pupil_uid: _pupil, ...rest } = row
    await q()
      .insertInto('consents')
      .values(row)
      .onConflict(conflict => conflict.column('pupil_uid').doUpdateSet(rest))
      .execute()
  },

  /** Keeps the token of a mail. To be called in the transaction that holds the consent. */
  async keepTokens(pupil: string, hashes: Partial<Consents>) {
    await q().updateTable('consents').set(hashes).where('pupil_uid', '=', pupil).execute()
  },

  async drop(pupil: string) {
    await q().deleteFrom('consents').where('pupil_uid', '=', pupil).execute()
  },

  /** Keeps for good that somebody else than the pupil said no. */
  async refuse(pupil: string, refused_at: Date, refused_hash: string | null) {
    await q().updateTable('consents').set({ refused_at, refused_hash }).where('pupil_uid', '=', pupil).execute()
  },

  /** This and the two below hold what they find until the transaction ends. */
  byConfirmHash: (hash: string, now: Date) =>
    q()
      .selectFrom('consents')
      .selectAll()
      .where('confirm_hash', '=', hash)
      .where('confirm_until', '>', now)
      .where('state', 'in', ['asked', 'of_age'])
      .forUpdate()
      .executeTakeFirst(),

  bySchoolHash: (hash: string, now: Date) =>
    q()
      .selectFrom('consents')
      .selectAll()
      .where('school_hash', '=', hash)
      .where('school_until', '>', now)
      .where('state', '=', 'given')
      .where('given_as', 'is not', null)
      .forUpdate()
      .executeTakeFirst(),

  /** Also of one that is not counted. */
  byWithdrawHash: (hash: string) =>
    q()
      .selectFrom('consents')
      .selectAll()
      .where('withdraw_hash', '=', hash)
      .where('state', '=', 'given')
      .forUpdate()
      .executeTakeFirst(),
})
