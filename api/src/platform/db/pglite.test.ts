import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFolder } from './pglite.ts'

// Whole databases are made here, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-folder-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('data that lost the file by which they are recognised are called damaged, never written over', async () => {
  await mkdir(join(dataDir, 'db', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'db', 'base', '1'), 'what pupils did')
  await expect(openFolder(dataDir)).rejects.toMatchObject({ reason: { kind: 'folder_damaged' } })
  expect(await readdir(join(dataDir, 'db'))).toEqual(['base'])
})

it('a first start that was interrupted leaves nothing in the way of the next', async () => {
  await mkdir(join(dataDir, 'db.new', 'half'), { recursive: true })
  const { pglite, fresh, unlock } = await openFolder(dataDir)
  expect(fresh).toBe(true)
  expect((await pglite.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pglite.close()
  await unlock()
  expect(await readdir(dataDir)).toEqual(['db'])
})
