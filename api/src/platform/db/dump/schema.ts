import pg from 'pg'
import type { DumpSource } from './source.ts'

type Query = DumpSource['query']
const quoted = pg.escapeIdentifier

const NOT_OF_AN_EXTENSION = (catalog: string) =>
  `not exists (select 1 from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`

/** Each statement drops one thing of the schema; what went with another one is not there any more. */
const DROPS = `
  select 1 as turn, format('drop %s if exists %I cascade',
    case o.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
    o.relname) as statement
  from pg_class o
  where o.relnamespace = current_schema()::regnamespace and o.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select 1 from pg_depend d where d.objid = o.oid and d.deptype in ('a', 'i') and o.relkind = 'S')
    and ${NOT_OF_AN_EXTENSION('pg_class')}
  union all
  select 2, format('drop routine if exists %s cascade', o.oid::regprocedure)
  from pg_proc o
  where o.pronamespace = current_schema()::regnamespace and o.prokind in ('f', 'p') and ${NOT_OF_AN_EXTENSION('pg_proc')}
  union all
  select 3, format('drop type if exists %I cascade', o.typname)
  from pg_type o
  where o.typnamespace = current_schema()::regnamespace and o.typtype in ('e', 'd') and ${NOT_OF_AN_EXTENSION('pg_type')}
  order by 1`

/** Empties the schema: tables, views, sequences, functions and types. Extensions stay. */
export async function emptySchema(query: Query): Promise<void> {
  for (const { statement } of await query<{ statement: string }>(DROPS)) await query(statement)
}

/**
 * Takes the foreign keys and triggers away, for any role that owns the tables, and gives what puts them back. The keys are
 * checked then: rows may come in any order, and none that does not fit stays.
 */
export async function suspendRules(query: Query): Promise<() => Promise<void>> {
  const keys = await query<{ on: string; name: string; definition: string }>(
    `select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace order by 1, 2`,
  )
  const triggered = await query<{ on: string }>(
    `select distinct tgrelid::regclass::text as on from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = current_schema()::regnamespace`,
  )
  for (const { on, name } of keys) await query(`alter table ${on} drop constraint ${quoted(name)}`)
  for (const { on } of triggered) await query(`alter table ${on} disable trigger user`)
  return async () => {
    for (const { on, name, definition } of keys)
      await query(`alter table ${on} add constraint ${quoted(name)} ${definition}`)
    for (const { on } of triggered) await query(`alter table ${on} enable trigger user`)
  }
}

/** A table, and the column that tells its rows apart. */
export interface KeptTable {
  table: string
  key: string
}

/** Keeps the rows of a table while the schema is made anew; `merge` adds them to those that are there then. */
export async function setAside(
  query: Query,
  { table, key }: KeptTable,
): Promise<{ keys: string[] | null; merge(): Promise<void> }> {
  const [found] = await query<{ there: boolean }>(`select to_regclass(${pg.escapeLiteral(table)}) is not null as there`)
  if (!found?.there) return { keys: null, merge: async () => {} }
  const kept = quoted(`kept_${table}`)
  await query(`create temporary table ${kept} on commit drop as select * from ${quoted(table)}`)
  const rows = await query<{ key: string }>(`select ${quoted(key)}::text as key from ${kept}`)
  return {
    keys: rows.map(row => row.key),
    merge: async () => void (await query(`insert into ${quoted(table)} select * from ${kept} on conflict do nothing`)),
  }
}

/** Puts sequences where they stood; those that are not there belong to tables of others. */
export async function setSequences(query: Query, sequences: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    const sequence = `to_regclass(${pg.escapeLiteral(quoted(name))})`
    await query(`select setval(${sequence}, ${BigInt(value)}) where ${sequence} is not null`)
  }
}
