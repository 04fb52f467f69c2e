import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inServer } from '../../testing/in-server.ts'
import { openDatabase } from '../../wiring/database.ts'
import { openFolder } from './open-folder.ts'

// Whole databases are made here, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-folder-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('data that lost the file by which they are recognised are called damaged, never written over', async () => {
  const data = join(dataDir, 'postgres', '18')
  await mkdir(join(data, 'base'), { recursive: true })
  await writeFile(join(data, 'base', '1'), 'what pupils did')
  await expect(openFolder(dataDir)).rejects.toMatchObject({ reason: { kind: 'folder_damaged', folder: data } })
  expect(await readdir(data)).toEqual(['base'])
})

it('a first start that was interrupted leaves nothing in the way of the next', async () => {
  await mkdir(join(dataDir, 'postgres', '18.new', 'half'), { recursive: true })
  const { url, fresh, stop } = await openFolder(dataDir)
  expect(fresh).toBe(true)
  expect((await inServer(url, client => client.query('select 1 as one'))).rows).toEqual([{ one: 1 }])
  await stop()
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['18', 'lib', 'log', 'reserve'])
})

it('variables that are meant for other servers change nothing on a connection to our own', async () => {
  const { url, stop } = await openFolder(dataDir)
  vi.stubEnv('PGOPTIONS', '-c default_transaction_read_only=on -c search_path=nowhere')
  vi.stubEnv('PGREPLICATION', 'database')
  vi.stubEnv('PGSSLNEGOTIATION', 'direct')
  try {
    await inServer(url, client => client.query('create table here (id int)'))
  } finally {
    vi.unstubAllEnvs()
    await stop()
  }
})

it('a folder of the time before PostgreSQL is refused and left as it is', async () => {
  const old = join(dataDir, 'db')
  await mkdir(old)
  await writeFile(join(old, 'PG_VERSION'), '17\n')
  await expect(openFolder(dataDir)).rejects.toMatchObject({
    reason: { kind: 'database_start', problem: { kind: 'old_folder', folder: old } },
  })
  expect(await readdir(old)).toEqual(['PG_VERSION'])
})

it('data of another major version are refused', async () => {
  await mkdir(join(dataDir, 'postgres', '17'), { recursive: true })
  await expect(openFolder(dataDir)).rejects.toMatchObject({
    reason: { kind: 'database_start', problem: { kind: 'other_major', found: '17', wanted: 18 } },
  })
})

it('@G05 data that a restore began to make and did not fill are not taken for a new installation', async () => {
  await (await openFolder(dataDir)).stop()
  await mkdir(join(dataDir, 'backups'))
  const dump = join(dataDir, 'backups', 'ariane-20261102-060000000.dump.gz')
  await writeFile(dump, '')
  await expect(openDatabase({ databaseUrl: undefined, dataDir }, () => {})).rejects.toMatchObject({
    reason: { kind: 'data_missing', newestBackup: dump },
  })
  await rm(dump)
  await (await openDatabase({ databaseUrl: undefined, dataDir }, () => {})).close()
})
