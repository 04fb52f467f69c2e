import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inServer } from '../../../testing/in-server.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { MIGRATIONS, openDatabase } from '../../../wiring/database.ts'
import { listenServer } from '../notices.ts'
import { parseTrailer } from './format.ts'
import { readDump } from './read.ts'
import { restoreDump } from './restore.ts'
import { serverSource, withClient } from './source.ts'
import { writeDump } from './write.ts'

type Database = Awaited<ReturnType<typeof ownDatabase>>

let folder: string
let source: Database
let target: Database
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-dump-'))
  source = await ownDatabase('migrations')
  await inServer(source.url, fill)
  file = await dump(source, 'source')
})
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true, force: true })
})
/** What is hard to carry: every kind of text, files, computed columns, numbers, tables that are in no dump. */
async function fill(client: pg.Client): Promise<void> {
  const names = ['Élodie', 'tab\tline\nback\\slash\r', '\\.', '', '∅ 👩‍🎓', '\\N']
  for (const [n, name] of names.entries())
    await client.query(`insert into people (uid, role, grade, display_name) values ($1, 'ROLE_STUDENT', '5ème', $2)`, [
      `pupil-${n}`,
      name,
    ])
  await client.query(
    `insert into readings (id, user_id, name, state, digest, bytes, created_at)
     values (gen_random_uuid(), 'pupil-0', 'photo', 'read', 'd', $1, '2026-11-05T10:00:00.123456Z')`,
    [Buffer.from(Array.from({ length: 2 * 1024 * 1024 }, (_, n) => (n * 2_654_435_761) >>> 24))],
  )
  await client.query(
    `insert into grade_changes (pupil_uid, from_grade, to_grade, by_name, at)
     select 'pupil-1', '6ème', '5ème', 'Adulte', now() from generate_series(1, 5)`,
  )
  await client.query(`select nextval('mirror_marks') from generate_series(1, 42)`)
}

async function dump({ url }: Database, name: string): Promise<string> {
  const written = join(folder, `${name}.dump.gz`)
  await withClient({ connectionString: url }, client =>
    writeDump(serverSource(client), written, new Date('2026-11-25T06:00:00Z')),
  )
  return written
}

const restore = ({ url }: Database, from = file, migrations = MIGRATIONS) =>
  restoreDump({ connectionString: url }, { file: from, migrations, keep: { table: 'erased', key: 'uid_hash' } })

const text = async (path: string) => gunzipSync(await readFile(path)).toString('latin1')
const lastLine = async (path: string) => (await text(path)).trimEnd().split('\n').at(-1) ?? ''
const rows = async ({ url }: Database, query: string) => (await inServer(url, client => client.query(query))).rows

/** A dump that says `change` of its lines, whole in every other way. */
async function changed(name: string, change: (lines: string) => string): Promise<string> {
  const path = join(folder, `${name}.dump.gz`)
  await writeFile(path, gzipSync(Buffer.from(change(await text(file)), 'latin1'), { level: 1 }))
  return path
}

describe('@G05 @X07 a dump', () => {
  beforeEach(async () => {
    target = await ownDatabase('nothing')
  })
  afterEach(() => target.drop())

  it('put back elsewhere is dumped as the same rows, byte by byte', async () => {
    const restored = await restore(target)
    expect(restored).toMatchObject({ foreign: [], kept: null })
    const trailer = parseTrailer(await lastLine(file))
    expect(trailer.people).toMatchObject({ rows: 6 })
    expect(trailer.grade_changes).toMatchObject({ rows: 5 })
    expect(parseTrailer(await lastLine(await dump(target, 'again')))).toEqual(trailer)
    expect(restored.rows).toBe(Object.values(trailer).reduce((sum, table) => sum + table.rows, 0))
  })

  it('put back goes on counting, keeps its keys, and its triggers speak again', async () => {
    await restore(target)
    const insert = `insert into grade_changes (pupil_uid, from_grade, to_grade, by_name, at)
      values ('pupil-1', '6ème', '5ème', 'Adulte', now()) returning id::int`
    expect(await rows(target, insert)).toEqual([{ id: 6 }])
    expect(await rows(target, `select nextval('mirror_marks')::int as mark`)).toEqual([{ mark: 43 }])
    await expect(rows(target, insert.replace('pupil-1', 'nobody'))).rejects.toThrow(/foreign key/)
    await expect(rows(target, `update people set role = 'ROLE_PARENT'`)).rejects.toThrow()
    const keys = `select count(*)::int as keys from pg_constraint where contype = 'f' and convalidated`
    expect(await rows(target, keys)).toEqual(await rows(source, keys))
    const silent = `select from pg_trigger where tgenabled <> 'O'`
    expect(await rows(target, silent)).toEqual([])
  })

  it('is a file that only its owner reads, beside no half of one', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter(name => name.endsWith('.part'))).toEqual([])
  })

  it('is whole when two are written under one name at the same moment', async () => {
    const [written] = await Promise.all([dump(source, 'same'), dump(source, 'same')])
    expect(parseTrailer(await lastLine(written))).toEqual(parseTrailer(await lastLine(file)))
  })

  it('holds no unlogged table, and a table that no migration makes is left out when it is put back', async () => {
    const more = await ownDatabase('migrations')
    await inServer(more.url, async client => {
      await client.query('create unlogged table windows (key text); insert into windows values ($$of a minute$$)')
      await client.query('create table theirs (id int generated always as identity); insert into theirs default values')
    })
    const written = await dump(more, 'more')
    expect(await text(written)).not.toContain('of a minute')
    expect(await restore(target, written)).toMatchObject({ foreign: ['theirs'] })
    await more.drop()
  })

  it('replaces all that was there, but not who is gone for good', async () => {
    const present = await ownDatabase('migrations')
    await inServer(present.url, async client => {
      await client.query(`insert into people (uid, role, grade) values ('later', 'ROLE_STUDENT', '3ème')`)
      await client.query(`insert into erased (uid_hash, at) values ('a digest', now())`)
      await client.query('create table of_a_later_version (id int)')
    })
    expect(await restore(present)).toMatchObject({ kept: ['a digest'] })
    expect(await rows(present, `select uid from people where uid = 'later'`)).toEqual([])
    expect(await rows(present, 'select uid_hash from erased')).toEqual([{ uid_hash: 'a digest' }])
    expect(await rows(present, `select to_regclass('of_a_later_version') as there`)).toEqual([{ there: null }])
    await present.drop()
  })

  it('is refused while a server of ours uses the database', async () => {
    const running = await openDatabase({ databaseUrl: target.url, dataDir: folder }, () => {})
    await expect(restore(target)).rejects.toMatchObject({ name: 'DatabaseInUse' })
    await running.close()
  })

  it('is refused while one that has nothing to do just listens', async () => {
    const deaf = await listenServer(target.url, () => {})('chat', { heard() {}, missed() {} })
    await expect(restore(target)).rejects.toMatchObject({ name: 'DatabaseInUse' })
    await deaf()
  })
})

describe('@G05 @X07 a dump that cannot be put back changes nothing', () => {
  beforeAll(async () => {
    target = await ownDatabase('nothing')
    await inServer(target.url, client =>
      client.query('create table present (id int); create table kysely_migration (name text, timestamp text)'),
    )
  })
  afterAll(() => target.drop())
  const isPresent = () => rows(target, `select to_regclass('present') is not null as there`)

  const unreadable: [string, () => Promise<string>][] = [
    ['is cut', async () => write('cut', (await readFile(file)).subarray(0, -2000))],
    ['is damaged', async () => write('damaged', flipped(await readFile(file)))],
    ['is something else', async () => write('else', Buffer.from('not a dump'))],
    ['is not there', async () => join(folder, 'absent.dump.gz')],
    ['lost its last line', () => changed('lines', lines => lines.slice(0, lines.lastIndexOf('-- whole')))],
    ['lost a row', () => changed('row', lines => lines.replace(/^pupil-3\t.*\n/m, ''))],
    ['has another row', () => changed('other', lines => lines.replaceAll('pupil-3\t', 'pupil-9\t'))],
    ['goes on', () => changed('more', lines => `${lines}-- more\n`)],
    ['has nothing on its first line', () => changed('null', lines => lines.replace(/^(-- ariane-dump ).*/, '$1null'))],
    ['does not say its tables', () => changed('tables', lines => lines.replace('"tables":', '"chairs":'))],
    ['names a table by a number', () => changed('number', lines => lines.replace('"name":"people"', '"name":3'))],
    ['does not say its migrations', () => changed('level', lines => lines.replace('"migrations":', '"level":'))],
    [
      'has no migrations',
      () => changed('no-level', lines => lines.replace(/"migrations":\[[^\]]*\]/, '"migrations":[]')),
    ],
    [
      'counts in letters',
      () => changed('letters', lines => lines.replace('"mirror_marks":"42"', '"mirror_marks":"many"')),
    ],
    ['has nothing on its last line', () => changed('last', lines => lines.replace(/(-- whole ).*\n$/, '$1null\n'))],
    [
      'has another table in the place of one',
      () => changed('renamed', lines => lines.replaceAll('"people"', '"persons"')),
    ],
    ['is of another format', () => changed('format', lines => lines.replace('"format":1', '"format":2'))],
  ]
  const write = async (name: string, bytes: Buffer) => {
    await writeFile(join(folder, `${name}.dump.gz`), bytes)
    return join(folder, `${name}.dump.gz`)
  }
  const flipped = (bytes: Buffer) => bytes.map((byte, n) => (n === bytes.length >> 1 ? byte ^ 1 : byte)) as Buffer

  it.each(unreadable)('when it %s', async (_what, make) => {
    await expect(restore(target, await make())).rejects.toMatchObject({ name: 'UnreadableBackup' })
    expect(await rows(target, `select relname from pg_class where relkind = 'r' and relname = 'present'`)).toHaveLength(
      1,
    )
  })

  it('when it is of a later version', async () => {
    const later = await changed('later', lines =>
      lines.replace('"migrations":[', '"migrations":["999901010000-later",'),
    )
    await expect(restore(target, later)).rejects.toMatchObject({ name: 'NewerBackup' })
    await expect(readDump(later)).resolves.toMatchObject({ format: 1 })
  })

  it('when the database is somebody else’s', async () => {
    const theirs = await ownDatabase('nothing')
    await inServer(theirs.url, client => client.query('create table theirs (id int)'))
    await expect(restore(theirs)).rejects.toMatchObject({ name: 'ForeignDatabase' })
    await theirs.drop()
  })

  it('when its rows do not fit together', async () => {
    // A whole dump of a database whose keys were broken.
    const broken = await ownDatabase('migrations')
    await inServer(broken.url, async client => {
      await client.query('alter table grade_changes drop constraint grade_changes_pupil_uid_fkey')
      await client.query(
        `insert into grade_changes (pupil_uid, from_grade, to_grade, by_name, at) values ('nobody', '6ème', '5ème', '', now())`,
      )
    })
    const written = await dump(broken, 'broken')
    await expect(restore(target, written)).rejects.toThrow(/foreign key/)
    expect(await isPresent()).toEqual([{ there: true }])
    await broken.drop()
  })
})
