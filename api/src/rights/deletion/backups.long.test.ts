import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../platform/config.ts'
import { BACKUP_DEFAULTS } from '../../platform/config-backups.ts'
import { forgetBackups } from '../../platform/db/backups.ts'
import { restoreBackup } from '../../platform/db/restore-backup.ts'
import { createLog } from '../../platform/log.ts'
import { MIGRATIONS, openDatabase } from '../../wiring/database.ts'
import { filesWith, findWords } from './testing/find-words.ts'

// Whole databases are made here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-erased-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 6))
const config = () => readConfig({ DATA_DIR: dataDir })

/** The application on the folder, as a start of the server makes it. */
async function started() {
  const database = await openDatabase(config(), () => {})
  const app = createApp({ config: config(), database, log: createLog('silent'), secret: 'a secret for tests only' })
  const returned = await app.keepErased()
  return { ...app, database, returned, close: () => database.close() }
}

it('@A14 @X07 a backup from before a deletion brings nobody back, and goes itself in time', async () => {
  const uid = 'a-pupil-who-leaves-for-good'
  const name = 'Barnabé-Anselme'
  const first = await started()
  const person = { role: 'ROLE_STUDENT' as const, grade: '5ème' as const, last_connected_at: null }
  for (const [id, called] of [
    [uid, name],
    ['stays', 'Lou'],
  ] as const)
    await first.db
      .q()
      .insertInto('people')
      .values({ ...person, uid: id, display_name: called })
      .execute()
  const file = (await first.database.backup?.(day(1))) ?? ''
  await first.db.tx(() => first.cleanup.erase(uid))
  await first.keepErased()
  expect(await findWords(first.db.q, [uid, name])).toEqual([])
  await first.close()

  const keep = { table: 'erased', key: 'uid_hash' }
  const { dump } = await restoreBackup(config(), { file, migrations: MIGRATIONS, keep }, day(2))
  expect(dump).toBe(join(dataDir, 'backups', 'ariane-20261102-060000000-before-restore.dump.gz'))
  const again = await started()
  expect(again.returned).toBe(1)
  expect(await findWords(again.db.q, [uid, name])).toEqual([])
  expect(await filesWith(dataDir, [name])).toEqual(expect.arrayContaining([file]))

  await again.database.backup?.(day(3))
  await mkdir(join(dataDir, 'db.before-20261001T060000000'))
  await mkdir(join(dataDir, 'postgres.before-20261101T060000000'))
  await writeFile(join(dataDir, 'postgres.before-20261101T060000000', 'page'), name)
  await forgetBackups(dataDir, day(30), BACKUP_DEFAULTS)
  expect(await filesWith(join(dataDir, 'backups'), [name])).toEqual([file])
  await forgetBackups(dataDir, day(33), BACKUP_DEFAULTS)
  await again.close()
  expect(await filesWith(dataDir, [name, uid])).toEqual([])
  expect((await readdir(dataDir)).filter(entry => entry.includes('.before-'))).toEqual([])
})
