import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Kysely, PGliteDialect } from '../api/node_modules/kysely/dist/index.js'
import { readDump } from '../api/src/platform/db/dump/read.ts'
import { restoreDump } from '../api/src/platform/db/dump/restore.ts'
import { listMigrations, migrate } from '../api/src/platform/db/migrate.ts'
import { inServer } from '../api/src/testing/in-server.ts'
import { ownDatabase } from '../api/src/testing/own-database.ts'
import { MIGRATIONS } from '../api/src/wiring/database.ts'

/** The level at which the last version with PGlite left its data. */
const LAST = '202611252000-receipts'
const PHOTO = Buffer.alloc(2_000_000, Buffer.from('00ff5c0a', 'hex'))
const IMPORT = fileURLToPath(new URL('import.ts', import.meta.url))

let folder: string
let dataDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-importer-'))
  dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const old = await PGlite.create(join(dataDir, 'db'))
  const names = (await listMigrations(MIGRATIONS)).filter(name => name <= LAST)
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: old }) })
  await db.transaction().execute(transaction => migrate(transaction, MIGRATIONS, names))
  await old.exec(`
    insert into people (uid, role, grade, display_name) values ('lea', 'ROLE_STUDENT', '5ème', E'Léa\\t\\\\'),
      ('noe', 'ROLE_STUDENT', '4ème', 'Noé');
    insert into readings (id, user_id, name, state, digest, bytes, created_at)
      values (gen_random_uuid(), 'lea', 'photo', 'read', 'd', decode(repeat('00ff5c0a', 500000), 'hex'), now());
    insert into grade_changes (pupil_uid, from_grade, to_grade, by_name, at)
      select 'lea', '6ème', '5ème', 'Adulte', now() from generate_series(1, 7)`)
  const copy = await old.dumpDataDir('gzip')
  await old.close()
  await writeFile(join(folder, 'ariane-20261101-060000000.tar.gz'), Buffer.from(await copy.arrayBuffer()))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Where a server of that time listened. */
const socketName = ({ dev, ino }: { dev: number; ino: number }) => `\0ariane-data:${dev}:${ino}`

function run(place: string[] = [], data = dataDir) {
  const env = { PATH: process.env.PATH, DATA_DIR: data }
  const { status, stdout, stderr } = spawnSync(process.execPath, [IMPORT, ...place], { env, encoding: 'utf8' })
  const [, file = ''] = /^Sauvegarde écrite : (\S+)$/m.exec(stdout) ?? []
  return { status, said: (stdout + stderr).trim(), file }
}

it.each([
  ['a folder', () => []],
  ['a backup', () => [join(folder, 'ariane-20261101-060000000.tar.gz')]],
])(
  '@G05 %s of the time before PostgreSQL becomes a dump that is put back, and stays as it is',
  async (_what, place) => {
    const before = (await readdir(join(dataDir, 'db'))).sort()
    const { status, said, file } = run(place())
    expect({ status, said }).toEqual({
      status: 0,
      said: `Sauvegarde écrite : ${file}\nPour la reprendre : npm run restore -- ${file}`,
    })
    expect((await readdir(join(dataDir, 'db'))).sort()).toEqual(before)
    expect((await readDump(file)).migrations.at(-1)).toBe(LAST)
    const target = await ownDatabase('nothing')
    const keep = { table: 'erased', key: 'uid_hash' }
    await restoreDump({ connectionString: target.url }, { file, migrations: MIGRATIONS, keep })
    const { rows } = await inServer(target.url, client =>
      client.query(`select display_name, octet_length(bytes) as bytes, md5(bytes) as digest,
      (select max(id)::int from grade_changes) as changes
      from people left join readings on user_id = uid order by uid`),
    )
    expect(rows).toEqual([
      { display_name: 'Léa\t\\', bytes: 2_000_000, digest: createHash('md5').update(PHOTO).digest('hex'), changes: 7 },
      { display_name: 'Noé', bytes: null, digest: null, changes: 7 },
    ])
    await target.drop()
  },
)

it('says in one French sentence why nothing is imported', async () => {
  const empty = join(folder, 'empty')
  await mkdir(empty)
  expect(run([], empty)).toMatchObject({
    status: 1,
    said: `Rien à importer dans ${join(empty, 'db')} : il n'y a pas de données d'avant PostgreSQL.`,
  })
  const server = net.createServer().listen(socketName(statSync(dataDir)))
  await once(server, 'listening')
  expect(run()).toMatchObject({
    status: 1,
    said: `Un serveur utilise encore le dossier ${dataDir}. Arrêtez-le, puis recommencez.`,
  })
  server.close()
  const broken = join(folder, 'broken.tar.gz')
  await writeFile(broken, 'not a backup')
  expect(run([broken])).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^Les données de \S+broken\.tar\.gz sont illisibles \(.+\)\. Rien n'a été changé/),
  })
})
