import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../../wiring/database.ts'
import type { OpenDatabase } from './open.ts'

let database: OpenDatabase<Database>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const notify = (words: string) => sql`select pg_notify('test_notices', ${words})`.execute(database.q())

/** What is heard, and the wait for the next of it. */
function ear() {
  const heard: string[] = []
  let wake = () => {}
  const note = (words: string) => {
    heard.push(words)
    wake()
  }
  const until = async (words: string) => {
    while (!heard.includes(words))
      await new Promise<void>(resolve => {
        wake = resolve
      })
  }
  return { heard, until, on: { heard: note, missed: () => note('missed') } }
}

it('brings what was told once it is committed, in its order, and nothing of what was rolled back', async () => {
  const { heard, until, on } = ear()
  const stop = await database.listen('test_notices', on)
  await database.tx(async () => {
    await notify('one')
    await notify('two')
  })
  await database.tx(async () => notify('never').then(() => Promise.reject(new Error('no')))).catch(() => undefined)
  await notify('three')
  await until('three')
  expect(heard).toEqual(['one', 'two', 'three'])
  await stop()
  await notify('four')
  expect(heard).toHaveLength(3)
})

it('listens again after its connection ended, and says that it may have missed something', async () => {
  const { heard, until, on } = ear()
  const stop = await database.listen('test_notices', on)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ariane-live' and datname = current_database()`.execute(database.q())
  await until('missed')
  await notify('again')
  await until('again')
  expect(heard).toEqual(['missed', 'again'])
  await stop()
})
