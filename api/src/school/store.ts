import {
  type EmptyWeek,
  MOST_SCHOOL_ACCOUNTS,
  type SchoolFailureCode,
  type SchoolGap,
  type SchoolProvider,
  type SchoolStep,
} from '@ariane/shared/contracts'
import { accountTries, type TriesPorts } from './accounts.ts'
import { findEarlier } from './earlier-account.ts'
import type { EmptiedWeek } from './tables.ts'
import {
  BAD_WINDOW,
  findWait,
  isBadTry,
  type SyncState,
  type TurnKind,
  triesAfter,
  type Wait,
  withTries,
} from './throttle.ts'

/** One of a pupil's accounts at a school system, by what the pupil calls it; empty for the first one. */
export interface AccountOf {
  userId: string
  provider: SchoolProvider
  accountName: string
}

const UNKNOWN: SyncState = { freshAt: null, stepAt: null, badTries: 0, badSince: null }

/** One synchronisation that may go on. */
export interface Turn extends AccountOf {
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
  const mine = ({ userId, provider, accountName }: AccountOf) => ({
    user_id: userId,
    provider,
    account_name: accountName,
  })

  /** The account of a pupil, which nobody else changes until the transaction ends; undefined when it is not there. */
  async function held(of: AccountOf) {
    const row = await q()
      .selectFrom('school_syncs')
      .selectAll()
      .where(({ and }) => and(mine(of)))
      .forUpdate()
      .executeTakeFirst()
    if (!row) return undefined
    const { fresh_at: freshAt, step_at: stepAt, bad_tries: badTries, bad_since: badSince, account } = row
    const state: SyncState = { freshAt, stepAt, badTries, badSince }
    return { state, account, emptied: row.empty_weeks }
  }

  const change = (of: AccountOf, values: object) =>
    q()
      .updateTable('school_syncs')
      .set(values)
      .where(({ and }) => and(mine(of)))
      .execute()

  const insert = (of: AccountOf) =>
    q()
      .insertInto('school_syncs')
      .values(mine(of))
      .onConflict(conflict => conflict.doNothing())
      .execute()

  /** Other accounts of the pupil at this system. Those that never opened and count no try any more are forgotten. */
  async function others({ userId, provider, accountName }: AccountOf) {
    const since = new Date(+now() - BAD_WINDOW)
    await q()
      .deleteFrom('school_syncs')
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .where('account_name', '!=', accountName)
      .where('fresh_at', 'is', null)
      .where(({ eb, or }) => or([eb('step_at', 'is', null), eb('step_at', '<', since)]))
      .where(({ eb, or }) => or([eb('bad_since', 'is', null), eb('bad_since', '<', since)]))
      .execute()
    return q()
      .selectFrom('school_syncs')
      .select(['bad_tries as badTries', 'bad_since as badSince', 'account', 'account_name as accountName'])
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .where('account_name', '!=', accountName)
      .execute()
  }

  const giveBack = async ({ account, isTry }: Turn) => {
    if (isTry && account) await accounts.giveBack(account)
  }

  return {
    insert,

    /** All of a pupil's accounts at a system. */
    accounts: ({ userId, provider }: AccountOf) =>
      q()
        .selectFrom('school_syncs')
        .select(['account', 'account_name as accountName'])
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .execute(),

    async rename(of: AccountOf, account_name: string): Promise<void> {
      await change(of, { account_name, step: null, step_at: null })
    },

    /** Takes the turn of this pupil's account, or says why it is not the time. */
    begin: (of: AccountOf, account: string | undefined, kind: TurnKind): Promise<Turn | Wait> =>
      tx(async () => {
        const beside = await others(of)
        if (beside.length >= MOST_SCHOOL_ACCOUNTS) return { code: 'too_many_accounts' }
        await insert(of)
        const known = await held(of)
        const isAnother = account && known?.account && known.account !== account && !findEarlier(beside, account)
        // What was there before stays beside it.
        if (isAnother && beside.length + 1 >= MOST_SCHOOL_ACCOUNTS) return { code: 'too_many_accounts' }
        const state = withTries(known?.state ?? UNKNOWN, beside, now())
        const isTry = account !== undefined && known?.account !== account
        const wait = findWait(state, now(), kind) ?? (isTry ? await accounts.take(account) : null)
        if (wait) return wait
        await change(of, { step: 'opening', step_at: now() })
        return { ...of, account, isTry }
      }),

    /** False when it was removed meanwhile; otherwise nobody removes it until the transaction ends. */
    isThere: async (of: AccountOf): Promise<boolean> => (await held(of)) !== undefined,

    /** False when it was not there. */
    async remove(of: AccountOf): Promise<boolean> {
      const { numDeletedRows } = await q()
        .deleteFrom('school_syncs')
        .where(({ and }) => and(mine(of)))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async step(turn: Turn, step: SchoolStep): Promise<void> {
      await change(turn, { step, step_at: now() })
    },

    /** Gives the turn back after a question, or after a failure that is counted when it has to be. */
    end: (turn: Turn, failure?: SchoolFailureCode): Promise<void> =>
      tx(async () => {
        const state = (await held(turn))?.state ?? UNKNOWN
        const tries = failure === undefined ? state : triesAfter(state, failure, now())
        const counted = { bad_tries: tries.badTries, bad_since: tries.badSince }
        await change(turn, { step: null, step_at: null, ...counted })
        if (!isBadTry(failure)) await giveBack(turn)
      }),

    /** Gives the turn back with fresh data: from now on the account is the pupil's. Gives the weeks to ask about. */
    async fresh(turn: Turn, gaps: SchoolGap[], empty: EmptyWeek[]): Promise<EmptyWeek[]> {
      const emptied = (await held(turn))?.emptied ?? []
      const parts = ({ lessons, homework = 0 }: Omit<EmptiedWeek, 'kept'>) => [lessons > homework, homework > 0]
      const isKept = (week: EmptyWeek) =>
        emptied.some(
          known => known.kept && known.week === week.week && parts(week).every((is, n) => !is || parts(known)[n]),
        )
      const weeks = empty.map(week => ({ ...week, kept: isKept(week) }))
      const opened = turn.account && { account: turn.account }
      const read = { gaps: JSON.stringify(gaps), empty_weeks: JSON.stringify(weeks) }
      const forgiven = { bad_tries: 0, bad_since: null }
      await change(turn, { step: null, step_at: null, fresh_at: now(), ...read, ...forgiven, ...opened })
      await giveBack(turn)
      return askedWeeks(weeks)
    },

    /** Ends the question about a week, and gives it; undefined when there is none. */
    async settle(of: AccountOf, week: string, isRemoved: boolean): Promise<EmptyWeek | undefined> {
      const emptied = (await held(of))?.emptied ?? []
      const asked = emptied.find(known => known.week === week && !known.kept)
      if (!asked) return undefined
      const others = emptied.filter(known => known !== asked)
      const weeks = isRemoved ? others : [...others, { ...asked, kept: true }]
      await change(of, { empty_weeks: JSON.stringify(weeks) })
      return askedWeeks([asked])[0]
    },

    async sources(userId: string) {
      const rows = await q()
        .selectFrom('school_syncs')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('provider')
        .orderBy('account_name')
        .execute()
      return rows.map(({ provider, account_name, fresh_at, step, gaps, empty_weeks }) => ({
        provider,
        accountName: account_name,
        freshAt: fresh_at?.toISOString() ?? null,
        step,
        gaps,
        emptyWeeks: askedWeeks(empty_weeks),
      }))
    },
  }
}

/** The weeks that are asked about: not those that the pupil kept. */
const askedWeeks = (weeks: readonly EmptiedWeek[]): EmptyWeek[] =>
  weeks.flatMap(({ kept, homework = 0, ...week }) => (kept ? [] : [{ ...week, homework }]))
