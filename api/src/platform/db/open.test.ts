import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inServer } from '../../testing/in-server.ts'
import { listBackups } from '../../testing/list-backups.ts'
import { ownDatabase } from '../../testing/own-database.ts'
import { readDump } from './dump/read.ts'
import { restoreDump } from './dump/restore.ts'
import { open } from './open.ts'

let folder: string
let dataDir: string
let migrations: string
let database: Awaited<ReturnType<typeof ownDatabase>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-open-'))
  dataDir = join(folder, 'data')
  migrations = join(folder, 'migrations')
  await mkdir(migrations)
  await migration('202601010000-people', `createTable('people').addColumn('uid', 'text').addColumn('name', 'text')`)
  database = await ownDatabase('nothing')
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const migration = (name: string, change: string) =>
  writeFile(join(migrations, `${name}.ts`), `export const up = (db: any) => db.schema.${change}.execute()\n`)
const start = async () => (await open({ databaseUrl: database.url, dataDir }, migrations, () => {})).close()
const rows = async (query: string) => (await inServer(database.url, client => client.query(query))).rows
const restore = (file: string) =>
  restoreDump({ connectionString: database.url }, { file, migrations, keep: { table: 'erased', key: 'uid_hash' } })

const LOST = `alterTable('people').dropColumn('name')`

describe('@G05 a release on tables that a later one changed already', () => {
  const breaking = (name: string, change: string) =>
    writeFile(
      join(migrations, `${name}.ts`),
      `export const breaks = 'nobody reads the names'\nexport const up = (db: any) => db.schema.${change}.execute()\n`,
    )
  const older = (name: string) => rm(join(migrations, `${name}.ts`))
  const breaks = `createTable('schema_breaks').addColumn('name', 'text').addColumn('reason', 'text')`

  it('starts where that one added only, goes on writing, and leaves the tables as they are', async () => {
    await migration('202601010100-breaks', breaks)
    await migration('202601020000-age', `alterTable('people').addColumn('age', 'integer')`)
    await start()
    await older('202601020000-age')
    await start()
    await rows(`insert into people (uid, name) values ('lea', 'Léa')`)
    expect(await rows('select * from people')).toEqual([{ uid: 'lea', name: 'Léa', age: null }])
    await migration('202601020000-age', `alterTable('people').addColumn('age', 'integer')`)
    await start()
    expect(await rows('select count(*)::int from kysely_migration')).toEqual([{ count: 3 }])
  })

  it('refuses where that one did more, and says which change it was', async () => {
    await migration('202601010100-breaks', breaks)
    await breaking('202601020000-names', LOST)
    await start()
    await older('202601020000-names')
    await expect(start()).rejects.toMatchObject({ reason: { kind: 'newer_tables', name: '202601020000-names' } })
  })
})

describe('@G05 @X07 a start with migrations that the data have not seen', () => {
  it('writes a dump first, by which what they did can be undone', async () => {
    await start()
    await rows(`insert into people values ('lea', 'Léa')`)
    await start()
    expect(await listBackups(dataDir)).toEqual([])

    await migration('202601020000-names', LOST)
    await start()
    const [dump = ''] = await listBackups(dataDir)
    expect(dump).toMatch(/-before-migration\.dump\.gz$/)
    expect(await readDump(dump)).toMatchObject({ migrations: ['202601010000-people'] })
    expect(await rows('select * from people')).toEqual([{ uid: 'lea' }])

    await rm(join(migrations, '202601020000-names.ts'))
    await restore(dump)
    await start()
    expect(await rows('select * from people')).toEqual([{ uid: 'lea', name: 'Léa' }])
  })

  it('leaves a dump also when one of them fails, and the data as they were', async () => {
    await start()
    await rows(`insert into people values ('lea', 'Léa')`)
    await migration('202601020000-wrong', `dropTable('nothing')`)
    await expect(start()).rejects.toMatchObject({ reason: { kind: 'migration', name: '202601020000-wrong' } })
    expect(await listBackups(dataDir)).toHaveLength(1)
    expect(await rows('select * from people')).toEqual([{ uid: 'lea', name: 'Léa' }])
  })

  it('changes nothing when the dump cannot be written, and says where and why', async () => {
    await start()
    await rows(`insert into people values ('lea', 'Léa')`)
    await migration('202601020000-names', LOST)
    await mkdir(dataDir, { recursive: true })
    await writeFile(join(dataDir, 'backups'), 'a file where the folder should be')
    const folder = join(dataDir, 'backups')
    await expect(start()).rejects.toMatchObject({
      reason: { kind: 'backup_before_migration', folder, detail: expect.stringMatching(/^E[A-Z]+$/) },
    })
    expect(await rows('select * from people')).toEqual([{ uid: 'lea', name: 'Léa' }])
    await rm(folder)
    await start()
    expect(await rows('select * from people')).toEqual([{ uid: 'lea' }])
  })

  it('writes none where there is nobody', async () => {
    await start()
    await migration('202601020000-names', LOST)
    await start()
    expect(await listBackups(dataDir)).toEqual([])
  })
})

it('@G05 @X07 a dump of an older level is brought to the present one by the migrations that came since, with its rows', async () => {
  await start()
  await rows(`insert into people values ('lea', 'Léa')`)
  await migration('202601020000-marks', `createTable('marks').addColumn('of', 'text')`)
  await start()
  const [dump = ''] = await listBackups(dataDir)
  await migration('202601030000-age', `alterTable('people').addColumn('age', 'integer', c => c.defaultTo(12))`)
  await migration('202601015900-between', `alterTable('people').renameColumn('name', 'called')`)
  await restore(dump)
  expect(await rows('select * from people')).toEqual([{ uid: 'lea', called: 'Léa', age: 12 }])
  expect(await rows('select name from kysely_migration order by name')).toEqual(
    (await readdir(migrations)).sort().map(file => ({ name: file.slice(0, -3) })),
  )
  await start()
  expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1)
})
