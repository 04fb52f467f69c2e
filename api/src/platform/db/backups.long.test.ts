import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../../wiring/database.ts'
import { listBackups } from './backups.ts'
import { lockFolder } from './lock.ts'
import { restoreBackup } from './restore.ts'

// Whole databases are made here, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-backup-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const open = () => openDatabase({ databaseUrl: undefined, dataDir }, () => {})
const addPerson = sql`insert into people (uid, role, grade) values (gen_random_uuid()::text, 'ROLE_STUDENT', '5ème')`
const backupName = (n: number) => `ariane-2026110${n}-060000000.tar.gz`
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 6))

describe('@X07 dumps of the embedded database', () => {
  it('keep the last seven and bring the data back', async () => {
    const database = await open()
    expect(database.fresh).toBe(true)
    await addPerson.execute(database.q())
    await mkdir(join(dataDir, 'backups'))
    for (let n = 1; n <= 7; n += 1) await writeFile(join(dataDir, 'backups', backupName(n)), '')
    await database.backup?.(day(8))
    await addPerson.execute(database.q())
    await database.close()

    const kept = await listBackups(dataDir)
    expect(kept.map(file => basename(file))).toEqual([2, 3, 4, 5, 6, 7, 8].map(backupName))
    expect((await readdir(join(dataDir, 'backups'))).some(name => name.endsWith('.part'))).toBe(false)
    expect((await stat(kept.at(-1) ?? '')).mode & 0o777).toBe(0o600)

    const aside = await restoreBackup(dataDir, kept.at(-1) ?? '', day(9))
    expect(aside).toBe(join(dataDir, 'db.before-20261109T060000000'))
    const restored = await open()
    expect(restored.fresh).toBe(false)
    const { rows } = await sql<{ people: number }>`select count(*) as people from people`.execute(restored.q())
    expect(rows).toEqual([{ people: 1 }])
    await restored.close()
  })

  it('leave the data alone when the file is not a dump', async () => {
    const broken = join(dataDir, 'broken.tar.gz')
    await writeFile(broken, 'not a dump')
    const before = await readdir(dataDir)
    await expect(restoreBackup(dataDir, broken, day(10))).rejects.toMatchObject({ name: 'UnreadableBackup' })
    expect(await readdir(dataDir)).toEqual(before)
  })

  it('are not restored under a running server', async () => {
    const unlock = await lockFolder(dataDir)
    const [file] = await listBackups(dataDir)
    await expect(restoreBackup(dataDir, file ?? '', day(11))).rejects.toMatchObject({
      reason: { kind: 'folder_locked' },
    })
    await unlock()
  })
})
