import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inServer } from '../../testing/in-server.ts'
import { ownDatabase } from '../../testing/own-database.ts'
import { MIGRATIONS } from '../../wiring/database.ts'
import { BACKUP_DEFAULTS } from '../config-backups.ts'
import { backupsFolder } from './backups.ts'
import { drill, dueDrill } from './drill.ts'
import { makeKeys } from './dump/seal.ts'
import { writeBackup } from './write-backup.ts'

// Whole databases are made here, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let dataDir: string
let database: Awaited<ReturnType<typeof ownDatabase>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-drill-'))
  database = await ownDatabase('migrations')
  await rows(
    `insert into people (uid, role, grade) values ('lea', 'ROLE_STUDENT', '5ème'), ('tom', 'ROLE_STUDENT', '4ème')`,
  )
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const rows = async (query: string) => (await inServer(database.url, client => client.query(query))).rows
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 6))
const place = () => ({ url: database.url, dataDir, migrations: MIGRATIONS })
const scratch = () => rows(`select datname from pg_database where datname = current_database() || '_drill'`)
const noted = () => rows('select file, rows::int, failure from backup_drills order by id desc limit 1')

describe('@G05 a drill', () => {
  it('restores the newest dump beside, finds each row, drops what it made, and is not due again for a week', async () => {
    await writeBackup(place(), day(1))
    const shown = await dueDrill(place(), day(2), 7)
    expect(shown).toEqual({
      file: 'ariane-20261101-060000000.dump.gz',
      rows: expect.any(Number),
      tables: expect.any(Number),
    })
    expect(shown?.rows).toBeGreaterThanOrEqual(2)
    expect(await noted()).toEqual([{ file: shown?.file, rows: shown?.rows, failure: null }])
    expect(await scratch()).toEqual([])
    expect(await rows('select uid from people order by uid')).toEqual([{ uid: 'lea' }, { uid: 'tom' }])
    expect(await dueDrill(place(), day(8), 7)).toBeUndefined()
    expect(await dueDrill(place(), day(20), 0)).toBeUndefined()
  })

  it('clears away what one that was killed left, and says what cannot be restored', async () => {
    const [own] = await rows('select current_database() as name')
    await rows(`create database ${own.name}_drill template template0`)
    await inServer(database.url, client =>
      client.query('alter table grade_changes drop constraint grade_changes_pupil_uid_fkey'),
    )
    await rows(
      `insert into grade_changes (pupil_uid, from_grade, to_grade, by_name, at) values ('nobody', '6ème', '5ème', '', now())`,
    )
    await writeBackup(place(), day(9))
    await expect(dueDrill(place(), day(10), 7)).rejects.toMatchObject({ name: 'RestoreFailed' })
    expect(await noted()).toEqual([{ file: null, rows: null, failure: 'RestoreFailed' }])
    expect(await scratch()).toEqual([])
    await rows(`delete from grade_changes where pupil_uid = 'nobody'`)
  })

  it('takes a copy of its own where the stored ones are encrypted, and leaves nothing of it', async () => {
    await writeSealed(11)
    expect(await drill(place(), day(12))).toMatchObject({ file: null })
    expect(await readdir(backupsFolder(dataDir))).not.toContainEqual(expect.stringContaining('.part'))
  })

  it('opens the encrypted one that is stored with its key', async () => {
    const { secret } = await writeSealed(13)
    expect(await drill(place(), day(14), { secrets: [secret] })).toMatchObject({
      file: 'ariane-20261113-060000000.dump.gz.age',
    })
  })

  async function writeSealed(n: number) {
    const keys = await makeKeys()
    const backups = { ...BACKUP_DEFAULTS, publicKeys: [keys.public] }
    await writeBackup({ ...place(), backups }, day(n))
    return keys
  }
})
