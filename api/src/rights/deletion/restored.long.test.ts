import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log.ts'
import { workshop } from '../../testing/installation.ts'
import { ownServer } from '../../testing/own-server.ts'
import { PATIENCE } from '../../testing/patience.ts'
import { openDatabase } from '../../wiring/database.ts'
import { hashUid } from './erase.ts'

// Whole processes and databases are made here, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const GONE = 'a-pupil-who-leaves-for-good'
const STAYS = 'a-pupil-who-stays'
const FIXTURE = fileURLToPath(new URL('testing/erase-person.ts', import.meta.url))
const RESTORE = 'scripts/restore.ts'

let shop: Awaited<ReturnType<typeof workshop>>
beforeEach(async () => {
  shop = await workshop()
})
afterEach(() => shop.close())

/** The application on the data, as a start of the server makes it. */
async function started(environment: Record<string, string> = {}, dataDir = shop.dataDir) {
  const config = readConfig({ DATA_DIR: dataDir, ...environment })
  const database = await openDatabase(config, () => {})
  const app = createApp({ config, database, log: createLog('silent'), secret: 'a secret for tests only' })
  await app.keepErased()
  const everybody = async () => (await app.cleanup.everybody()).sort()
  return { ...app, database, everybody, close: () => database.close() }
}

/** Two pupils, and who is there after a start. */
async function begin(environment: Record<string, string> = {}) {
  const app = await started(environment)
  const person = { role: 'ROLE_STUDENT' as const, grade: '5ème' as const, last_connected_at: null }
  for (const uid of [GONE, STAYS])
    await app.db
      .q()
      .insertInto('people')
      .values({ uid, display_name: uid, ...person })
      .execute()
  return app
}
async function whoIsThere(environment: Record<string, string> = {}, dataDir = shop.dataDir) {
  const app = await started(environment, dataDir)
  const there = await app.everybody()
  await app.close()
  return there
}

async function erasedBy(signal: NodeJS.Signals, moment: string, environment: Record<string, string> = {}) {
  const child = shop.launch(environment, FIXTURE, GONE, moment)
  await child.heard(/(erased)/)
  await child.end(signal)
}

const list = (folder = shop.dataDir) => readFile(join(folder, 'erased.txt'), 'utf8')

describe('@A14 @G05 @X07 a dump from before a deletion', () => {
  /** A dump with both of them. */
  async function dumped(): Promise<string> {
    const first = await begin()
    const dump = (await first.database.backup?.(new Date('2026-11-21T06:00:00Z'))) ?? ''
    await first.close()
    return dump
  }
  const restore = async (dump: string) =>
    expect(await shop.finish({}, RESTORE, dump)).toEqual({
      code: 0,
      said: expect.stringContaining('Données restaurées'),
    })

  it.each([['SIGKILL'], ['SIGTERM']] as const)(
    'brings nobody back, although the server ended at once by %s',
    async signal => {
      const dump = await dumped()
      await erasedBy(signal, 'after the commit')
      expect(await list()).toContain(hashUid(GONE))
      expect(await list()).not.toContain(GONE)
      await restore(dump)
      expect(await whoIsThere()).toEqual([STAYS])
    },
  )

  it('brings nobody back in another folder, where only the dumps and the list beside them were taken', async () => {
    const dump = await dumped()
    await erasedBy('SIGKILL', 'after the commit')
    const elsewhere = join(shop.folder, 'elsewhere')
    await mkdir(elsewhere)
    await cp(join(shop.dataDir, 'backups'), join(shop.folder, 'taken'), { recursive: true })
    const taken = join(shop.folder, 'taken', dump.split('/').at(-1) ?? '')
    expect(await shop.finish({ DATA_DIR: elsewhere }, RESTORE, taken)).toMatchObject({ code: 0 })
    expect(await whoIsThere({}, elsewhere)).toEqual([STAYS])
  })

  it('leaves alone whose deletion was killed before its commit, after a start and after a restore', async () => {
    const dump = await dumped()
    await erasedBy('SIGKILL', 'before the commit')
    expect(await list()).toMatch(/ pending\n$/)
    expect(await whoIsThere()).toEqual([GONE, STAYS])
    await restore(dump)
    expect(await whoIsThere()).toEqual([GONE, STAYS])
  })

  it('leaves alone whose deletion failed', async () => {
    const dump = await dumped()
    const app = await started()
    const failing = app.db.tx(async () => {
      await app.cleanup.erase(GONE)
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await vi.waitFor(async () => expect(await list()).toMatch(/ undone\n$/), PATIENCE)
    await app.close()
    // What was replaced cannot be asked any more.
    await rm(join(shop.dataDir, 'postgres'), { recursive: true })
    await restore(dump)
    expect(await whoIsThere()).toEqual([GONE, STAYS])
  })

  it('brings nobody back whose deletion was under way when the data were damaged', async () => {
    const dump = await dumped()
    await erasedBy('SIGKILL', 'after the commit')
    await writeFile(join(shop.dataDir, 'erased.txt'), (await list()).replace(/^.* erased\n/m, ''))
    await writeFile(join(shop.dataDir, 'backups', 'erased.txt'), await list())
    await rename(join(shop.dataDir, 'postgres/18/PG_VERSION'), join(shop.dataDir, 'postgres/18/PG_VERSION.lost'))
    await rm(join(shop.dataDir, 'postgres/18/global'), { recursive: true })
    await restore(dump)
    expect(await whoIsThere()).toEqual([STAYS])
  })
})

it('@A14 @G05 @X07 an installation moves to a server and back, and nobody who went meanwhile comes back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ariane-moved-'))
  const other = await ownServer(folder)
  const server = { DATABASE_URL: other.url, DATA_DIR: join(shop.folder, 'of the server') }
  try {
    const first = await begin()
    const before = (await first.database.backup?.(new Date('2026-11-21T06:00:00Z'))) ?? ''
    await first.close()
    expect(await shop.finish(server, RESTORE, before)).toMatchObject({ code: 0 })
    expect(await whoIsThere(server)).toEqual([GONE, STAYS])

    await erasedBy('SIGKILL', 'after the commit', server)
    const moved = await started(server)
    const after = (await moved.database.backup?.(new Date('2026-11-22T06:00:00Z'))) ?? ''
    await moved.close()
    expect(await shop.finish({}, RESTORE, after)).toMatchObject({ code: 0 })
    expect(await whoIsThere()).toEqual([STAYS])

    // Another machine with a list of its own: the database that is replaced knows it as well.
    const elsewhere = { ...server, DATA_DIR: join(shop.folder, 'of another node') }
    expect(await shop.finish(elsewhere, RESTORE, before)).toMatchObject({ code: 0 })
    expect(await whoIsThere(elsewhere)).toEqual([STAYS])
  } finally {
    await other.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

const DEBIAN = '/usr/lib/postgresql'
const bin = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
  .map(version => join(DEBIAN, version, 'bin'))
  .find(folder => existsSync(join(folder, 'initdb')))
const reason = bin ? '' : ' (skipped: no PostgreSQL in /usr/lib/postgresql, apt-get install -y postgresql)'

it.skipIf(!bin)(
  `@A14 @X07 a pg_dump from before a deletion brings nobody back, although the server ended at once${reason}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ariane-dumped-'))
    // The programs that copy are of its version.
    const database = await ownServer(folder, bin)
    const { url } = database
    // Of the settings of an address, older programs know few.
    const programUrl = url.replace(/&ssl.*$/, '')
    try {
      const server = { DATABASE_URL: url }
      await (await begin(server)).close()
      const dump = join(folder, 'before.dump')
      execFileSync(join(bin ?? '', 'pg_dump'), ['-Fc', '-f', dump, programUrl])
      await erasedBy('SIGKILL', 'after the commit', server)
      execFileSync(join(bin ?? '', 'pg_restore'), ['--clean', '--if-exists', '-d', programUrl, dump])
      expect(await whoIsThere(server)).toEqual([STAYS])
    } finally {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
