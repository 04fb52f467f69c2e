import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findOwner, lockFolder } from './lock.ts'

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'ariane-lock-'))
  folder = join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

describe('lock of the data folder', () => {
  it('creates a folder only its owner can read', async () => {
    const unlock = await lockFolder(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    await unlock()
  })

  it('refuses a second owner and names the first', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toMatchObject({
      reason: { kind: 'folder_locked', folder, pid: process.pid },
    })
    await unlock()
    await (await lockFolder(folder))()
  })

  it('is held through a request for a dump, and free at once after its owner is killed', async () => {
    const script = `import { lockFolder } from '${fileURLToPath(new URL('lock.ts', import.meta.url))}'
      await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script])
    await once(child.stdout, 'data')
    // What asks a server for a dump does not end a process that cannot write one yet.
    child.kill('SIGUSR2')
    expect(await findOwner(folder)).toBe(child.pid)
    child.kill('SIGKILL')
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    await (await lockFolder(folder))()
  })
})
