import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inServer } from '../../testing/in-server.ts'
import { listBackups } from '../../testing/list-backups.ts'
import { ownDatabase } from '../../testing/own-database.ts'
import type { Database } from '../../wiring/database.ts'
import { readBackupState } from './backup-runs.ts'
import { backupFile } from './backups.ts'
import { connect } from './open.ts'
import { writeBackup, writeDueBackup } from './write-backup.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour))
const always = () => true
/** Due when the newest is older than six hours at this time. */
const after =
  (now: Date) =>
  (newestAt: number): boolean =>
    now.getTime() - newestAt > 6 * 3_600_000

let folder: string
let database: Awaited<ReturnType<typeof ownDatabase>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-backup-'))
  database = await ownDatabase('migrations')
  await rows(`insert into people (uid, role, grade) values ('lea', 'ROLE_STUDENT', '5ème')`)
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const rows = async (query: string) => (await inServer(database.url, client => client.query(query))).rows
const node = (name: string) => ({ url: database.url, dataDir: join(folder, name) })
async function state() {
  const opened = await connect<Database>(database.url, () => {})
  try {
    return await readBackupState(opened.q())
  } finally {
    await opened.close()
  }
}

describe('@G05 what became of a dump', () => {
  it('is kept where every node reads it: when, how large', async () => {
    expect(await state()).toEqual({ last: null, failure: null, drill: null })
    await writeBackup(node('a'), at(6))
    expect(await state()).toEqual({ last: { at: at(6), bytes: expect.any(Number) }, failure: null, drill: null })
    expect((await state()).last?.bytes).toBeGreaterThan(1000)
  })

  it('is kept when it failed, in one word, until one succeeds', async () => {
    await mkdir(join(folder, 'a'))
    await writeFile(join(folder, 'a', 'backups'), 'a file where the folder should be')
    await writeBackup(node('b'), at(6))
    await expect(writeBackup(node('a'), at(7))).rejects.toThrow()
    expect(await state()).toMatchObject({ last: { at: at(6) }, failure: { at: at(7), why: 'EEXIST' } })
    await writeBackup(node('b'), at(8))
    expect(await state()).toMatchObject({ last: { at: at(8) }, failure: null })
  })

  it('is not what a restore put aside', async () => {
    await writeBackup(node('a'), at(6))
    await writeBackup(node('a'), at(7), 'before-restore')
    expect(await state()).toMatchObject({ last: { at: at(6) } })
  })

  it('hinders none where the table is not there yet', async () => {
    await rows('drop table backup_runs')
    expect(await writeBackup(node('a'), at(6))).toBe(backupFile(join(folder, 'a'), at(6)))
  })
})

describe('@G05 among several nodes a dump that is due', () => {
  it('is written by one of them', async () => {
    const first = await writeDueBackup(node('a'), at(6), after(at(6)))
    expect(first).toBe(backupFile(join(folder, 'a'), at(6)))
    expect(await writeDueBackup(node('b'), at(7), after(at(7)))).toBeUndefined()
    expect(await writeDueBackup(node('b'), at(13), after(at(13)))).toBe(backupFile(join(folder, 'b'), at(13)))
  })

  it('is left to the one that is at it', async () => {
    const written = await Promise.all(
      ['a', 'b', 'c'].map(name => writeDueBackup(node(name), at(6), newestAt => newestAt === 0)),
    )
    expect(written.filter(Boolean)).toHaveLength(1)
  })

  it('is not due after one that the command wrote beside', async () => {
    const file = backupFile(join(folder, 'a'), at(5))
    await mkdir(join(folder, 'a', 'backups'), { recursive: true })
    await writeFile(file, '')
    await utimes(file, at(5), at(5))
    expect(await writeDueBackup(node('a'), at(6), after(at(6)))).toBeUndefined()
  })

  it('takes the old ones away on a node that has no turn as well', async () => {
    const { dataDir } = node('a')
    await writeBackup(node('a'), new Date(Date.UTC(2026, 8, 1)))
    await writeBackup(node('a'), new Date(Date.UTC(2026, 8, 2)))
    await writeDueBackup(node('a'), at(6), () => false)
    expect(await listBackups(dataDir)).toEqual([backupFile(dataDir, new Date(Date.UTC(2026, 8, 2)))])
  })

  it('is not written where there is nobody to keep', async () => {
    await rows('delete from people')
    expect(await writeDueBackup(node('a'), at(6), always)).toBeUndefined()
  })
})
