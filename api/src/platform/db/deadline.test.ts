import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import { testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../../wiring/database.ts'
import { statementTime, withDeadline } from './deadline.ts'
import type { OpenDatabase } from './open.ts'
import { withoutLimits } from './session-limits.ts'

let database: OpenDatabase<Database>
beforeAll(async () => {
  database = await testDatabase()
  await sql`create table shelves (n int primary key)`.execute(database.q())
})
afterAll(() => database.close())

const POOL_SIZE = 10
/** Far beyond any deadline below, and far before a statement that goes on. */
const LATE_MS = 20_000
const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(database.q())
const read = () => sql`select n from shelves`.execute(database.q())
async function timed(work: Promise<unknown>) {
  const began = performance.now()
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return { error, ms: performance.now() - began }
}
/** Keeps the table locked until the function given is called. */
async function lockTable(): Promise<() => Promise<void>> {
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.tx(async () => {
    await sql`lock table shelves in access exclusive mode`.execute(database.q())
    locked.resolve()
    await over.promise
  })
  await locked.promise
  return async () => {
    over.resolve()
    await holding
  }
}

describe('@X04 a call that uses the database', () => {
  it('ends at its deadline, whatever the server does, and the next one is served', async () => {
    const { error, ms } = await timed(withDeadline(200, () => sleep(30)))
    expect(error).toMatchObject({ name: 'DatabaseUnavailable', reason: 'deadline', statusCode: 503 })
    expect(ms).toBeLessThan(LATE_MS)
    await expect(withDeadline(LATE_MS, read)).resolves.toMatchObject({ rows: [] })
  })

  it('sends nothing after its deadline, and what it wrote before is undone', async () => {
    const late = withDeadline(200, () =>
      database.tx(async () => {
        await sql`insert into shelves values (1)`.execute(database.q())
        await vi.waitFor(() => expect(statementTime()).toBeLessThanOrEqual(0), PATIENCE)
        await sql`insert into shelves values (2)`.execute(database.q())
      }),
    )
    await expect(late).rejects.toMatchObject({ name: 'DatabaseBusy', reason: 'deadline' })
    expect((await read()).rows).toEqual([])
  })

  it('is refused by a locked table before its deadline, on a connection that goes on', async () => {
    const unlock = await lockTable()
    const { error, ms } = await timed(withDeadline(2 * LATE_MS, read))
    await unlock()
    expect(error).toMatchObject({ name: 'DatabaseBusy', reason: 'locked', statusCode: 503 })
    expect(ms).toBeLessThan(LATE_MS)
  })

  it('waits for a connection no longer than for a statement', async () => {
    const over = Promise.withResolvers<void>()
    const busy = Array.from({ length: POOL_SIZE }, () =>
      database.tx(async () => {
        await sql`select 1`.execute(database.q())
        await over.promise
      }),
    )
    const { error, ms } = await timed(withDeadline(300, read))
    over.resolve()
    await Promise.all(busy)
    expect(error).toMatchObject({ name: 'DatabaseBusy', reason: 'deadline' })
    expect(ms).toBeLessThan(LATE_MS)
    await expect(withDeadline(LATE_MS, read)).resolves.toMatchObject({ rows: [] })
  })

  it('leaves what goes on after its end to the longer limits of work that nobody waits for', async () => {
    const start = Promise.withResolvers<void>()
    let stream: Promise<unknown> = Promise.resolve()
    await withDeadline(0, async () => {
      stream = start.promise.then(read)
    })
    start.resolve()
    await expect(stream).resolves.toMatchObject({ rows: [] })
  })

  it('is a call alone: a migration waits for a lock as long as it takes, and leaves the limits as they were', async () => {
    const show = (db = database.q()) => sql<{ lock_timeout: string }>`show lock_timeout`.execute(db)
    const inside = await withoutLimits(database.q(), async connection => (await show(connection)).rows)
    expect(inside).toEqual([{ lock_timeout: '0' }])
    const outside = await Promise.all(Array.from({ length: POOL_SIZE }, () => show()))
    expect(new Set(outside.map(({ rows }) => rows[0]?.lock_timeout))).toEqual(new Set(['1500ms']))
  })
})
