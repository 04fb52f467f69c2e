import type { SchoolFailureCode, SchoolProvider, SchoolStep } from '@ariane/shared/contracts'
import type { Services } from '../services.ts'
import { type SyncState, triesAfter, type Wait, waitOf } from './throttle.ts'

/** Statements on how a pupil's services were called. */
export function schoolStore({ q, tx, now }: Pick<Services, 'q' | 'tx' | 'now'>) {
  const of = (userId: string, provider: SchoolProvider) =>
    q().selectFrom('school_syncs').selectAll().where('user_id', '=', userId).where('provider', '=', provider)

  async function held(userId: string, provider: SchoolProvider): Promise<SyncState> {
    await q()
      .insertInto('school_syncs')
      .values({ user_id: userId, provider })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const row = await of(userId, provider).forUpdate().executeTakeFirstOrThrow()
    return { freshAt: row.fresh_at, stepAt: row.step_at, badTries: row.bad_tries, badSince: row.bad_since }
  }

  const change = (userId: string, provider: SchoolProvider, values: object) =>
    q().updateTable('school_syncs').set(values).where('user_id', '=', userId).where('provider', '=', provider).execute()

  return {
    /** Takes the turn of this pupil and service, or says why it is not the time. */
    begin: (userId: string, provider: SchoolProvider): Promise<Wait | null> =>
      tx(async () => {
        const wait = waitOf(await held(userId, provider), now())
        if (!wait) await change(userId, provider, { step: 'opening', step_at: now() })
        return wait
      }),

    async step(userId: string, provider: SchoolProvider, step: SchoolStep): Promise<void> {
      await change(userId, provider, { step, step_at: now() })
    },

    /** Gives the turn back after a question, or after a failure that is counted when it has to be. */
    end: (userId: string, provider: SchoolProvider, failure?: SchoolFailureCode): Promise<void> =>
      tx(async () => {
        const state = await held(userId, provider)
        const tries = failure === undefined ? state : triesAfter(state, failure, now())
        const counted = { bad_tries: tries.badTries, bad_since: tries.badSince }
        await change(userId, provider, { step: null, step_at: null, ...counted })
      }),

    /** Gives the turn back with fresh data. */
    async fresh(userId: string, provider: SchoolProvider): Promise<void> {
      const forgiven = { bad_tries: 0, bad_since: null }
      await change(userId, provider, { step: null, step_at: null, fresh_at: now(), ...forgiven })
    },

    async sources(userId: string) {
      const rows = await q()
        .selectFrom('school_syncs')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('provider')
        .execute()
      return rows.map(({ provider, fresh_at, step }) => ({ provider, freshAt: fresh_at?.toISOString() ?? null, step }))
    },
  }
}
