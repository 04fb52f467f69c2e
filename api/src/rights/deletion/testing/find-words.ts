import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../wiring/database.ts'

/** Every column of the database that can hold words and still holds one of them. */
export async function findWords(q: () => Kysely<Database>, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')`.execute(q())
  const places: string[] = []
  for (const { table_name, column_name } of rows) {
    const found = await sql`select 1 from ${sql.table(table_name)}
      where ${sql.ref(column_name)}::text like any(${words.map(word => `%${word}%`)}) limit 1`.execute(q())
    if (found.rows.length > 0) places.push(`${table_name}.${column_name}`)
  }
  return places
}

/** The files of a folder, those in its folders too, that hold one of the words; dumps are unpacked first. */
export async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const file of names.filter(entry => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    const raw = await readFile(path)
    const bytes = path.endsWith('.gz') ? gunzipSync(raw) : raw
    if (words.some(word => bytes.includes(word))) found.push(path)
  }
  return found
}
