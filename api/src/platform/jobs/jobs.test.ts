import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import { testDatabase } from '../../testing/test-database.ts'
import type { Database } from '../../wiring/database.ts'
import type { OpenDatabase } from '../db/open.ts'
import { type JobQueue, jobQueue } from './jobs.ts'
import type { JobHandlers } from './types.ts'

const OPTIONS = { leaseMs: 15_000, pollMs: 10, backoffMs: 1, concurrency: 2, soleProcess: false, onError: () => {} }

let database: OpenDatabase<Database>
const queues: JobQueue[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(queues.splice(0).map(queue => queue.stop(0)))
  await database.q().deleteFrom('jobs').execute()
})
afterAll(() => database.close())

async function start(handlers: JobHandlers, options: Partial<typeof OPTIONS> = {}) {
  const queue = jobQueue(database, { ...OPTIONS, ...options })
  queues.push(queue)
  await queue.start(handlers)
  return queue
}
const jobs = () => database.q().selectFrom('jobs').selectAll().orderBy('created_at').execute()
const job = async () => (await jobs())[0]
const eventually = (check: () => Promise<void> | void) => vi.waitFor(check, { ...PATIENCE, interval: 10 })
const expireLeases = () => sql`update jobs set lease_until = now() - interval '1 s'`.execute(database.q())
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

describe('jobs', () => {
  it('run once with their data', async () => {
    const seen: unknown[] = []
    const queue = await start({ hello: { run: async ({ data, attempts }) => void seen.push({ data, attempts }) } })
    await queue.enqueue('hello', { to: 'Léa' })
    await eventually(async () => expect((await job())?.state).toBe('done'))
    expect(seen).toEqual([{ data: { to: 'Léa' }, attempts: 1 }])
  })

  it('of a lane with one place run one at a time and leave the others their places', async () => {
    const running = { long: 0, most: 0 }
    let finish = () => {}
    const gate = new Promise<void>(resolve => {
      finish = resolve
    })
    const long = async () => {
      running.long += 1
      running.most = Math.max(running.most, running.long)
      await gate
      running.long -= 1
    }
    const queue = await start({ long: { lane: 'reading', run: long }, short: { run: async () => {} } })
    for (let i = 0; i < 3; i++) await queue.enqueue('long', {})
    await eventually(() => expect(running.long).toBe(1))
    for (let i = 0; i < 3; i++) await queue.enqueue('short', {})
    const states = async (kind: string) => (await jobs()).filter(one => one.kind === kind).map(({ state }) => state)
    await eventually(async () => expect(await states('short')).toEqual(['done', 'done', 'done']))
    finish()
    await eventually(async () => expect(await states('long')).toEqual(['done', 'done', 'done']))
    expect(running.most).toBe(1)
  })

  it('are kept or undone together with the transaction that adds them', async () => {
    const queue = jobQueue(database, OPTIONS)
    await database.tx(() => queue.enqueue('kept', {}))
    const failing = database.tx(async () => {
      await queue.enqueue('lost', {})
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect((await jobs()).map(one => one.kind)).toEqual(['kept'])
  })

  it('are not added twice under one key while the first is unfinished', async () => {
    const queue = jobQueue(database, OPTIONS)
    expect(await queue.enqueue('path', {}, { key: 'path-1' })).toBeTypeOf('string')
    expect(await queue.enqueue('path', {}, { key: 'path-1' })).toBeUndefined()
    expect(await queue.enqueue('path', {}, { key: 'path-2' })).toBeTypeOf('string')
    await queue.cancel('path-1')
    expect(await queue.enqueue('path', {}, { key: 'path-1' })).toBeTypeOf('string')
  })

  it('are tried three times, then given up in one transaction with their consequence', async () => {
    const failed: string[] = []
    const run = vi.fn(() => Promise.reject(new Error('secret words of a pupil')))
    const queue = await start({ bad: { run, failed: async (_, reason) => void failed.push(reason) } })
    await queue.enqueue('bad', {})
    await eventually(async () => expect((await job())?.state).toBe('failed'))
    expect(run).toHaveBeenCalledTimes(3)
    expect(failed).toEqual(['error'])
    expect(await job()).toMatchObject({ attempts: 3, error: 'Error' })
  })

  it('of a kind with more tries and longer pauses are given those', async () => {
    const run = vi.fn(() => Promise.reject(new Error('on purpose')))
    const queue = await start({ stubborn: { retry: { tries: 5, slower: 3 }, run } })
    await queue.enqueue('stubborn', {})
    await eventually(async () => expect(await job()).toMatchObject({ state: 'failed', attempts: 5 }))
    expect(run).toHaveBeenCalledTimes(5)
    // The common lane takes a kind without a handler too: two queues that know different kinds would share this one.
    await queue.stop(0)

    const slow = await start({ slow: { retry: { tries: 5, slower: 60 }, run } }, { backoffMs: 60_000 })
    await slow.enqueue('slow', {})
    const waiting = async () => (await jobs()).find(({ kind }) => kind === 'slow')
    await eventually(async () => expect(await waiting()).toMatchObject({ state: 'queued', attempts: 1 }))
    const { created_at, run_at } = (await waiting()) ?? {}
    expect(Number(run_at) - Number(created_at)).toBeGreaterThanOrEqual(60 * 60_000)
  })

  it('pass on to another worker when the lease runs out, and the first one loses its right to finish', async () => {
    let release = () => {}
    const runs: number[] = []
    const handlers: JobHandlers = {
      slow: {
        run: async ({ attempts }) => {
          runs.push(attempts)
          if (attempts === 1) await new Promise<void>(resolve => (release = resolve))
        },
      },
    }
    const first = await start(handlers, { leaseMs: 3_000_000 })
    await first.enqueue('slow', {})
    await eventually(() => expect(runs).toEqual([1]))
    await expireLeases()
    await start(handlers)
    await eventually(async () => expect((await job())?.state).toBe('done'))
    expect(runs).toEqual([1, 2])
    release()
    await first.stop(1000)
    expect(await job()).toMatchObject({ state: 'done', attempts: 2 })
  })

  it('tell their handler when the work is no longer wanted', async () => {
    const aborted: boolean[] = []
    const run = async (_: unknown, signal: AbortSignal) => {
      await untilAborted(signal).catch(() => aborted.push(true))
    }
    const queue = await start({ long: { run } })
    await queue.enqueue('long', {}, { key: 'k' })
    await eventually(async () => expect((await job())?.state).toBe('running'))
    expect(await queue.cancel('k')).toBe(true)
    await eventually(() => expect(aborted).toEqual([true]))
    expect((await job())?.state).toBe('cancelled')
    expect(await queue.cancel('k')).toBe(false)
  })

  it('go back to the queue without losing a try when the server stops', async () => {
    const queue = await start({ long: { run: (_, signal) => untilAborted(signal) } })
    await queue.enqueue('long', {})
    await eventually(async () => expect((await job())?.state).toBe('running'))
    await queue.stop(0)
    expect(await job()).toMatchObject({ state: 'queued', attempts: 0, worker: null })
  })

  it('finish during a graceful stop when they are quick', async () => {
    let release = () => {}
    const queue = await start({ quick: { run: () => new Promise<void>(resolve => (release = resolve)) } })
    await queue.enqueue('quick', {})
    await eventually(async () => expect((await job())?.state).toBe('running'))
    const stopped = queue.stop(5000)
    release()
    await stopped
    expect((await job())?.state).toBe('done')
  })

  it('are given up with the reason when every worker died on them', async () => {
    await sql`insert into jobs (kind, data, state, attempts, worker, lease_until)
      values ('cursed', '{}', 'running', 3, gen_random_uuid(), now() - interval '1 s')`.execute(database.q())
    const reasons: string[] = []
    await start({ cursed: { run: async () => {}, failed: async (_, reason) => void reasons.push(reason) } })
    await eventually(() => expect(reasons).toEqual(['lost']))
    await eventually(async () => expect(await job()).toMatchObject({ state: 'failed', error: 'worker lost' }))
  })

  it('@X05 are shared out among workers, each run once', async () => {
    const runs: string[] = []
    const handlers: JobHandlers = { one: { run: async ({ id }) => void runs.push(id) } }
    const queue = jobQueue(database, OPTIONS)
    const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => queue.enqueue('one', { n })))
    await Promise.all([start(handlers), start(handlers), start(handlers)])
    await eventually(async () => expect((await jobs()).every(one => one.state === 'done')).toBe(true))
    expect(runs).toHaveLength(ids.length)
    expect(new Set(runs)).toEqual(new Set(ids))
  })
})
