import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
let folder: string
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ariane-run-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

function launch(environment: Record<string, string> = {}) {
  const { PATH } = process.env
  const env = { PATH, DATA_DIR: join(folder, 'data'), SITE_DIR: folder, PORT: '0', LOG_LEVEL: 'error', ...environment }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  const heard = async (pattern: RegExp) => {
    while (!pattern.test(said)) await once(child.stderr, 'data')
    return pattern.exec(said)?.[1] ?? ''
  }
  return { child, heard, said: () => said }
}

/** What a start that fails says, and its exit code. */
async function failure(environment: Record<string, string>) {
  const { child, said } = launch(environment)
  const [code] = await once(child, 'close')
  return { code, said: said().trim() }
}

describe('a start that cannot work ends with one French sentence', () => {
  it('when a setting is wrong', async () => {
    expect(await failure({ PORT: 'abc' })).toEqual({
      code: 1,
      said: expect.stringMatching(/^La configuration est à corriger : PORT: .+\.$/),
    })
  })

  it('when the folder cannot be written', async () => {
    await writeFile(join(folder, 'data'), 'a file in the way')
    const { code, said } = await failure({})
    expect(code).toBe(1)
    expect(said).toBe(
      `Le dossier de données ${join(folder, 'data')} ne peut pas être écrit. Donnez-vous les droits, ou choisissez un autre dossier avec DATA_DIR.`,
    )
  })

  it('when the database does not answer, without its password', async () => {
    const { code, said } = await failure({ DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/app' })
    expect(code).toBe(1)
    expect(said).toContain('La base de données 127.0.0.1:1/app ne répond pas (ECONNREFUSED).')
    expect(said).not.toContain('hidden')
  })

  it('when the data are damaged, and offers the newest dump', async () => {
    const database = join(folder, 'data', 'db')
    await mkdir(join(database, 'global'), { recursive: true })
    await writeFile(join(database, 'PG_VERSION'), '18\n')
    await writeFile(join(database, 'global', 'pg_control'), 'damaged')
    const backups = join(folder, 'data', 'backups')
    await mkdir(backups)
    for (const day of [1, 2]) await writeFile(join(backups, `ariane-2026110${day}-060000000.tar.gz`), '')
    const newest = join(backups, 'ariane-20261102-060000000.tar.gz')
    expect(await failure({})).toEqual({
      code: 1,
      said:
        `Les données du dossier ${database} sont illisibles. La sauvegarde la plus récente est ${newest}. ` +
        `Pour la reprendre : npm run restore -- ${newest}`,
    })
  })

  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, said } = await failure({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(said).toBe(
      `Le port ${port} est déjà pris sur 127.0.0.1. Arrêtez l'autre programme, ou choisissez un autre port avec PORT.`,
    )
  })
})

it('a running server refuses a second one, finishes what it began when told to stop, and leaves a dump', async () => {
  const { child, heard, said } = launch()
  const address = await heard(/Ariane est prête : (\S+)/)
  expect(said()).toContain("La base intégrée résiste à l'arrêt du programme, pas à une coupure de courant")
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  const second = await failure({})
  expect(second.code).toBe(1)
  expect(second.said).toBe(
    `Le dossier de données ${join(folder, 'data')} est déjà utilisé par un autre processus (numéro ${child.pid}). ` +
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
  expect(await readdir(join(folder, 'data', 'backups'))).toHaveLength(1)
})
