import type { EmptyWeek, SchoolFailureCode, SchoolGap, SchoolProvider, SchoolStep } from '@ariane/shared/contracts'
import { accountTries, type TriesPorts } from './accounts.ts'
import type { EmptiedWeek } from './tables.ts'
import { findWait, isBadTry, type SyncState, triesAfter, type Wait } from './throttle.ts'

/** One synchronisation that may go on. */
export interface Turn {
  userId: string
  provider: SchoolProvider
  /** What stands for the account at school, when it is named. */
  account: string | undefined
  /** Whether this is a try on an account that the pupil never opened. */
  isTry: boolean
}

export type SchoolStore = ReturnType<typeof schoolStore>

/** Statements on how a pupil's services were called. */
export function schoolStore({ db, now }: TriesPorts) {
  const { q, tx } = db
  const accounts = accountTries({ db, now })
  const of = (userId: string, provider: SchoolProvider) =>
    q().selectFrom('school_syncs').selectAll().where('user_id', '=', userId).where('provider', '=', provider)

  async function held({ userId, provider }: Pick<Turn, 'userId' | 'provider'>) {
    await q()
      .insertInto('school_syncs')
      .values({ user_id: userId, provider })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const row = await of(userId, provider).forUpdate().executeTakeFirstOrThrow()
    const { fresh_at: freshAt, step_at: stepAt, bad_tries: badTries, bad_since: badSince, account } = row
    const state: SyncState = { freshAt, stepAt, badTries, badSince }
    return { state, account, emptied: row.empty_weeks }
  }

  const change = ({ userId, provider }: Pick<Turn, 'userId' | 'provider'>, values: object) =>
    q().updateTable('school_syncs').set(values).where('user_id', '=', userId).where('provider', '=', provider).execute()

  const giveBack = async ({ account, isTry }: Turn) => {
    if (isTry && account) await accounts.giveBack(account)
  }

  return {
    /** Takes the turn of this pupil and service, or says why it is not the time. */
    begin: (userId: string, provider: SchoolProvider, account: string | undefined): Promise<Turn | Wait> =>
      tx(async () => {
        const known = await held({ userId, provider })
        const isTry = account !== undefined && known.account !== account
        const wait = findWait(known.state, now()) ?? (isTry ? await accounts.take(account) : null)
        if (wait) return wait
        await change({ userId, provider }, { step: 'opening', step_at: now() })
        return { userId, provider, account, isTry }
      }),

    async step(turn: Turn, step: SchoolStep): Promise<void> {
      await change(turn, { step, step_at: now() })
    },

    /** Gives the turn back after a question, or after a failure that is counted when it has to be. */
    end: (turn: Turn, failure?: SchoolFailureCode): Promise<void> =>
      tx(async () => {
        const { state } = await held(turn)
        const tries = failure === undefined ? state : triesAfter(state, failure, now())
        const counted = { bad_tries: tries.badTries, bad_since: tries.badSince }
        await change(turn, { step: null, step_at: null, ...counted })
        if (!isBadTry(failure)) await giveBack(turn)
      }),

    /** Gives the turn back with fresh data: from now on the account is the pupil's. Gives the weeks to ask about. */
    async fresh(turn: Turn, gaps: SchoolGap[], empty: EmptyWeek[]): Promise<EmptyWeek[]> {
      const { emptied } = await held(turn)
      const isKept = (week: string) => emptied.some(known => known.week === week && known.kept)
      const weeks = empty.map(week => ({ ...week, kept: isKept(week.week) }))
      const opened = turn.account && { account: turn.account }
      const read = { gaps: JSON.stringify(gaps), empty_weeks: JSON.stringify(weeks) }
      const forgiven = { bad_tries: 0, bad_since: null }
      await change(turn, { step: null, step_at: null, fresh_at: now(), ...read, ...forgiven, ...opened })
      await giveBack(turn)
      return askedWeeks(weeks)
    },

    /** Ends the question about a week; false when there is none. */
    async settle(of: Pick<Turn, 'userId' | 'provider'>, week: string, isRemoved: boolean): Promise<boolean> {
      const { emptied } = await held(of)
      const asked = emptied.find(known => known.week === week && !known.kept)
      if (!asked) return false
      const others = emptied.filter(known => known !== asked)
      const weeks = isRemoved ? others : [...others, { ...asked, kept: true }]
      await change(of, { empty_weeks: JSON.stringify(weeks) })
      return true
    },

    async sources(userId: string) {
      const rows = await q()
        .selectFrom('school_syncs')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('provider')
        .execute()
      return rows.map(({ provider, fresh_at, step, gaps, empty_weeks }) => ({
        provider,
        freshAt: fresh_at?.toISOString() ?? null,
        step,
        gaps,
        emptyWeeks: askedWeeks(empty_weeks),
      }))
    },
  }
}

/** The weeks that are asked about: not those whose lessons the pupil kept. */
const askedWeeks = (weeks: readonly EmptiedWeek[]): EmptyWeek[] =>
  weeks.flatMap(({ kept, ...week }) => (kept ? [] : [week]))
