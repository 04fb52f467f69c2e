import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPersonal } from '../platform/personal.ts'
import { type RealTable, realSchema } from '../rights/declared/schema.ts'
import { undeclared } from '../rights/declared/testing/undeclared.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { declared } from './personal.ts'

let api: TestApi
let schema: RealTable[]
const read = () => realSchema(api.db.q as never)
beforeAll(async () => {
  api = await createTestApi()
  schema = await read()
})
afterAll(() => api.close())

describe('@A14 what the areas say that they keep of people', () => {
  it('covers every table of the database, and every column that names somebody', () => {
    expect(schema.length).toBeGreaterThan(20)
    expect(undeclared(schema, declared)).toEqual([])
  })

  it('names no table that is gone', () => {
    const real = schema.map(table => table.name)
    expect(Object.keys(declared).filter(name => !real.includes(name))).toEqual([])
  })

  it('never lets a secret into an export', () => {
    const secret = /password|token$|secret|hash|_key$|^code$/i
    const leaks = listPersonal(declared).flatMap(([name, { hidden = [], inside }]) =>
      (schema.find(table => table.name === name)?.columns ?? [])
        .filter(column => secret.test(column) && !hidden.includes(column) && !inside)
        .map(column => `${name}.${column}`),
    )
    // What an event is called at its source is no secret.
    expect(leaks).toEqual(['events.source_key'])
  })

  it('fails when a table, a column or a reference is added without a declaration', async () => {
    await sql`create table diaries (id int primary key, author text references people (uid), words text)`.execute(
      api.db.q(),
    )
    expect(undeclared(await read(), declared)).toEqual(['diaries is not declared'])
    const careless = { ...declared, diaries: { impersonal: 'nobody looked' } }
    expect(undeclared(await read(), careless)).toEqual([
      'diaries.author names a person, but the table is declared impersonal',
    ])
    await sql`alter table settings add column reader_uid text`.execute(api.db.q())
    const said = { ...declared, diaries: { what: 'Journal', until: 'Toujours', of: ['author'] } }
    expect(undeclared(await read(), said)).toEqual(['settings.reader_uid names a person and is not declared'])
    await sql`drop table diaries`.execute(api.db.q())
  })
})
