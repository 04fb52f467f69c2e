import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../../wiring/database.ts'
import type { OpenDatabase } from './open.ts'

let database: OpenDatabase<Database>
beforeAll(async () => {
  database = await testDatabase()
  await sql`create table notes (n int primary key)`.execute(database.q())
})
afterAll(() => database.close())

const add = (n: number, db: Kysely<Database> = database.q()) => sql`insert into notes values (${n})`.execute(db)
const all = async () => {
  const { rows } = await sql<{ n: number }>`select n from notes order by n`.execute(database.q())
  return rows.map(row => row.n)
}

describe('values', () => {
  it('@X04 are the same on both databases, whatever the time zone of the process', async () => {
    const { rows } = await sql`select 1::int8 as a, count(*) as b, '2026-03-29'::date as c,
      '2026-03-29 02:30'::timestamp as d, interval '1 day 02:00' as e, array[1, 2]::int8[] as f,
      '2026-03-29T01:30:00Z'::timestamptz as g, 1.5::numeric as h, '{"x":[1]}'::jsonb as i`.execute(database.q())
    expect(rows).toEqual([
      {
        a: 1,
        b: 1,
        c: '2026-03-29',
        d: '2026-03-29 02:30:00',
        e: '1 day 02:00:00',
        f: [1, 2],
        g: new Date('2026-03-29T01:30:00Z'),
        h: '1.5',
        i: { x: [1] },
      },
    ])
  })

  it('refuse an integer that would be rounded', async () => {
    await expect(sql`select 9007199254740993::int8 as big`.execute(database.q())).rejects.toThrow(RangeError)
  })
})

describe('unit of work', () => {
  it('joins inner transactions to the outer one', async () => {
    await database.tx(async () => {
      await add(1)
      await database.tx(() => add(2))
    })
    expect(await all()).toEqual([1, 2])
  })

  it('undoes everything when the work throws', async () => {
    const failing = database.tx(async () => {
      await add(3)
      await database.tx(() => add(4))
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await all()).toEqual([1, 2])
  })

  it('runs effects after the commit and never after a roll-back', async () => {
    const effects: string[] = []
    await database.tx(async () => {
      database.afterCommit(() => effects.push('kept'))
      expect(effects).toEqual([])
    })
    const failing = database.tx(async () => {
      database.afterCommit(() => effects.push('lost'))
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow()
    database.afterCommit(() => effects.push('at once'))
    expect(effects).toEqual(['kept', 'at once'])
  })

  it('keeps parallel work apart', async () => {
    const one = database.tx(async () => {
      await add(10)
      await add(11)
      throw new Error('on purpose')
    })
    const two = database.tx(() => add(12))
    await Promise.allSettled([one, two, add(13)])
    expect(await all()).toEqual([1, 2, 12, 13])
  })
})

describe('the database given to a library', () => {
  it('joins the transaction under way instead of waiting for it', async () => {
    const failing = database.tx(async () => {
      await add(20, database.routed)
      await database.routed.transaction().execute(inner => add(21, inner as Kysely<Database>))
      expect(await all()).toContain(21)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await all()).not.toContain(20)
  })

  it('opens and undoes a transaction of its own outside of one', async () => {
    const failing = database.routed.transaction().execute(async inner => {
      await add(30, inner as Kysely<Database>)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await database.routed.transaction().execute(inner => add(31, inner as Kysely<Database>))
    const numbers = await all()
    expect(numbers).not.toContain(30)
    expect(numbers).toContain(31)
  })
})
