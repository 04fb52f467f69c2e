import { type Kysely, sql } from 'kysely'

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
