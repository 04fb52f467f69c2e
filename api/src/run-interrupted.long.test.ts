import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { workshop } from './testing/installation.ts'

// Whole processes start here, on a machine that may be busy.
vi.setConfig({ testTimeout: 150_000 })

let shop: Awaited<ReturnType<typeof workshop>>
beforeEach(async () => {
  shop = await workshop()
})
afterEach(() => shop.close())

/** Holds each module back, so that there is a middle. */
const SIMULATOR = 'api/src/simulator/main.ts'
const LEA = { email: 'lea@ariane.example', password: 'marron-vert', name: 'Léa' }
const NOE = { email: 'noe@ariane.example', password: 'marron-bleu', name: 'Noé' }
const prompts = [1, 2, 3, 4, 5].map(n => ({ title: `Étape ${n}`, type: 'TEXT', prompt_generation: '' }))

async function post(url: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const [BACKUP, RESTORE] = ['scripts/backup.ts', 'scripts/restore.ts'] as const

/** Somebody with an account. */
async function open(address: string, person: object) {
  const registered = await post(`${address}/api/auth/sign-up/email`, person)
  const { token } = registered.body as { token: string }
  expect((await post(`${address}/api/account/open`, { accountType: 'email' }, token)).status).toBe(200)
}
const signIn = async (address: string, person: object) =>
  (await post(`${address}/api/auth/sign-in/email`, person)).status

/** A pupil with an account, who asked for a path. */
async function begin(address: string) {
  const registered = await post(`${address}/api/auth/sign-up/email`, LEA)
  const { token, user } = registered.body as { token: string; user: { id: string } }
  const userId = user.id
  await post(`${address}/api/account/open`, { accountType: 'email' }, token)
  const place = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
  const request = { desc: '', userId, pathType: 'pedagogical_pathway', ...place, customPrompts: prompts }
  const asked = await post(`${address}/api/path/generate`, request, token)
  const { id } = (asked.body as { data: { id: number } }).data
  const read = async (at: string) => {
    const answer = await post(`${at}/api/path/${id}`, { userId }, token)
    type Read = { data: { status: string; generation: { done: number } | null; modules: { title: string }[] } }
    return (answer.body as Read).data
  }
  /** Waits until more than `n` modules are written, with the generation still under way. */
  const written = (at: string, n: number) =>
    vi.waitFor(async () => expect((await read(at)).generation?.done).toBeGreaterThan(n), { timeout: 30_000 })
  return { read, written }
}

it('@X05 @R07 a path is finished although its server was told to stop in the middle, then killed', async () => {
  const slow = { JOB_STEP_MS: '1500', STOP_SECONDS: '0.05' }
  const first = await shop.serve(slow, SIMULATOR)
  const { read, written } = await begin(first.address)
  await written(first.address, 0)
  expect(await first.end('SIGTERM')).toEqual([0, null])

  const second = await shop.serve(slow, SIMULATOR)
  await written(second.address, 1)
  expect(await second.end('SIGKILL')).toEqual([null, 'SIGKILL'])

  const third = await shop.serve()
  await vi.waitFor(async () => expect((await read(third.address)).status).toBe('to_do'), { timeout: 30_000 })
  expect((await read(third.address)).modules.map(module => module.title)).toEqual(prompts.map(({ title }) => title))
})

it('@X07 a dump made beside a running server is put back by a restore, and one is made of a stopped server', async () => {
  const server = await shop.serve()
  const register = (person: object) => post(`${server.address}/api/auth/sign-up/email`, person)
  expect(await shop.finish({}, BACKUP)).toEqual({
    code: 1,
    said: `Aucune donnée dans ${shop.dataDir} : rien à sauvegarder.`,
  })
  await open(server.address, LEA)
  const asked = await shop.finish({}, BACKUP)
  const [, dump = ''] = /^Sauvegarde écrite : (\S+)$/.exec(asked.said) ?? []
  expect(asked).toMatchObject({ code: 0, said: expect.stringMatching(/^Sauvegarde écrite : \S+\.dump\.gz$/) })
  const refused = await shop.finish({}, RESTORE, dump)
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('est déjà utilisé par un autre processus') })
  expect((await register(NOE)).status).toBe(200)
  await server.end('SIGTERM')

  const stopped = await shop.finish({}, BACKUP)
  expect(stopped).toMatchObject({ code: 0, said: expect.stringMatching(/^Sauvegarde écrite : \S+$/) })
  const restored = await shop.finish({}, RESTORE, dump)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining(`Données restaurées depuis ${dump}.`) })
  const [, replaced = ''] = /Les données remplacées sont conservées ici : (\S+)/.exec(restored.said) ?? []

  const again = await shop.serve()
  expect([await signIn(again.address, LEA), await signIn(again.address, NOE)]).toEqual([200, 401])
  await again.end('SIGTERM')
  expect(await shop.finish({}, RESTORE, replaced)).toMatchObject({ code: 0 })
  const last = await shop.serve()
  expect([await signIn(last.address, LEA), await signIn(last.address, NOE)]).toEqual([200, 200])
})

it('@G05 @X07 data that disappeared beside their dumps are not made anew, and the command that is named brings them back', async () => {
  const server = await shop.serve()
  await open(server.address, LEA)
  await server.end('SIGTERM')
  const { said } = await shop.finish({}, BACKUP)
  const [, dump = ''] = /^Sauvegarde écrite : (\S+)$/.exec(said) ?? []
  const data = join(shop.dataDir, 'postgres', '18')
  await rm(data, { recursive: true })
  await mkdir(data)
  expect(await shop.finish()).toEqual({
    code: 1,
    said:
      `Le dossier ${data} est vide ou a disparu, alors que des sauvegardes existent : rien n'a été créé à sa place. ` +
      `La sauvegarde la plus récente est ${dump}. Pour la reprendre : npm run restore -- ${dump}. ` +
      'Pour repartir de zéro, déplacez le dossier des sauvegardes.',
  })
  expect(await readdir(data)).toEqual([])
  expect(await shop.finish({}, RESTORE)).toMatchObject({ code: 0 })
  const again = await shop.serve()
  expect(await signIn(again.address, LEA)).toBe(200)
})

it('@X07 a dump or a restore that cannot work says why in one French sentence', async () => {
  const wrong = 'La configuration est à corriger : PORT (attendu : un nombre entier de 0 à 65535).'
  const elsewhere = { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/app' }
  const [broken, old] = [join(shop.folder, 'broken.dump.gz'), join(shop.folder, 'ariane-20261101-060000000.tar.gz')]
  for (const file of [broken, old]) await writeFile(file, 'not a dump')
  const cases = await Promise.all([
    shop.finish({}, BACKUP),
    shop.finish({}, RESTORE),
    shop.finish({ PORT: 'abc' }, BACKUP),
    shop.finish({ PORT: 'abc' }, RESTORE),
    shop.finish(elsewhere, BACKUP),
    shop.finish({ DATA_DIR: '/dev/null/data' }, BACKUP),
    shop.finish({}, RESTORE, broken),
    shop.finish({}, RESTORE, old),
  ])
  expect(cases.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  const [nothing, noDump, setting, sameSetting, server, nowhere, unreadable, imported] = cases.map(({ said }) => said)
  expect(nothing).toBe(`Aucune donnée dans ${shop.dataDir} : rien à sauvegarder.`)
  expect(noDump).toBe(`Aucune sauvegarde dans ${shop.dataDir}/backups.`)
  expect([setting, sameSetting]).toEqual([wrong, wrong])
  expect(server).toContain('La base de données 127.0.0.1:1/app ne répond pas (ECONNREFUSED).')
  expect(server).not.toContain('hidden')
  expect(nowhere).toBe('Aucune donnée dans /dev/null/data : rien à sauvegarder.')
  expect(unreadable).toBe(
    `La sauvegarde ${broken} est illisible. Les données en place n'ont pas été touchées ; essayez une sauvegarde plus ancienne.`,
  )
  expect(imported).toBe(
    `La sauvegarde ${old} ne peut pas être restaurée telle quelle. ` +
      'Elle est d’avant PostgreSQL : convertissez-la d’abord avec importer/README.md.',
  )
  expect(await readdir(shop.folder)).not.toContain('data')
})
