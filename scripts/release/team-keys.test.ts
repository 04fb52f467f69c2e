import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registrySource } from '../../api/src/site/registry-source.ts'
import { signatureCheck } from '../../api/src/site/signature.ts'
import type { Published, Registry } from '../../shared/src/contracts/registry.ts'
import { store } from '../site/changes.ts'
import { release } from './commands.ts'
import { changeRegistry, readRegistry } from './registry.ts'
import { makeKeys, signed, signedEntry, signText } from './signature.ts'
import { folderStorage } from './storage/folder.ts'

const published = (name: string, version: string): Published => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  entry: 'remoteEntry.js',
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
})

let folder: string
let keys: string
let now: Date
const pem = (who: string) => path.join(folder, `${who}.pem`)
const file = () => path.join(folder, 'remotes.json')
const storage = () => folderStorage(folder)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-teams-'))
  now = new Date('2026-11-21T10:00:00Z')
  keys = [
    makeKeys(pem('operator')),
    `mf-chat,mf-planner=${makeKeys(pem('chat'))}`,
    `mf-accounts=${makeKeys(pem('accounts'))}`,
  ].join(' ')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const publish = (name: string, version: string, who: string) => {
  now = new Date(now.getTime() + 1000)
  const change = { command: 'publish', remote: name, by: 'equipe', now, keyFile: pem(who) }
  return changeRegistry(storage(), { ...change, apply: before => store(name, published(name, version), before) })
}
/** Newest versions by remote, as a server sees them. */
const seen = async (source: ReturnType<typeof registrySource>) => {
  const { registry, refused } = await source.read()
  return {
    refused,
    newest: Object.fromEntries((registry?.remotes ?? []).map(({ name, versions }) => [name, versions[0]?.version])),
  }
}
const known = () => JSON.parse(readFileSync(file(), 'utf8')) as Registry
const write = (registry: Registry, who: string) => writeFileSync(file(), JSON.stringify(signed(registry, pem(who))))

describe('@W05 keys of teams', () => {
  it('let a team publish its own remotes, and the operator everything', async () => {
    await publish('mf-chat', 'a', 'chat')
    await publish('mf-accounts', 'a', 'accounts')
    const server = registrySource({ file: file(), registryKey: keys })
    expect(await seen(server)).toEqual({ refused: null, newest: { 'mf-chat': 'a', 'mf-accounts': 'a' } })
    await publish('mf-planner', 'a', 'chat')
    await publish('mf-accounts', 'b', 'operator')
    expect(await seen(server)).toEqual({
      refused: null,
      newest: { 'mf-chat': 'a', 'mf-planner': 'a', 'mf-accounts': 'b' },
    })
  })

  it('refuse what a team publishes of another: that remote stays as it was, the rest is taken over', async () => {
    await publish('mf-accounts', 'a', 'accounts')
    await publish('mf-chat', 'a', 'chat')
    const server = registrySource({ file: file(), registryKey: keys })
    await seen(server)
    await publish('mf-accounts', 'stolen', 'chat')
    await publish('mf-chat', 'b', 'chat')
    expect(await seen(server)).toEqual({ refused: 'entry', newest: { 'mf-chat': 'b', 'mf-accounts': 'a' } })
  })

  it('do not launder: what another team put in stays refused when somebody else signs the whole', async () => {
    await publish('mf-accounts', 'a', 'accounts')
    const server = registrySource({ file: file(), registryKey: keys })
    await seen(server)
    await publish('mf-accounts', 'stolen', 'chat')
    await publish('mf-chat', 'a', 'operator')
    expect(await seen(server)).toEqual({ refused: 'entry', newest: { 'mf-chat': 'a', 'mf-accounts': 'a' } })
  })

  it('bring nothing back: an older entry is signed all the same', async () => {
    await publish('mf-accounts', 'a', 'accounts')
    const [older] = known().remotes
    await publish('mf-accounts', 'b', 'accounts')
    await publish('mf-chat', 'a', 'chat')
    const server = registrySource({ file: file(), registryKey: keys })
    expect((await seen(server)).newest).toEqual({ 'mf-accounts': 'b', 'mf-chat': 'a' })
    const { remotes, ...rest } = known()
    const replayed = remotes.map(entry => (entry.name === 'mf-accounts' && older ? older : entry))
    write({ ...rest, issued: '2026-11-22T00:00:00.000Z', remotes: replayed }, 'chat')
    expect(await seen(server)).toEqual({ refused: 'entry', newest: { 'mf-accounts': 'b', 'mf-chat': 'a' } })
  })

  it.each([
    ['chat', { refused: 'entry', newest: { 'mf-accounts': 'a', 'mf-chat': 'a' } }],
    ['operator', { refused: null, newest: { 'mf-chat': 'a' } }],
  ])('a remote that is taken out by %s', async (who, expected) => {
    await publish('mf-accounts', 'a', 'accounts')
    await publish('mf-chat', 'a', 'chat')
    const server = registrySource({ file: file(), registryKey: keys })
    await seen(server)
    const { remotes, ...rest } = known()
    write(
      { ...rest, issued: '2026-11-22T00:00:00.000Z', remotes: remotes.filter(({ name }) => name === 'mf-chat') },
      who,
    )
    expect(await seen(server)).toEqual(expected)
  })

  it('are asked of entries from before them once the operator has signed each', async () => {
    const change = { command: 'publish', remote: 'mf-chat', by: 'equipe', now, keyFile: pem('operator') }
    await changeRegistry(storage(), { ...change, apply: before => store('mf-chat', published('mf-chat', 'a'), before) })
    const { remotes, ...rest } = known()
    write({ ...rest, remotes: remotes.map(entry => signedEntry(entry, undefined, '')) }, 'operator')
    expect((await seen(registrySource({ file: file(), registryKey: keys }))).newest).toEqual({})
    const said: string[] = []
    const context = {
      storage: storage(),
      by: 'equipe',
      keyFile: pem('operator'),
      now: () => now,
      say: (line: string) => said.push(line),
    }
    await release(context, ['sign'])
    expect(said).toEqual(['Signées une à une : mf-chat.'])
    expect(await seen(registrySource({ file: file(), registryKey: keys }))).toEqual({
      refused: null,
      newest: { 'mf-chat': 'a' },
    })
    expect((await readRegistry(storage()))?.remotes[0]?.signed?.at).toBe('2026-11-21T10:00:00.000Z')
  })

  it('also count for stored versions and for the shell', () => {
    const check = signatureCheck(keys)
    const by = (who: string) => signText('a text', pem(who))
    expect(() => check('a text', by('chat'), 'mf-chat')).not.toThrow()
    expect(() => check('a text', by('operator'), 'shell')).not.toThrow()
    expect(() => check('a text', by('chat'), 'mf-accounts')).toThrow('not signed')
    expect(() => check('a text', by('chat'), 'shell')).toThrow('not signed')
    expect(() => check('another text', by('chat'), 'mf-chat')).toThrow('not signed')
  })

  it('are printed as the server reads them', async () => {
    const said: string[] = []
    const context = {
      storage: storage(),
      by: 'equipe',
      keyFile: undefined,
      now: () => now,
      say: (line: string) => said.push(line),
    }
    await release(context, ['keys', pem('team'), 'mf-chat', 'shell'])
    const [, printed = ''] = /REGISTRY_KEY="… (\S+)"/.exec(said.join('\n')) ?? []
    expect(printed).toMatch(/^mf-chat,shell=/)
    const check = signatureCheck(`${keys} ${printed}`)
    expect(() => check('a text', signText('a text', pem('team')), 'shell')).not.toThrow()
    expect(() => check('a text', signText('a text', pem('team')), 'mf-planner')).toThrow('not signed')
    await expect(release(context, ['keys', pem('other'), 'mf-autre'])).rejects.toThrow('Remote inconnu : mf-autre')
  })

  it.each(['nonsense', 'mf-chat=', 'mf-chat=AAAA'])('« %s » is no key', text => {
    expect(() => signatureCheck(text)).toThrow()
  })
})
