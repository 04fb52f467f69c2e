import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifier } from '../../api/src/site/signature.ts'
import type { Published, RemoteEntry } from '../../shared/src/contracts/registry.ts'
import { activate, store } from '../site/changes.ts'
import { type Release, release } from './commands.ts'
import { changeRegistry, readRegistry } from './registry.ts'
import { actor, makeKeys } from './signature.ts'
import { folderStorage } from './storage/folder.ts'
import { Overtaken } from './storage/storage.ts'

const published = (version: string): Published => ({
  version,
  manifest: `/remotes/mf-chat/${version}/mf-manifest.json`,
  entry: 'remoteEntry.js',
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
})

let folder: string
let said: string[]
let context: Release

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-release-'))
  said = []
  context = {
    storage: folderStorage(folder),
    by: 'equipe',
    keyFile: undefined,
    now: () => new Date('2026-11-21T10:00:00Z'),
    say: line => said.push(line),
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const add = (remote: string, version: string, keyFile?: string) =>
  changeRegistry(context.storage, {
    command: 'publish',
    remote,
    by: 'equipe',
    now: context.now(),
    keyFile,
    apply: before => store(remote, published(version), before),
  })
const run = (...words: string[]) => release(context, words)
const entry = async () => (await readRegistry(context.storage))?.remotes.find(({ name }) => name === 'mf-chat')

describe('what a team does with its versions', () => {
  beforeEach(async () => {
    await add('mf-chat', 'a')
    await add('mf-chat', 'b')
  })

  it('@F02 gives a stored version to nobody, then to a share, then to everybody, and back', async () => {
    expect(await entry()).toMatchObject({ active: 'a', canary: null })
    await run('promote', 'mf-chat', '10', 'pour un essai')
    expect(await entry()).toMatchObject({ active: 'a', canary: { version: 'b', share: 10 } })
    await run('promote', 'mf-chat', 'pour un essai')
    expect(await entry()).toMatchObject({ active: 'b', canary: null, lastGood: 'a' })
    await run('rollback', 'mf-chat', 'pour un essai')
    expect(await entry()).toMatchObject({ active: 'a', lastGood: null })
    await run('promote', 'mf-chat', 'b', 'pour un essai')
    await run('disable', 'mf-chat', 'fuite', 'de mémoire')
    expect((await entry())?.disabled?.reason).toBe('fuite de mémoire')
    await run('enable', 'mf-chat')
    expect((await entry())?.disabled).toBeNull()
  })

  it('@W03 gives the first version of all to a share, to more, and then to everybody', async () => {
    const apply = (before: RemoteEntry | undefined) => store('mf-neuf', published('a'), before, 10)
    const asked = { command: 'publish', remote: 'mf-neuf', by: 'equipe', now: context.now(), keyFile: undefined }
    await changeRegistry(context.storage, { ...asked, apply })
    await run('list')
    expect(said).toContain('mf-neuf : a, la première, pour 10 % des personnes seulement')
    await run('promote', 'mf-neuf', '50', 'pour un essai')
    expect(said.at(-1)).toBe('mf-neuf : a, la première, pour 50 % des personnes seulement')
    await expect(run('promote', 'mf-neuf', '--canary', 'pour un essai')).rejects.toThrow(
      'Personne n’a encore d’autre version de mf-neuf',
    )
    await run('promote', 'mf-neuf', 'pour un essai')
    expect(said.at(-1)).toBe('mf-neuf : a')
  })

  it('@W03 falls back to no first version that a share alone had', async () => {
    const asked = { command: 'publish', remote: 'mf-neuf', by: 'equipe', now: context.now(), keyFile: undefined }
    await changeRegistry(context.storage, { ...asked, apply: before => store('mf-neuf', published('a'), before, 10) })
    for (const version of ['b', 'c']) {
      await add('mf-neuf', version)
      await run('promote', 'mf-neuf', version, 'pour un essai')
    }
    await run('rollback', 'mf-neuf', 'pour un essai')
    expect(said.at(-1)).toBe('mf-neuf : b, déposée : c')
    said = []
    await run('history', 'mf-neuf')
    expect(said.slice(-3)).toEqual([
      '2026-11-21T10:00:00.000Z  equipe  promote  mf-neuf  — → b  b pour un essai',
      '2026-11-21T10:00:00.000Z  equipe  publish  mf-neuf',
      '2026-11-21T10:00:00.000Z  equipe  publish  mf-neuf',
    ])
  })

  it('@W03 refuses a share for what is published already, and for the shell', async () => {
    await expect(run('publish', 'mf-chat', '10', '--uncommitted')).rejects.toThrow(
      'npm run release promote mf-chat 10 "pourquoi"',
    )
    await expect(run('publish', 'shell', '10', '--uncommitted')).rejects.toThrow('ne prend pas de part')
    await expect(run('publish', 'mf-planner', '101', '--uncommitted')).rejects.toThrow('La part est un nombre entier')
  })

  it('@W01 falls back to what everybody had before, also after a rollback', async () => {
    await run('promote', 'mf-chat', 'pour un essai')
    await add('mf-chat', 'c')
    await add('mf-chat', 'd')
    await run('promote', 'mf-chat', 'd', 'pour un essai')
    await run('rollback', 'mf-chat', 'pour un essai')
    expect(await entry()).toMatchObject({ active: 'b', lastGood: 'a' })
  })

  it('@F02 writes a line about each change, newest first', async () => {
    await run('promote', 'mf-chat', 'pour un essai')
    await run('disable', 'mf-chat', 'fuite')
    said = []
    await run('history', 'mf-chat')
    expect(said).toEqual([
      '2026-11-21T10:00:00.000Z  equipe  disable  mf-chat  b  fuite',
      '2026-11-21T10:00:00.000Z  equipe  promote  mf-chat  a → b  pour un essai',
      '2026-11-21T10:00:00.000Z  equipe  publish  mf-chat  a',
      '2026-11-21T10:00:00.000Z  equipe  publish  mf-chat  — → a',
    ])
  })

  it('says in plain words what it cannot do', async () => {
    await expect(run('promote', 'mf-chat', 'z', 'pour un essai')).rejects.toThrow(
      'mf-chat n’a pas de version z. Versions connues : b, a.',
    )
    await expect(run('promote', 'mf-autre', 'pour un essai')).rejects.toThrow(
      'Remote inconnu : mf-autre. Publiés : mf-chat.',
    )
    await expect(run('rollback', 'mf-chat', 'pour un essai')).rejects.toThrow('mf-chat n’a pas de version précédente.')
    await expect(run('promote', 'mf-chat', 'b', '10')).rejects.toThrow('Dites pourquoi, entre guillemets')
    await expect(run('rollback', 'mf-chat')).rejects.toThrow('Dites pourquoi, entre guillemets')
    await expect(run('disable', 'mf-chat')).rejects.toThrow('Dites pourquoi')
    await expect(run('publish', 'chat')).rejects.toThrow('Remote inconnu : chat. Connus : mf-accounts')
    await expect(run()).rejects.toThrow('npm run release publish mf-chat')
    await run('promote', 'mf-chat', 'pour un essai')
    await expect(run('promote', 'mf-chat', 'pour un essai')).rejects.toThrow('n’a pas de version plus récente')
  })
})

it('a damaged registry is left as it is, with a sentence on how to get a good one back', async () => {
  await add('mf-chat', 'a')
  writeFileSync(path.join(folder, 'remotes.json'), '{"schema":')
  await expect(add('mf-chat', 'b')).rejects.toThrow(
    `Le registre ${folder}/remotes.json est illisible ; rien n’a été changé`,
  )
  await expect(run('list')).rejects.toThrow('Remettez-le depuis DATA_DIR/registries.')
  expect(readFileSync(path.join(folder, 'remotes.json'), 'utf8')).toBe('{"schema":')
})

describe('two publishers at the same moment', () => {
  it('@F01 @F02 lose nothing of one another, and touch no other remote', async () => {
    const versions = Array.from({ length: 8 }, (_, n) => `v${n}`)
    await Promise.all(versions.flatMap(version => [add('mf-chat', version), add('mf-planner', version)]))
    const remotes = (await readRegistry(context.storage))?.remotes ?? []
    for (const { versions: kept, active } of remotes) {
      const names = kept.map(one => one.version)
      expect(names).toHaveLength(new Set([...names, active]).size)
      expect(names.length).toBeGreaterThanOrEqual(5)
    }
    const lines = readFileSync(path.join(folder, 'audit.jsonl'), 'utf8').trim().split('\n')
    expect(lines).toHaveLength(16)
    expect(new Set(lines.map(line => (JSON.parse(line) as { remote: string }).remote)).size).toBe(2)
  })

  it('a folder refuses a text that somebody else replaced', async () => {
    const { storage } = context
    await storage.replace('x', 'one', null)
    const before = await storage.read('x')
    await storage.replace('x', 'two', before?.tag ?? null)
    await expect(storage.replace('x', 'three', before?.tag ?? null)).rejects.toThrow(Overtaken)
    await expect(storage.replace('x', 'three', null)).rejects.toThrow(Overtaken)
    expect((await storage.read('x'))?.text).toBe('two')
  })
})

describe('a signed registry', () => {
  it('@F02 passes with its key, and with no other one nor after a change', async () => {
    const keyFile = path.join(folder, 'release.pem')
    const check = verifier(makeKeys(keyFile))
    await add('mf-chat', 'a', keyFile)
    const registry = await readRegistry(context.storage)
    if (!registry) throw new Error('no registry')
    expect(check(registry)).toEqual({ foreign: [], isWhole: true, hasTeams: false })
    expect(() => check({ ...registry, issued: '2027-01-01T00:00:00.000Z' })).toThrow('not signed')
    expect(() => check({ ...registry, signature: null })).toThrow('not signed')
    const other = verifier(makeKeys(path.join(folder, 'other.pem')))
    expect(() => other(registry)).toThrow('not signed')
    const stolen = activate('mf-chat', published('evil'), registry.remotes[0])
    expect(() => check({ ...registry, remotes: [stolen] })).toThrow('not signed')
  })

  it('@W05 @F05 is noted under the key that signed, and so is the link of an override', async () => {
    const keyFile = path.join(folder, 'chat.pem')
    await run('keys', keyFile)
    const [key] = /clé [0-9a-f]{8}/.exec(said.join('\n')) ?? []
    await add('mf-chat', 'a')
    context = { ...context, keyFile, by: actor(keyFile) }
    await run('disable', 'mf-chat', 'une fuite')
    await run('override', 'mf-chat', 'a', 'mf-planner', 'http://localhost:4105', '2h')
    said = []
    await run('history')
    expect(said).toEqual([
      `2026-11-21T10:00:00.000Z  ${key}  override  mf-planner  http://localhost:4105, jusqu’au 2026-11-21T12:00:00.000Z`,
      `2026-11-21T10:00:00.000Z  ${key}  override  mf-chat  a  a, jusqu’au 2026-11-21T12:00:00.000Z`,
      `2026-11-21T10:00:00.000Z  ${key}  disable  mf-chat  a  une fuite`,
      '2026-11-21T10:00:00.000Z  equipe  publish  mf-chat  — → a',
    ])
    expect(actor(undefined)).toBe(userInfo().username)
  })

  it('is made with the names of the variables that the server reads it from', async () => {
    await run('keys', path.join(folder, 'release.pem'))
    expect(said.join('\n')).toMatch(/publié +REGISTRY_KEY=(\S+)\n.*remplacement +OVERRIDE_KEY=\1\n/)
  })

  it('never overwrites a key', () => {
    const file = path.join(folder, 'release.pem')
    writeFileSync(file, 'precious')
    expect(() => makeKeys(file)).toThrow('EEXIST')
  })
})
