import { type Kysely, sql } from 'kysely'
import type { Declarations } from '../../../platform/personal.ts'
import { listPersonal } from '../../../platform/personal.ts'

interface Column {
  table_name: string
  column_name: string
  data_type: string
  required: boolean
}

/** What stands in a column, so that an archive says where it is from. */
const markOf = (table: string, column: string) => `mark:${table}.${column};`

/** Values of the columns that are no text; anything else is no matter here. */
const VALUES: Record<string, unknown> = {
  'timestamp with time zone': '2026-11-23T10:00:00Z',
  date: '2026-11-23',
  boolean: true,
  uuid: '0198a000-0000-7000-8000-000000000001',
  bytea: Buffer.from('x'),
}

/**
 * A row about a pupil in every table that keeps something of people, each text with its mark: without foreign keys and
 * rules of columns. Gives the tables.
 */
export async function fillTables(db: Kysely<unknown>, declared: Declarations, pupil: string, others: string) {
  const { rows } = await sql<Column>`select table_name, column_name, data_type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as required
    from information_schema.columns where table_schema = current_schema() and is_generated = 'NEVER'`.execute(db)
  const columns = Map.groupBy(rows, row => row.table_name)
  const filled: string[] = []
  for (const [table, personal] of listPersonal(declared)) {
    const { of = [], within, mentions = [], inside } = personal
    if (inside || (of.length === 0 && !within)) continue
    const checks = await checksOf(db, table)
    if (checks) await sql`alter table ${sql.table(table)} ${sql.raw(checks)}`.execute(db)
    const [first, ...adults] = of
    const named = new Set([...adults, ...mentions.map(({ column }) => column)])
    const row = (columns.get(table) ?? []).flatMap(({ column_name: name, data_type: type, required }) => {
      if (name === first) return [[name, pupil] as const]
      if (name === within?.column)
        return [[name, type === 'text' ? pupil : type === 'uuid' ? VALUES['uuid'] : 1] as const]
      if (named.has(name)) return [[name, others] as const]
      if (type === 'text') return [[name, markOf(table, name)] as const]
      if (type === 'jsonb') return [[name, JSON.stringify([markOf(table, name)])] as const]
      return required ? [[name, VALUES[type] ?? 1] as const] : []
    })
    await sql`insert into ${sql.table(table)} (${sql.join(row.map(([name]) => sql.ref(name)))})
      values (${sql.join(row.map(([, value]) => value))}) on conflict do nothing`.execute(db)
    filled.push(table)
  }
  return filled
}

async function checksOf(db: Kysely<unknown>, table: string) {
  const { rows } = await sql<{ conname: string }>`select conname from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`.execute(db)
  return rows.map(({ conname }) => `drop constraint "${conname}"`).join(', ')
}
