import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../platform/config.ts'
import { forgetBackups } from '../../platform/db/backups.ts'
import { restoreBackup } from '../../platform/db/restore.ts'
import { createLog } from '../../platform/log.ts'
import { openDatabase } from '../../wiring/database.ts'
import { filesWith, findWords } from './testing/find-words.ts'

// Whole databases are made here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-erased-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 6))

/** The application on the folder, as a start of the server makes it. */
async function started() {
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await openDatabase(config, () => {})
  const app = createApp({ config, database, log: createLog('silent'), secret: 'a secret for tests only' })
  const returned = await app.keepErased()
  return { ...app, database, returned, close: () => database.close() }
}

it('@A14 @X07 a backup from before a deletion brings nobody back, and goes itself in time', async () => {
  const uid = 'a-pupil-who-leaves-for-good'
  const name = 'Barnabé-Anselme'
  const first = await started()
  const person = { uid, role: 'ROLE_STUDENT' as const, grade: '5ème' as const, display_name: name }
  await first.db
    .q()
    .insertInto('people')
    .values({ ...person, last_connected_at: null })
    .execute()
  const dump = (await first.database.backup?.(day(1))) ?? ''
  await first.db.tx(() => first.cleanup.erase(uid))
  await first.keepErased()
  expect(await findWords(first.db.q, [uid, name])).toEqual([])
  await first.close()

  await restoreBackup(dataDir, dump, day(2))
  const again = await started()
  expect(again.returned).toBe(1)
  expect(await findWords(again.db.q, [uid, name])).toEqual([])
  expect(await filesWith(dataDir, [name])).toEqual(expect.arrayContaining([dump]))

  await again.database.backup?.(day(3))
  await mkdir(join(dataDir, 'db.restoring-20261001T060000000'))
  await forgetBackups(dataDir, day(30), 30)
  expect(await filesWith(join(dataDir, 'backups'), [name])).toEqual([dump])
  await forgetBackups(dataDir, day(33), 30)
  await again.close()
  expect(await filesWith(dataDir, [name, uid])).toEqual([])
  expect((await readdir(dataDir)).filter(entry => entry.startsWith('db.'))).toEqual([])
})
