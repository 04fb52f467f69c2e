import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { oldestPostgres } from '../../../../../scripts/oldest-postgres.ts'
import { addressOf, inServer } from '../../../testing/in-server.ts'
import { ownServer } from '../../../testing/own-server.ts'
import { MIGRATIONS, openDatabase } from '../../../wiring/database.ts'
import { parseTrailer } from './format.ts'
import { restoreDump } from './restore.ts'
import { serverSource, withClient } from './source.ts'
import { writeDump } from './write.ts'

// Whole servers are made here, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const oldest = oldestPostgres()
const missing = !existsSync(join(oldest, 'initdb'))
const reason = missing ? ' (skipped: no PostgreSQL 15, npm run test:postgres installs it)' : ''

const [PEOPLE, EVENTS, FILE_BYTES] = [2000, 40_000, 14 * 1024 * 1024]

type Server = Awaited<ReturnType<typeof ownServer>>
let folder: string
let newer: Server
let older: Server
beforeAll(async () => {
  if (missing) return
  folder = await mkdtemp(join(tmpdir(), 'ariane-majors-'))
  for (const name of ['newer', 'older']) await mkdir(join(folder, name))
  newer = await ownServer(join(folder, 'newer'))
  older = await ownServer(join(folder, 'older'), oldest)
})
afterAll(async () => {
  if (missing) return
  await newer.stop()
  await older.stop()
  await rm(folder, { recursive: true, force: true })
})

let made = 0
async function database(server: Server): Promise<string> {
  made += 1
  await inServer(server.url, client => client.query(`create database of_test_${made} template template0`))
  return addressOf(server.url, `of_test_${made}`)
}

async function filled(server: Server): Promise<string> {
  const url = await database(server)
  await (await openDatabase({ databaseUrl: url, dataDir: folder }, () => {})).close()
  await inServer(url, async client => {
    await client.query(`insert into people (uid, role, grade, display_name, email)
      select 'pupil-' || n, 'ROLE_STUDENT', '5ème', E'Élève\\t' || n, 'p' || n || '@ariane.example'
      from generate_series(1, ${PEOPLE}) n`)
    await client.query(`insert into events (id, user_id, title, description, type, starts_at, ends_at, all_day, meta,
        attachments, source, created_at)
      select gen_random_uuid(), 'pupil-' || (1 + n % ${PEOPLE}), 'Cours ' || md5(n::text), 'Salle ' || n % 40, 'other', t,
        t + interval '1 hour', false, '{}', '[]', 'own', t
      from generate_series(1, ${EVENTS}) n, lateral (select timestamptz '2026-09-01Z' + n * interval '7 minutes' as t) at`)
    await client.query(
      `insert into readings (id, user_id, name, state, digest, bytes, created_at)
       values (gen_random_uuid(), 'pupil-1', 'photo', 'read', 'd', $1, now())`,
      [randomBytes(FILE_BYTES)],
    )
  })
  return url
}

async function dump(url: string, name: string): Promise<string> {
  const file = join(folder, `${name}.dump.gz`)
  await withClient({ connectionString: url }, client => writeDump(serverSource(client), file, new Date()))
  return file
}
const restore = (url: string, file: string) =>
  restoreDump({ connectionString: url }, { file, migrations: MIGRATIONS, keep: { table: 'erased', key: 'uid_hash' } })
async function readTrailer(file: string) {
  const bytes = gunzipSync(await readFile(file))
  return parseTrailer(bytes.subarray(bytes.lastIndexOf('\n', -2) + 1).toString())
}
const rows = async (url: string, query: string) => (await inServer(url, client => client.query(query))).rows

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const begin = performance.now()
  const result = await work()
  return { result, ms: Math.round(performance.now() - begin) }
}

describe.skipIf(missing)(`@G05 dumps between PostgreSQL 15 and 18${reason}`, () => {
  it.each([
    ['15', '18'],
    ['18', '15'],
  ])('go from %s to %s and are the same rows, of files of megabytes as well', async (from, to) => {
    const [first, second] = from === '15' ? [older, newer] : [newer, older]
    const url = await filled(first)
    const { result: file, ms: dumped } = await timed(() => dump(url, `from-${from}`))
    const target = await database(second)
    const { result, ms: restored } = await timed(() => restore(target, file))
    const { size } = await stat(file)
    console.log(`${from} → ${to}: dump ${dumped} ms, ${size} bytes, restore ${restored} ms, ${result.rows} rows`)
    const trailer = await readTrailer(file)
    expect(trailer).toMatchObject({ people: { rows: PEOPLE }, events: { rows: EVENTS }, readings: { rows: 1 } })
    expect(await readTrailer(await dump(target, `in-${to}`))).toEqual(trailer)
  })

  it('hold one moment of what is written meanwhile, whole or not at all', async () => {
    const url = await filled(newer)
    let isOver = false
    let written = 0
    // A pupil and his ten events come together, and go together.
    const write = async (writer: number) => {
      await inServer(url, async client => {
        for (let n = 0; !isOver; n += 1) {
          const uid = `writer-${writer}-${n}`
          await client.query('begin')
          await client.query(`insert into people (uid, role, grade) values ('${uid}', 'ROLE_STUDENT', '4ème')`)
          await client.query(`insert into grade_changes (pupil_uid, from_grade, to_grade, by_name, at)
            select '${uid}', '5ème', '4ème', '', now() from generate_series(1, 10)`)
          if (n > 0 && n % 3 === 0) await client.query(`delete from people where uid = 'writer-${writer}-${n - 1}'`)
          await client.query('commit')
          written += 1
          await turn()
        }
      })
    }
    const writers = [1, 2, 3, 4].map(write)
    await vi.waitFor(() => expect(written).toBeGreaterThan(20), 60_000)
    const before = written
    const file = await dump(url, 'under writes')
    const during = written - before
    isOver = true
    await Promise.all(writers)
    expect(during).toBeGreaterThan(0)

    const target = await database(older)
    await restore(target, file)
    expect(await readTrailer(await dump(target, 'written elsewhere'))).toEqual(await readTrailer(file))
    const halves = `select uid from people left join grade_changes on pupil_uid = uid where uid like 'writer-%'
      group by uid having count(id) <> 10`
    expect(await rows(target, halves)).toEqual([])
    const [{ next }] = (await rows(target, `select nextval('grade_changes_id_seq')::int as next`)) as [{ next: number }]
    const [{ last }] = (await rows(target, 'select max(id)::int as last from grade_changes')) as [{ last: number }]
    expect(next).toBeGreaterThan(last)
    console.log(`${during} transactions were committed while the dump was written, none is in it by half`)
  })
})
