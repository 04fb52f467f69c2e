import { lookup } from '@ariane/shared/catalogue'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Declarations, Personal } from '../../platform/personal.ts'

export type Row = Record<string, unknown>
type Q = () => Kysely<unknown>

/** Rows in memory at once: fewer where a row may hold files. */
const PAGE = { plain: 200, heavy: 5 }

/** The rows of a table that are about a person: by its own column, or by the table it belongs to. */
function condition(personal: Personal, uid: string, declared: Declarations): RawBuilder<boolean> {
  if (personal.of?.length)
    return sql`(${sql.join(
      personal.of.map(column => sql`${sql.ref(column)} = ${uid}`),
      sql` or `,
    )})`
  const { within } = personal
  const parent = within && lookup(declared, within.table)
  if (!within || !parent || 'impersonal' in parent) return sql`false`
  return sql`${sql.ref(within.column)} in
    (select ${sql.ref(within.key)} from ${sql.table(within.table)} where ${condition(parent, uid, declared)})`
}

/** What of a table is about a person, a page at a time, without what is hidden. `key`: its primary key. */
export async function* readRows(
  q: Q,
  { table, personal, key }: { table: string; personal: Personal; key: readonly string[] },
  uid: string,
  declared: Declarations,
): AsyncGenerator<Row> {
  const size = personal.heavy ? PAGE.heavy : PAGE.plain
  const order = sql.join(key.map(column => sql.ref(column)))
  const hidden = new Set(personal.hidden)
  for (let offset = 0; ; offset += size) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${condition(personal, uid, declared)}
      order by ${order} limit ${size} offset ${offset}`.execute(q())
    for (const row of rows) yield Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column)))
    if (rows.length < size) return
  }
}
