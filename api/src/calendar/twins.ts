import { type Expression, type SqlBool, sql } from 'kysely'
import type { EventRow } from './tables.ts'

type Row = Pick<
  EventRow,
  'user_id' | 'source' | 'source_account' | 'source_key' | 'description' | 'all_day' | 'fresh_at' | 'done_at'
>

/** What two accounts of one system call the same: a lesson by its start and subject, homework also by its words. */
function nameThing({ user_id, source, source_key, description, all_day }: Row): string | undefined {
  if (!source_key || source === 'own' || source === 'ical') return undefined
  return JSON.stringify([user_id, source, source_key.slice(0, source_key.lastIndexOf('#')), all_day && description])
}

/** The account that is shown: the one that was read last, for it knows best whether a lesson is cancelled. */
function pickAccount(alike: readonly Row[]): string | undefined {
  const [first] = alike.toSorted(
    (a, b) => +(b.fresh_at ?? 0) - +(a.fresh_at ?? 0) || a.source_account.localeCompare(b.source_account),
  )
  return first?.source_account
}

/** Rows where what several accounts of one school system bring stands once, with its mark wherever that was made. */
export function withoutTwins<Shown extends Row>(rows: readonly Shown[]): readonly Shown[] {
  if (rows.every(({ source_account }) => source_account === '')) return rows
  const things = Map.groupBy(rows, nameThing)
  return [...things].flatMap(([name, alike]) => {
    if (name === undefined) return alike
    const account = pickAccount(alike)
    const shown = alike.filter(({ source_account }) => source_account === account)
    const done_at = alike.find(row => row.done_at)?.done_at ?? null
    return shown.length === 1 ? shown.map(row => ({ ...row, done_at })) : shown
  })
}

/** In SQL: whether two rows of a pupil and source are the same thing of two accounts. */
const isTwin = sql<boolean>`kept.source_account <> gone.source_account
  and split_part(kept.source_key, '#', 1) = split_part(gone.source_key, '#', 1)
  and (not kept.all_day or kept.description = gone.description)`

/** In SQL: the row itself, and what other accounts bring of it. */
export const matchTwins = ({
  id,
  user_id,
  source,
}: Pick<EventRow, 'id' | 'user_id' | 'source'>): Expression<SqlBool> =>
  source === 'own' || source === 'ical'
    ? sql<boolean>`id = ${id}`
    : sql<boolean>`id = ${id} or id in (select kept.id from events kept join events gone
        on gone.id = ${id} and kept.user_id = gone.user_id and kept.source = gone.source
        where kept.user_id = ${user_id} and ${isTwin})`

/** Hands the marks of an account that goes to what other accounts bring of the same things. */
export const handOverMarks = (userId: string, source: EventRow['source'], account: string) =>
  sql`update events kept set done_at = gone.done_at from events gone
    where gone.user_id = ${userId} and gone.source = ${source} and gone.source_account = ${account}
      and gone.done_at is not null and kept.user_id = ${userId} and kept.source = ${source}
      and kept.done_at is null and ${isTwin}`
