import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inServer } from '../../testing/in-server.ts'
import { ownDatabase } from '../../testing/own-database.ts'
import { MIGRATIONS } from '../../wiring/database.ts'
import { BACKUP_DEFAULTS } from '../config-backups.ts'
import { serverSource, withClient } from './dump/source.ts'
import { writeDump } from './dump/write.ts'
import { restoreBackup } from './restore-backup.ts'

// Whole databases are made here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-restore-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('@G05 a restore that fails leaves the folder as it was', async () => {
  const { file, unlike } = await dumpedTwice()
  const data = join(dataDir, 'postgres', '18')
  await mkdir(join(data, 'base'), { recursive: true })
  await writeFile(join(data, 'base', '1'), 'what pupils did')
  const installation = { databaseUrl: undefined, dataDir, postgresBin: undefined, backups: BACKUP_DEFAULTS }
  const keep = { table: 'erased', key: 'uid_hash' }
  const restore = (from: string) =>
    restoreBackup(installation, { file: from, migrations: MIGRATIONS, keep }, new Date('2026-11-26T06:00:00Z'))
  await expect(restore(unlike)).rejects.toMatchObject({ name: 'RestoreFailed' })
  expect(await readdir(join(data, 'base'))).toEqual(['1'])
  expect((await readdir(dataDir)).filter(name => name.includes('before'))).toEqual([])
  const { asides } = await restore(file)
  expect(asides).toEqual([join(dataDir, 'postgres.before-20261126T060000000')])
  expect(await readdir(join(asides[0] ?? '', '18', 'base'))).toEqual(['1'])
})

it('@G05 a restore that is refused while a node runs leaves nothing behind', async () => {
  const { file } = await dumpedTwice()
  const { url, drop } = await ownDatabase('migrations')
  await inServer(url, client =>
    client.query(`insert into people (uid, role, grade) values ('lea', 'ROLE_STUDENT', '5ème')`),
  )
  const installation = { databaseUrl: url, dataDir, postgresBin: undefined, backups: BACKUP_DEFAULTS }
  const restoring = { file, migrations: MIGRATIONS, keep: { table: 'erased', key: 'uid_hash' } }
  await withClient({ connectionString: url, application_name: 'ariane' }, async () => {
    await expect(restoreBackup(installation, restoring, new Date())).rejects.toMatchObject({ name: 'DatabaseInUse' })
  })
  expect(await readdir(dataDir)).not.toContain('backups')
  const { dump } = await restoreBackup(installation, restoring, new Date())
  expect(dump).toMatch(/-before-restore/)
  await drop()
})

/** A dump, and one whose rows do not fit together. */
async function dumpedTwice() {
  const { url, drop } = await ownDatabase('migrations')
  const dump = async (name: string) => {
    const file = join(dataDir, `${name}.dump.gz`)
    await withClient({ connectionString: url }, client => writeDump(serverSource(client), file, new Date()))
    return file
  }
  const file = await dump('whole')
  await inServer(url, async client => {
    await client.query('alter table grade_changes drop constraint grade_changes_pupil_uid_fkey')
    await client.query(
      `insert into grade_changes (pupil_uid, from_grade, to_grade, by_name, at) values ('nobody', '6ème', '5ème', '', now())`,
    )
  })
  const unlike = await dump('unlike')
  await drop()
  return { file, unlike }
}
