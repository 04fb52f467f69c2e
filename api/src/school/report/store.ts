import { schoolYear } from '@ariane/shared/catalogue'
import {
  REPORT_KINDS,
  ReportAbsence,
  ReportGrade,
  type ReportKind,
  ReportNews,
  type SchoolReport,
} from '@ariane/shared/contracts'
import { localDay, localInstant } from '@ariane/shared/dates'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { AccountOf } from '../store.ts'
import type { SchoolTables } from '../tables.ts'
import type { ReadReport } from '../types.ts'

const FIRST_DAY = '-07-01'
/** The first day of the school year that a moment lies in. */
const yearStart = (now: Date): string => `${schoolYear(localDay(now))}${FIRST_DAY}`

const MOST = 400
const SHAPES = { grades: z.array(ReportGrade), absences: z.array(ReportAbsence), news: z.array(ReportNews) }

/** Statements on what is allowed of a pupil's school, and what was read of it. */
export function reportStore(q: () => Kysely<SchoolTables>, now: () => Date) {
  const since = () => localInstant(yearStart(now()), '00:00')
  const mine = ({ userId, provider, accountName }: AccountOf) => ({
    user_id: userId,
    provider,
    account_name: accountName,
  })
  const leaves = (userId: string) =>
    q().selectFrom('school_leaves').selectAll().where('user_id', '=', userId).where('given_at', '>=', since()).execute()

  return {
    async leaves(userId: string) {
      const rows = await leaves(userId)
      return REPORT_KINDS.map(kind => {
        const row = rows.find(one => one.kind === kind)
        const by = row?.by_adult ? ('adult' as const) : ('pupil' as const)
        return { kind, given: row ? { by, at: row.given_at.toISOString() } : null }
      })
    },

    async allowed(userId: string): Promise<ReportKind[]> {
      return (await leaves(userId)).map(({ kind }) => kind)
    },

    async allow(userId: string, kind: ReportKind, byAdult: boolean): Promise<void> {
      const given = { by_adult: byAdult, given_at: now() }
      await q()
        .insertInto('school_leaves')
        .values({ user_id: userId, kind, ...given })
        .onConflict(conflict => conflict.columns(['user_id', 'kind']).doUpdateSet(given))
        .execute()
    },

    /** With what was read of it. */
    async takeBack(userId: string, kind: ReportKind): Promise<void> {
      await q().deleteFrom('school_leaves').where('user_id', '=', userId).where('kind', '=', kind).execute()
    },

    /** Every yes, with what was read. */
    async takeBackAll(userId: string): Promise<void> {
      await q().deleteFrom('school_leaves').where('user_id', '=', userId).execute()
    },

    /** What is of this school year; a kind that was taken back meanwhile is not kept. */
    async save(account: AccountOf, report: ReadReport): Promise<void> {
      const first = yearStart(now())
      const allowed = await q()
        .selectFrom('school_leaves')
        .select('kind')
        .where('user_id', '=', account.userId)
        .where('given_at', '>=', since())
        .forShare()
        .execute()
      for (const { kind } of allowed) {
        const items = report[kind]?.filter(({ day }) => day >= first)
        if (!items) continue
        const latest = items.toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, MOST)
        const read = { items: JSON.stringify(latest), read_at: now() }
        await q()
          .insertInto('school_reports')
          .values({ ...mine(account), kind, ...read })
          .onConflict(conflict => conflict.columns(['user_id', 'provider', 'account_name', 'kind']).doUpdateSet(read))
          .execute()
      }
    },

    async remove(account: AccountOf): Promise<void> {
      await q()
        .deleteFrom('school_reports')
        .where(({ and }) => and(mine(account)))
        .execute()
    },

    async rename(account: AccountOf, account_name: string): Promise<void> {
      await q()
        .updateTable('school_reports')
        .set({ account_name })
        .where(({ and }) => and(mine(account)))
        .execute()
    },

    /** What several accounts bring alike stands once. */
    async read(userId: string) {
      const rows = await q()
        .selectFrom('school_reports')
        .selectAll()
        .where('user_id', '=', userId)
        .where('read_at', '>=', since())
        .orderBy('provider')
        .orderBy('account_name')
        .orderBy('kind')
        .execute()
      const of = <Kind extends ReportKind>(kind: Kind) =>
        onceOverAccounts(
          rows
            .filter(row => row.kind === kind)
            .map(row => SHAPES[kind].parse(row.items) as SchoolReport[Kind][number][]),
        ).sort((a, b) => b.day.localeCompare(a.day))
      return {
        grades: of('grades'),
        absences: of('absences'),
        news: of('news'),
        read: rows.map(({ provider, account_name: accountName, kind, read_at }) => ({
          provider,
          accountName,
          kind,
          at: read_at.toISOString(),
        })),
      }
    },
  }
}

/** Two alike of one account are two; of two accounts they are one. */
function onceOverAccounts<Item>(lists: readonly Item[][]): Item[] {
  const seen = new Set<string>()
  return lists.flatMap(list => {
    const fresh = list.filter(item => !seen.has(JSON.stringify(item)))
    for (const item of list) seen.add(JSON.stringify(item))
    return fresh
  })
}

/** Forgets the school year that is over: what was read, and the yes for it. */
export async function forgetOldReports(q: Kysely<SchoolTables>, now: Date): Promise<void> {
  const first = localInstant(yearStart(now), '00:00')
  await q.deleteFrom('school_reports').where('read_at', '<', first).execute()
  await q.deleteFrom('school_leaves').where('given_at', '<', first).execute()
}
