import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failedStart } from './testing/failed-start.ts'
import { workshop } from './testing/installation.ts'
import { fillDataFolder } from './testing/test-database.ts'

// Whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

let shop: Awaited<ReturnType<typeof workshop>>
let data: string
beforeEach(async () => {
  shop = await workshop()
  data = shop.dataDir
})
afterEach(() => shop.close())

/** What a start that fails says, and its exit code: in this process, which has loaded everything. */
const failure = (environment: Record<string, string>) =>
  failedStart({ DATA_DIR: data, SITE_DIR: shop.folder, PORT: '0', LOG_LEVEL: 'error', ...environment })
/** The same of a process of its own. */
const failedProcess = (environment: Record<string, string>) => shop.finish(environment)

describe('@X07 a start that cannot work ends with one French sentence', () => {
  it('when a setting is wrong', async () => {
    expect(await failedProcess({ PORT: 'abc' })).toEqual({
      code: 1,
      said: 'La configuration est à corriger : PORT (attendu : un nombre entier de 0 à 65535).',
    })
  })

  it('when the folder cannot be written', async () => {
    await writeFile(data, 'a file in the way')
    const { code, said } = await failure({})
    expect(code).toBe(1)
    expect(said).toBe(
      `Le dossier de données ${data} ne peut pas être écrit. Donnez-vous les droits, ou choisissez un autre dossier avec DATA_DIR.`,
    )
  })

  it('when the database does not answer, without its password', async () => {
    const { code, said } = await failure({ DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/app' })
    expect(code).toBe(1)
    expect(said).toContain('La base de données 127.0.0.1:1/app ne répond pas (ECONNREFUSED).')
    expect(said).not.toContain('hidden')
  })

  it('when there are no programs of a database where it is told', async () => {
    const { code, said } = await failure({ POSTGRES_BIN: shop.folder })
    expect(code).toBe(1)
    expect(said).toBe(
      `PostgreSQL ne peut pas être lancé sur cette machine (POSTGRES_BIN : ${join(shop.folder, 'postgres')}). ` +
        'Indiquez un serveur PostgreSQL avec DATABASE_URL, ou le dossier des programmes d’un PostgreSQL installé avec POSTGRES_BIN.',
    )
  })

  it('when the data are of the time before PostgreSQL, and leaves them alone', async () => {
    const old = join(data, 'db')
    await mkdir(old, { recursive: true })
    await writeFile(join(old, 'PG_VERSION'), '17\n')
    const { code, said } = await failure({})
    expect(code).toBe(1)
    expect(said).toBe(
      `Les données du dossier ${old} viennent d'une version d'Ariane d'avant PostgreSQL. Rien n'a été changé. ` +
        'Pour les reprendre, suivez importer/README.md.',
    )
    expect(await readdir(old)).toEqual(['PG_VERSION'])
  })

  it('when the data are damaged, and offers the newest dump', async () => {
    const database = join(data, 'postgres', '18')
    await mkdir(join(database, 'global'), { recursive: true })
    await writeFile(join(database, 'PG_VERSION'), '18\n')
    await writeFile(join(database, 'global', 'pg_control'), 'damaged')
    const backups = join(data, 'backups')
    await mkdir(backups)
    for (const day of [1, 2]) await writeFile(join(backups, `ariane-2026110${day}-060000000.dump.gz`), '')
    const newest = join(backups, 'ariane-20261102-060000000.dump.gz')
    expect(await failedProcess({})).toEqual({
      code: 1,
      said:
        `Les données du dossier ${database} sont illisibles. La sauvegarde la plus récente est ${newest}. ` +
        `Pour la reprendre : npm run restore -- ${newest}`,
    })
  })

  it('when the data lost the file by which they are recognised, and leaves them alone', async () => {
    await mkdir(join(data, 'postgres', '18', 'base'), { recursive: true })
    const { code, said } = await failure({})
    expect(code).toBe(1)
    expect(said).toBe(
      `Les données du dossier ${join(data, 'postgres', '18')} sont illisibles. Aucune sauvegarde n'a été trouvée. ` +
        'Déplacez ce dossier pour repartir de zéro, et gardez-le pour une réparation.',
    )
    expect(await readdir(join(data, 'postgres', '18'))).toEqual(['base'])
  })

  it('when the certificate is none', async () => {
    const file = join(shop.folder, 'cert.pem')
    await writeFile(file, 'no certificate')
    const { code, said } = await failure({ TLS_CERT: file, TLS_KEY: file })
    expect(code).toBe(1)
    expect(said).toMatch(/^Le certificat n'a pas pu être lu \(\w+\)\. Vérifiez TLS_CERT et TLS_KEY\.$/)
    expect(await readdir(shop.folder)).toEqual(['cert.pem'])
  })

  it('when a trusted proxy is no address', async () => {
    const { code, said } = await failure({ TRUSTED_PROXIES: 'nobody' })
    expect(code).toBe(1)
    expect(said).toMatch(/^La configuration est à corriger : TRUSTED_PROXIES \(.+\)\.$/)
  })

  it.each(['PORT', 'METRICS_PORT'])('when the port of %s is taken', async setting => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, said } = await failure({ [setting]: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(said).toBe(
      `Le port ${port} est déjà pris sur 127.0.0.1. Arrêtez l'autre programme, ou choisissez un autre port avec ${setting}.`,
    )
    expect(await readdir(shop.folder)).toEqual([])
  })
})

it('@X04 @X07 a running server refuses a second one, finishes what it began when told to stop, leaves a dump, and ends its database', async () => {
  const { child, heard, said, address } = await shop.serve()
  expect(said()).toContain(`Les données sont dans ${data}.`)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  const second = await failedProcess({})
  expect(second.code).toBe(1)
  expect(second.said).toBe(
    `Le dossier de données ${data} est déjà utilisé par un autre processus (numéro ${child.pid}). ` +
      'Arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.',
  )

  const body = JSON.stringify({ email: 'lea@ariane.example', password: 'marron-vert', name: 'Léa' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const unfinished = request(`${address}/api/auth/sign-up/email`, { method: 'POST', headers })
  unfinished.flushHeaders()
  await once(unfinished, 'continue')
  child.kill('SIGTERM')
  await heard(/(Arrêt en cours)/)
  unfinished.end(body)
  const [answer] = await once(unfinished, 'response')
  expect(answer.statusCode).toBe(200)
  expect(await text(answer)).toContain('lea@ariane.example')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await readdir(join(data, 'postgres', '18'))).not.toContain('postmaster.pid')
  expect(await readdir(join(data, 'backups'))).toEqual([expect.stringMatching(/^ariane-[\d-]+\.dump\.gz$/)])
})

it('@X07 @S10 a restart beside a damaged registry serves the last good one and says so; without one it is not ready', async () => {
  const registry = join(shop.folder, 'remotes.json')
  await mkdir(join(shop.folder, 'shell'))
  await writeFile(join(shop.folder, 'shell', 'index.html'), '<html><head><!--site:head--></head></html>')
  await writeFile(registry, JSON.stringify({ schema: 1, issued: '2026-01-01T00:00:00Z', remotes: [], signature: null }))
  const asked = async (address: string, path: string) => {
    const answer = await fetch(address + path, { headers: { accept: 'text/html' } })
    return { status: answer.status, body: await answer.text() }
  }
  await fillDataFolder(data)
  const first = await shop.serve()
  expect((await asked(first.address, '/chat')).status).toBe(200)
  await first.end('SIGKILL')

  await writeFile(registry, '{"schema":')
  const second = await shop.serve()
  expect((await asked(second.address, '/chat')).status).toBe(200)
  expect((await asked(second.address, '/remotes.json')).body).toContain('2026-01-01T00:00:00Z')
  expect(await asked(second.address, '/readyz')).toEqual({
    status: 200,
    body: JSON.stringify({ status: 'degraded', site: { issued: '2026-01-01T00:00:00Z', refused: 'unreadable' } }),
  })
  await second.end('SIGKILL')

  const other = join(shop.folder, 'other')
  await fillDataFolder(other)
  const third = await shop.serve({ DATA_DIR: other })
  expect((await asked(third.address, '/readyz')).status).toBe(503)
  expect((await asked(third.address, '/chat')).body).toContain('Ariane n’est pas disponible pour le moment')
})
