import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../api/src/platform/config.ts'
import { restoreDump } from '../../api/src/platform/db/dump/restore.ts'
import { makeKeys } from '../../api/src/platform/db/dump/seal.ts'
import { migrate } from '../../api/src/platform/db/migrate.ts'
import { connect } from '../../api/src/platform/db/open.ts'
import { inServer } from '../../api/src/testing/in-server.ts'
import { ownDatabase } from '../../api/src/testing/own-database.ts'
import { upgrade } from './upgrade.ts'

const NOW = new Date('2026-11-27T06:00:00Z')
const SICK = 'Le certificat n’a pas pu être lu.'

let folder: string
let migrations: string
let database: Awaited<ReturnType<typeof ownDatabase>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-upgrade-'))
  migrations = join(folder, 'migrations')
  await mkdir(migrations)
  await migration('202601010000-people', `createTable('people').addColumn('uid', 'text').addColumn('name', 'text')`)
  const breaks = `createTable('schema_breaks').addColumn('name', 'text').addColumn('reason', 'text')`
  await migration('202601010100-breaks', breaks)
  database = await ownDatabase('nothing')
  const before = await connect(database.url, () => {})
  await migrate(before.q(), migrations)
  await before.close()
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const migration = (name: string, change: string, breaks = '') =>
  writeFile(
    join(migrations, `${name}.ts`),
    `${breaks && `export const breaks = '${breaks}'\n`}export const up = (db: any) => db.schema.${change}.execute()\n`,
  )
const rows = async (query: string) => (await inServer(database.url, client => client.query(query))).rows
const somebody = () => rows(`insert into people values ('lea', 'Léa')`)
const adds = () => migration('202601020000-age', `alterTable('people').addColumn('age', 'integer')`)
const takes = () => migration('202601020000-names', `alterTable('people').dropColumn('name')`, 'nobody reads the names')

const run = (problem: string | undefined, environment: Record<string, string> = {}) =>
  upgrade(
    readConfig({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), ...environment }),
    {
      attempt: async () => ({ problem }),
      restore: file =>
        restoreDump(
          { connectionString: database.url },
          { file, migrations, keep: { table: 'erased', key: 'uid_hash' }, asWritten: true },
        ),
      migrations,
    },
    NOW,
  )

describe('@G05 an update', () => {
  it('writes a dump, applies what is new, and is done when the new release answers', async () => {
    await somebody()
    await adds()
    const { dump, ...done } = await run(undefined)
    expect(done).toEqual({ applied: ['202601020000-age'], problem: undefined, before: undefined })
    expect(dump).toMatch(/-before-migration\.dump\.gz$/)
    expect(await rows('select * from people')).toEqual([{ uid: 'lea', name: 'Léa', age: null }])
  })

  it('writes a dump also where the tables stay', async () => {
    await somebody()
    expect(await run(undefined)).toMatchObject({ applied: [], dump: expect.stringMatching(/000\.dump\.gz$/) })
  })

  it('leaves what is there when the new release does not answer and only added', async () => {
    await somebody()
    await adds()
    expect(await run(SICK)).toMatchObject({ problem: SICK, before: 'starts' })
    expect(await rows('select * from people')).toEqual([{ uid: 'lea', name: 'Léa', age: null }])
  })

  it('puts the dump back, at the level of the release before, when it took something away', async () => {
    await somebody()
    await takes()
    expect(await run(SICK)).toMatchObject({ problem: SICK, before: 'restored' })
    expect(await rows('select * from people')).toEqual([{ uid: 'lea', name: 'Léa' }])
    expect(await rows('select name from kysely_migration order by name')).toEqual([
      { name: '202601010000-people' },
      { name: '202601010100-breaks' },
    ])
  })

  it('says that the private key is needed where the dump is encrypted', async () => {
    await somebody()
    await takes()
    const keys = await makeKeys()
    const { dump, before } = await run(SICK, { BACKUP_KEY: keys.public })
    expect(before).toBe('sealed')
    expect(dump).toMatch(/\.age$/)
  })

  it('has no way back where nobody had an account, and says so', async () => {
    await takes()
    expect(await run(SICK)).toMatchObject({ dump: undefined, before: 'refuses' })
  })

  it('changes nothing when a migration fails', async () => {
    await somebody()
    await migration('202601020000-age', `alterTable('nowhere').addColumn('age', 'integer')`)
    await expect(run(undefined)).rejects.toMatchObject({ reason: { kind: 'migration' } })
    expect(await rows('select * from people')).toEqual([{ uid: 'lea', name: 'Léa' }])
  })
})
