import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backupFile, forgetBackups, newestBackup } from './backups.ts'

let dataDir: string
let backups: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ariane-backups-'))
  backups = join(dataDir, 'backups')
  await mkdir(backups)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 6))
const name = (n: number, more = '', kind = 'dump') =>
  `ariane-202611${String(n).padStart(2, '0')}-060000000${more}.${kind}.gz`
const write = async (...names: string[]) => {
  for (const file of names) await writeFile(join(backups, file), '')
}

describe('@G05 @X07 the dumps of a data folder', () => {
  it('are named by their time and by what followed', () => {
    expect(backupFile(dataDir, day(5))).toBe(join(backups, name(5)))
    expect(backupFile(dataDir, day(5), 'before-migration')).toBe(join(backups, name(5, '-before-migration')))
  })

  it('are the newest unless a restore replaced them, and an old kind counts when there is no other', async () => {
    expect(await newestBackup(dataDir)).toBeUndefined()
    await write(name(9, '', 'tar'), 'erased.txt', `${name(9)}.part`)
    expect(await newestBackup(dataDir)).toBe(join(backups, name(9, '', 'tar')))
    await write(name(3), name(5, '-before-restore'))
    expect(await newestBackup(dataDir)).toBe(join(backups, name(3)))
    await write(name(4, '-before-migration'))
    expect(await newestBackup(dataDir)).toBe(join(backups, name(4, '-before-migration')))
  })

  it('are seven of each kind, so that none of them takes the place of the daily ones', async () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    await write(...days.flatMap(n => [name(n), name(n, '-before-migration'), name(n, '-before-restore')]))
    await forgetBackups(dataDir, day(9), { days: 30, count: 7 })
    const kept = await readdir(backups)
    expect(kept).toHaveLength(21)
    expect(kept).not.toContain(name(2))
    expect(kept).toContain(name(3))
  })

  it('go after their days, the old kind and unfinished ones as well, but for the newest', async () => {
    await write(name(1), name(2), name(1, '', 'tar'), name(2, '-before-restore'), `${name(2)}.part`, 'erased.txt')
    await forgetBackups(dataDir, new Date(Date.UTC(2027, 0, 1)), { days: 30, count: 7 })
    expect(await readdir(backups)).toEqual([name(2), 'erased.txt'])
  })
})
