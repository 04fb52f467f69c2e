import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startBucket } from '../../../../e2e/support/bucket.ts'
import { inServer } from '../../testing/in-server.ts'
import { ownDatabase } from '../../testing/own-database.ts'
import { readConfig } from '../config.ts'
import { bringBackup } from './backup-bucket.ts'
import { backupFile, backupsFolder } from './backups.ts'
import { readDump } from './dump/read.ts'
import { writeBackup } from './write-backup.ts'

let s3: Awaited<ReturnType<typeof startBucket>>
let database: Awaited<ReturnType<typeof ownDatabase>>
let dataDir: string
let count = 0
beforeAll(async () => {
  s3 = await startBucket()
  database = await ownDatabase('migrations')
  await inServer(database.url, client =>
    client.query(`insert into people (uid, role, grade) values ('lea', 'ROLE_STUDENT', '5ème')`),
  )
})
afterAll(async () => {
  await database.drop()
  await s3.close()
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-bucket-'))
  count += 1
})
afterEach(async () => {
  s3.reachable(true)
  await rm(dataDir, { recursive: true, force: true })
})

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 6))
const settings = (more = {}) =>
  readConfig({ ...s3.environment, BACKUP_STORAGE: s3.folder(`backups-${count}`), ...more }).backups
const failures = async () =>
  (await inServer(database.url, client => client.query('select failure from backup_runs order by id desc limit 1')))
    .rows

describe('@G05 a bucket for the dumps', () => {
  it('gets each of them, with the list of who is gone, and gives them back on an empty machine', async () => {
    const backups = settings()
    const file = (await writeBackup({ url: database.url, dataDir, backups }, day(1))) ?? ''
    await writeFile(join(backupsFolder(dataDir), 'erased.txt'), 'a digest\n')
    const second = (await writeBackup({ url: database.url, dataDir, backups }, day(2))) ?? ''
    const [first, newest] = [await readFile(file), await readFile(second)]
    await rm(backupsFolder(dataDir), { recursive: true })

    const { bucket } = backups
    if (!bucket) throw new Error('no bucket')
    const brought = (await bringBackup(dataDir, bucket)) ?? ''
    expect(await readFile(brought)).toEqual(newest)
    expect(await readDump(brought)).toMatchObject({ made: day(2).toISOString() })
    expect(await readFile(join(brought, '..', 'erased.txt'), 'utf8')).toBe('a digest\n')
    const named = await bringBackup(dataDir, bucket, backupFile('', day(1)).split('/').at(-1))
    expect(await readFile(named ?? '')).toEqual(first)
    expect(await bringBackup(dataDir, bucket, 'ariane-20200101-000000000.dump.gz')).toBeUndefined()
  })

  it('forgets what is forgotten here', async () => {
    const backups = settings({ BACKUP_COUNT: '2' })
    for (const n of [1, 2, 3]) await writeBackup({ url: database.url, dataDir, backups }, day(n))
    const removed = s3.asked().filter(call => call.startsWith('DELETE'))
    expect(removed).toEqual([`DELETE backups-${count}/ariane-20261101-060000000.dump.gz`])
  })

  it('that does not answer fails the dump, which stays beside the data', { timeout: 60_000 }, async () => {
    const backups = settings()
    s3.reachable(false)
    const written = writeBackup({ url: database.url, dataDir, backups }, day(1))
    await expect(written).rejects.toMatchObject({ name: 'BucketProblem' })
    expect(await readDump(backupFile(dataDir, day(1)))).toMatchObject({ format: 1 })
    expect(await failures()).toEqual([{ failure: 'BucketProblem' }])
    const before = await writeBackup({ url: database.url, dataDir, backups }, day(2), 'before-migration')
    expect(before).toBe(backupFile(dataDir, day(2), 'before-migration'))
    expect(await failures()).toEqual([{ failure: 'BucketProblem' }])
  })
})
