import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../../wiring/database.ts'
import type { OpenDatabase } from './open.ts'
import { createPreparer } from './prepared.ts'

/** More often than what is not worth keeping. */
const OFTEN = 25
const POOL_SIZE = 10
const repeat = (times: number, what: () => unknown) => Array.from({ length: times }, what).at(-1)

describe('a statement', () => {
  it('gets a name once it has come often, the same from then on', () => {
    const prepare = createPreparer()
    const one = () => prepare('select id from t where id = $1', [1])
    expect(one()).toEqual({ text: 'select id from t where id = $1', values: [1] })
    expect(repeat(OFTEN, one)).toMatchObject({ name: 'ariane_0' })
    repeat(OFTEN, () => prepare('select id from t where n = $1', [2]))
    expect(prepare('select id from t where n = $1', [2])).toMatchObject({ name: 'ariane_1' })
    expect(one()).toMatchObject({ name: 'ariane_0' })
  })

  it.each([
    ['begin', []],
    ['select * from t where id = $1', [1]],
    ['select "t".* from t where id = $1', [1]],
    ['insert into t values ($1) returning *', [1]],
  ])('has no name when it has no values, or does not name its columns: %s', (text, values) => {
    const prepare = createPreparer()
    expect(repeat(OFTEN, () => prepare(text, values))).toEqual({ text, values })
  })

  it('may count rows', () => {
    const prepare = createPreparer()
    expect(repeat(OFTEN, () => prepare('select count(*) from t where id = $1', [1]))).toHaveProperty('name')
  })

  it('is one of a hundred at most, however many lists of other lengths come', () => {
    const prepare = createPreparer()
    for (let n = 0; n < 3000; n++) repeat(n < 200 ? OFTEN : 1, () => prepare(`select ${n}, $1`, [n]))
    expect(prepare('select 99, $1', [0])).toHaveProperty('name')
    expect(prepare('select 100, $1', [0])).not.toHaveProperty('name')
  })
})

describe('@X04 on the server', () => {
  let database: OpenDatabase<Database>
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  const countPrepared = async (q: Kysely<Database>) =>
    (await sql`select name from pg_prepared_statements where name like 'ariane%'`.execute(q)).rows.length

  it('a plan is kept on the connection, and outlives a migration that adds a column', async () => {
    await sql`create table shelves (n int)`.execute(database.q())
    await sql`insert into shelves values (1)`.execute(database.q())
    const onAll = (text: 'n' | '*') =>
      Promise.all(
        Array.from({ length: POOL_SIZE }, () =>
          sql`select ${sql.raw(text)} from shelves where n = ${1}`.execute(database.q()),
        ),
      )
    for (let n = 0; n < OFTEN; n++) await Promise.all([onAll('n'), onAll('*')])
    expect(await countPrepared(database.q())).toBe(1)
    await sql`alter table shelves add column colour text`.execute(database.q())
    for (const { rows } of await onAll('n')) expect(rows).toEqual([{ n: 1 }])
    for (const { rows } of await onAll('*')) expect(rows).toEqual([{ n: 1, colour: null }])
  })
})
