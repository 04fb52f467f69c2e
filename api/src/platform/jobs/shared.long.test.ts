import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../testing/patience.ts'
import { reportSurvival } from '../../testing/survival.ts'
import { sharedTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../../wiring/database.ts'
import type { OpenDatabase } from '../db/open.ts'

const FIXTURE = fileURLToPath(new URL('testing/shared-worker.ts', import.meta.url))
const MAX_TAKEOVER_MS = 5000
/** Longer than a worker may be silent that nobody sees. */
const BUSY_MS = 7000

let folder: string
let shared: Awaited<ReturnType<typeof sharedTestDatabase>>
let database: OpenDatabase<Database>
const workers: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-shared-'))
  shared = await sharedTestDatabase()
  database = await shared.connect()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL')
  await database.close()
  await shared.drop()
  await rm(folder, { recursive: true, force: true })
})

const notes = () => readFile(join(folder, 'notes'), 'utf8').catch(() => '')
const waitForNotes = (text: string) => vi.waitFor(async () => expect(await notes()).toBe(text), PATIENCE)
const enqueue = () => sql`insert into jobs (kind, data) values ('work', '{}')`.execute(database.q())

async function work(name: string, busyMs: string) {
  const worker = spawn(process.execPath, [FIXTURE, shared.url, join(folder, 'notes'), name, busyMs], { stdio: 'pipe' })
  workers.push(worker)
  await once(worker.stdout, 'data')
  return worker
}

it('@X05 @G08 a job of a killed worker is taken over by another one within five seconds', async () => {
  const first = await work('first', 'forever')
  await enqueue()
  await waitForNotes('first begins\n')
  await work('second', '0')
  first.kill('SIGKILL')
  const killed = performance.now()
  await waitForNotes('first begins\nsecond begins\nsecond ends\n')
  const lasted = Math.round(performance.now() - killed)
  const seen = 'its job done by another one'
  reportSurvival({ what: 'kill -9 of a worker with a job', seen, lasted, lost: 0, alive: 'the other one' })
  expect(lasted).toBeLessThan(MAX_TAKEOVER_MS)
})

it('@X05 a job of a worker that lives and is too busy to say so is left to it', async () => {
  await work('first', String(BUSY_MS))
  await enqueue()
  await waitForNotes('first begins\n')
  await work('second', '0')
  await waitForNotes('first begins\nfirst ends\n')
  const done = async () => (await database.q().selectFrom('jobs').select(['state', 'attempts']).execute())[0]
  await vi.waitFor(async () => expect(await done()).toEqual({ state: 'done', attempts: 1 }), PATIENCE)
})
