import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listMigrations, migrate } from '../api/src/platform/db/migrate.ts'
import { connect } from '../api/src/platform/db/open.ts'
import { inServer } from '../api/src/testing/in-server.ts'
import { workshop } from '../api/src/testing/installation.ts'
import { ownDatabase } from '../api/src/testing/own-database.ts'
import { fillDataFolder } from '../api/src/testing/test-database.ts'
import { MIGRATIONS } from '../api/src/wiring/database.ts'

// Whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000 })

const KEY = /age1[0-9a-z]+/
const DUMP = /Sauvegarde écrite : (\S+\.dump\.gz(?:\.age)?)/

let shop: Awaited<ReturnType<typeof workshop>>
let database: Awaited<ReturnType<typeof ownDatabase>>
beforeEach(async () => {
  shop = await workshop()
})
afterEach(async () => {
  await shop.close()
  await database.drop()
})

const rows = async (query: string) => (await inServer(database.url, client => client.query(query))).rows
const somebody = () =>
  rows(`with made as (
      insert into auth_users (id, name, email, "emailVerified") values ('lea', 'Léa', 'lea@ariane.example', false) returning id)
    insert into people (uid, role, grade, email, display_name)
    select id, 'ROLE_TEACHER', '5ème', 'lea@ariane.example', 'Léa' from made`)
const run = (command: string, words: string[] = [], environment: Record<string, string> = {}) =>
  shop.finish({ DATABASE_URL: database.url, ...environment }, `scripts/${command}.ts`, ...words)

describe('@G05 the commands that keep the data, on a server of PostgreSQL', () => {
  beforeEach(async () => {
    database = await ownDatabase('migrations')
  })

  it('have nothing to do where nobody has an account, and say so', async () => {
    const said = 'Aucune donnée dans la base de données : rien à sauvegarder.'
    expect(await run('backup')).toEqual({ code: 1, said })
    expect(await run('drill')).toEqual({ code: 1, said: expect.stringContaining(`Aucun`) })
  })

  it('write a dump, restore it beside, and put it back', async () => {
    await somebody()
    const written = await run('backup')
    expect(written).toEqual({ code: 0, said: expect.stringMatching(DUMP) })
    const [, dump = ''] = DUMP.exec(written.said) ?? []
    expect((await stat(dump)).size).toBeGreaterThan(0)
    const tried = await run('drill')
    expect(tried).toEqual({
      code: 0,
      said: expect.stringMatching(/a été restaurée à côté : \d+ lignes dans \d+ tables, autant que dans la sauvegarde/),
    })
    expect(await run('drill', [join(shop.folder, 'absent.dump.gz')])).toMatchObject({ code: 1 })
    await rows('delete from people')
    expect(await run('restore', [dump])).toEqual({
      code: 0,
      said: expect.stringContaining(`Données restaurées depuis ${dump}. Vous pouvez relancer le serveur.`),
    })
    expect(await rows('select uid from people')).toEqual([{ uid: 'lea' }])
  })

  it('make a pair of keys, seal with one, and read with the other only', async () => {
    await somebody()
    const keyFile = join(shop.folder, 'ariane.key')
    const made = await run('backup', [`--new-key=${keyFile}`])
    expect(made.code).toBe(0)
    const [publicKey = ''] = KEY.exec(made.said) ?? []
    expect(await readFile(keyFile, 'utf8')).toMatch(/^# public key: age1\S+\nAGE-SECRET-KEY-/)
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
    expect(made.said).not.toContain('AGE-SECRET-KEY-1')
    // A key is never written over another one.
    expect(await run('backup', [`--new-key=${keyFile}`])).toMatchObject({ code: 1 })

    const written = await run('backup', [], { BACKUP_KEY: publicKey })
    const [, dump = ''] = DUMP.exec(written.said) ?? []
    expect(dump).toMatch(/\.age$/)
    const sealed = await run('drill', [dump])
    expect(sealed).toEqual({
      code: 1,
      said: expect.stringMatching(/ est chiffrée\. .* npm run drill -- \S+ --key=FICHIER$/),
    })
    expect(await run('drill', [dump, `--key=${keyFile}`])).toMatchObject({ code: 0 })
  })

  it('refuse an option that they do not know, and a database that is away', async () => {
    expect(await run('backup', ['--everything'])).toMatchObject({
      code: 1,
      said: expect.stringContaining('everything'),
    })
    const away = { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/app' }
    for (const command of ['backup', 'drill', 'admin', 'upgrade']) {
      const { code, said } = await run(command, [], away)
      expect([command, code]).toEqual([command, 1])
      expect(said).toContain('La base de données 127.0.0.1:1/app ne répond pas')
      expect(said).not.toContain('hidden')
    }
  })
})

describe('@G03 what an operator does from a terminal', () => {
  beforeEach(async () => {
    database = await ownDatabase('migrations')
  })

  it('lists the commands, finds people, names an operator, and ends with 1 where it cannot', async () => {
    await somebody()
    expect(await run('admin')).toMatchObject({ said: expect.stringContaining('npm run admin -- COMMANDE') })
    expect(await run('admin', ['who', 'lea@ariane.example'])).toEqual({ code: 0, said: 'lea  Léa  ROLE_TEACHER' })
    expect(await run('admin', ['operator', 'lea@ariane.example'])).toMatchObject({ code: 0 })
    expect(await rows('select uid from operators')).toEqual([{ uid: 'lea' }])
    expect(await run('admin', ['who', 'nobody@ariane.example'])).toEqual({
      code: 1,
      said: 'Personne n’entre avec « nobody@ariane.example ».',
    })
  })
})

describe('@G05 npm run upgrade', () => {
  const builtSite = async () => {
    await mkdir(join(shop.folder, 'shell'))
    await writeFile(join(shop.folder, 'shell', 'index.html'), '<html><head><!--site:head--></head></html>')
    const registry = { schema: 1, issued: '2026-01-01T00:00:00Z', remotes: [], signature: null }
    await writeFile(join(shop.folder, 'remotes.json'), JSON.stringify(registry))
  }
  /** A database as the release before left it: without the last migration. */
  const before = async () => {
    database = await ownDatabase('nothing')
    const opened = await connect(database.url, () => {})
    const names = await listMigrations(MIGRATIONS)
    await migrate(opened.q(), MIGRATIONS, names.slice(0, -1))
    await opened.close()
    await somebody()
    return names.at(-1) ?? ''
  }
  const last = () => rows('select name from kysely_migration order by name desc limit 1')

  it('dumps, migrates, starts the new release, asks it, and stops it', async () => {
    await builtSite()
    const newest = await before()
    const done = await run('upgrade')
    expect(done).toEqual({ code: 0, said: expect.stringMatching(/-before-migration\.dump\.gz/) })
    expect(done.said).toContain('Les tables sont celles de cette version : 1 changement.')
    expect(done.said).toContain('Cette version a démarré pour un essai et répond.')
    expect(await last()).toEqual([{ name: newest }])
    expect(
      await rows(`select application_name from pg_stat_activity
        where datname = current_database() and application_name like 'ariane%'`),
    ).toEqual([])
  })

  it('says what the new release said when it does not answer, and which release to start', async () => {
    await builtSite()
    const newest = await before()
    const file = join(shop.folder, 'cert.pem')
    await writeFile(file, 'no certificate')
    const { code, said } = await run('upgrade', [], { TLS_CERT: file, TLS_KEY: file })
    expect(code).toBe(1)
    expect(said).toContain("Le certificat n'a pas pu être lu")
    expect(said).toContain('Relancez la version précédente : elle fonctionne sur ces tables, rien n’est perdu.')
    expect(await last()).toEqual([{ name: newest }])
  })

  it('works on the database of our own, refuses while its server runs, and makes none where there is none', async () => {
    database = await ownDatabase('nothing')
    await builtSite()
    const own = { DATABASE_URL: '' }
    expect(await run('upgrade', [], own)).toEqual({
      code: 1,
      said: `Aucune donnée dans ${shop.dataDir} : il n’y a rien à mettre à jour. Démarrez Ariane, elle fait le reste.`,
    })
    await fillDataFolder(shop.dataDir)
    const server = await shop.serve()
    expect(await run('upgrade', [], own)).toMatchObject({
      code: 1,
      said: expect.stringContaining('est déjà utilisé par un autre processus'),
    })
    await server.end('SIGTERM')
    const done = await run('upgrade', [], own)
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining('a démarré pour un essai et répond') })
    expect(await readdir(join(shop.dataDir, 'postgres', '18'))).not.toContain('postmaster.pid')
  })
})
