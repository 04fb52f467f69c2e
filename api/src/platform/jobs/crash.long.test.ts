import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

const FIXTURE = fileURLToPath(new URL('testing/crashing-worker.ts', import.meta.url))
let folder: string
let child: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-crash-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const notes = () => readFile(join(folder, 'notes'), 'utf8')

async function work(): Promise<ChildProcess> {
  const started = spawn(process.execPath, [FIXTURE, join(folder, 'data'), join(folder, 'notes')], { stdio: 'pipe' })
  child = started
  await once(started.stdout, 'data')
  return started
}

it('@X05 a job interrupted by kill -9 is taken over at once by the next start, not after its lease', async () => {
  const first = await work()
  expect(await notes()).toBe('start 1\n')
  first.kill('SIGKILL')
  await once(first, 'exit')

  const second = await work()
  await vi.waitFor(async () => expect(await notes()).toBe('start 1\nstart 2\nend\n'), { timeout: 30_000 })
  second.kill('SIGTERM')
  expect(await once(second, 'exit')).toEqual([0, null])
})
