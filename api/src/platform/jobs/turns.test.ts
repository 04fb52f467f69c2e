import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../../wiring/database.ts'
import type { OpenDatabase } from '../db/open.ts'
import { type JobQueue, jobQueue } from './jobs.ts'

const OPTIONS = { leaseMs: 15_000, pollMs: 10, backoffMs: 1, concurrency: 2, soleProcess: false, onError: () => {} }
const KINDS = ['read']

let database: OpenDatabase<Database>
let queue: JobQueue
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await queue.stop(0)
  await database.q().deleteFrom('jobs').execute()
})
afterAll(() => database.close())

const enqueue = (pupil: string, file: number) => queue.enqueue('read', { file }, { key: `${pupil}${file}`, pupil })
const countAhead = (...keys: string[]) => Promise.all(keys.map(key => queue.countAhead(key, KINDS)))

const running = () => database.q().selectFrom('jobs').select('id').where('state', '=', 'running').execute()

/** Works through the queue; the keys in the order in which their jobs were done. */
async function work(most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const done: string[] = []
  await queue.start({
    read: {
      lane: 'reading',
      async run({ data }, signal) {
        const { pupil, file } = data as { pupil: string; file: number }
        if (done.length >= most)
          await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
        done.push(`${pupil}${file}`)
      },
    },
  })
  const left = async () =>
    (await database.q().selectFrom('jobs').select('state').execute()).filter(({ state }) => state !== 'done').length
  await vi.waitFor(async () => expect(done.length >= most || (await left()) === 0).toBe(true), { timeout: 30_000 })
  return done
}

it('@H07 pupils take turns: twenty files of one do not hold back the one of another', async () => {
  queue = jobQueue(database, OPTIONS)
  for (let file = 1; file <= 20; file++) await enqueue('a', file)
  for (let file = 1; file <= 2; file++) await enqueue('b', file)
  await enqueue('c', 1)
  expect(await countAhead('a1', 'b1', 'c1', 'a2', 'b2', 'a20')).toEqual([0, 1, 2, 3, 4, 22])
  const done = await work()
  expect(done.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(done).toHaveLength(23)
})

it('@H07 who comes later is served before those who were served', async () => {
  queue = jobQueue(database, OPTIONS)
  for (let file = 1; file <= 3; file++) await enqueue('a', file)
  expect(await work(1)).toEqual(['a1'])
  // The second is being read, and goes on being read.
  await vi.waitFor(async () => expect((await running()).length).toBe(1), { timeout: 30_000 })
  await enqueue('b', 1)
  expect(await countAhead('b1', 'a3')).toEqual([1, 2])
})

it('a job that nobody waits for has nothing ahead', async () => {
  queue = jobQueue(database, OPTIONS)
  expect(await queue.countAhead('none', KINDS)).toBe(0)
})
