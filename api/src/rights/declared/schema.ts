import { lookup } from '@ariane/shared/catalogue'
import { type Kysely, sql } from 'kysely'
import type { Declarations, Personal } from '../../platform/personal.ts'

/** A table as the database has it. */
export interface RealTable {
  name: string
  columns: string[]
  /** Columns that refer to a person or an identity. */
  refers: string[]
  key: string[]
}

/** The tables that refer to a person, by the name of the table with people. */
const PEOPLE = ['people', 'auth_users']
/** Columns that name a person without referring to him, by their name. */
const NAMES_SOMEBODY = /(^|_)(uid|user_id|userId|sender_id|owner_id)$/
/** Tables of the migrations themselves. */
const OURS = "table_name not like 'kysely_%'"

/** Reads every table of the real schema, with its primary key and the columns that refer to people. */
export async function realSchema(q: () => Kysely<unknown>): Promise<RealTable[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.${sql.raw(OURS)}
    order by c.table_name, c.ordinal_position`.execute(q())
  const { rows: keys } = await sql<{ kind: string; name: string; column_name: string; target: string | null }>`
    select k.contype as kind, o.relname as name, a.attname as column_name, f.relname as target
    from pg_constraint k
    join pg_class o on o.oid = k.conrelid
    join pg_namespace n on n.oid = o.relnamespace and n.nspname = current_schema()
    join pg_attribute a on a.attrelid = o.oid and a.attnum = any(k.conkey)
    left join pg_class f on f.oid = k.confrelid
    where k.contype in ('p', 'f')`.execute(q())
  const names = [...new Set(columns.map(column => column.table_name))]
  return names.map(name => {
    const here = columns.filter(column => column.table_name === name).map(column => column.column_name)
    const mine = keys.filter(key => key.name === name)
    const named = here.filter(column => NAMES_SOMEBODY.test(column))
    const foreign = mine.filter(key => key.target !== null && PEOPLE.includes(key.target)).map(key => key.column_name)
    return {
      name,
      columns: here,
      refers: [...new Set([...foreign, ...named])],
      key: mine.filter(key => key.kind === 'p').map(key => key.column_name),
    }
  })
}

/** What is wrong with the declarations of a schema, a sentence each; nothing when all is declared. */
export function undeclared(schema: readonly RealTable[], declared: Declarations): string[] {
  return schema.flatMap(table => {
    const declaration = lookup(declared, table.name)
    if (!declaration) return [`${table.name} is not declared`]
    if ('impersonal' in declaration)
      return table.refers.map(column => `${table.name}.${column} names a person, but the table is declared impersonal`)
    const known = declaredColumns(declaration)
    return [
      ...table.refers
        .filter(column => !known.has(column))
        .map(column => `${table.name}.${column} names a person and is not declared`),
      ...[...known, ...(declaration.hidden ?? []), ...Object.keys(declaration.shown ?? {})]
        .filter(column => !table.columns.includes(column))
        .map(column => `${table.name}.${column} is declared and does not exist`),
    ]
  })
}

const declaredColumns = ({ of = [], within, inside, mentions = [] }: Personal) =>
  new Set([
    ...of,
    ...(within ? [within.column] : []),
    ...(inside ? [inside] : []),
    ...mentions.flatMap(({ column, name }) => (name ? [column, name] : [column])),
  ])
