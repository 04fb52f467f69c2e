import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overrideReader } from '../../api/src/site/override/token.ts'
import type { Registry } from '../../shared/src/contracts/registry.ts'
import { overrideLink } from './override.ts'
import { makeKeys } from './signature.ts'

const now = new Date('2026-11-21T12:00:00Z')
const build = { id: 'a', time: now.toISOString(), commit: null }
const contract = { provides: '1.0.0', needs: '^1.0.0' }
const published = { version: '1.0.0-a', manifest: '/m.json', entry: null, files: {}, exposes: {}, contract, build }
const chat = { name: 'mf-chat', active: '1.0.0-a', canary: null, lastGood: null, disabled: null, versions: [published] }
const registry: Registry = { schema: 1, issued: now.toISOString(), signature: null, remotes: [chat] }

let folder = ''
let keyFile = ''
let publicKey = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keys-'))
  keyFile = path.join(folder, 'override.pem')
  publicKey = makeKeys(keyFile)
})
afterAll(() => rmSync(folder, { recursive: true }))

const ask = (...words: string[]) => overrideLink({ words, registry, keyFile, server: 'https://essai.example', now })

describe('the link of an override', () => {
  it('@F05 is one the server reads, for the remotes and hours that were asked for', () => {
    const { link, until } = ask('mf-chat', '1.0.0-a', 'mf-planner', 'http://localhost:4105', '2h')
    const { origin, pathname, searchParams } = new URL(link)
    expect(origin + pathname).toBe('https://essai.example/remplacement')
    expect(until.toISOString()).toBe('2026-11-21T14:00:00.000Z')
    const read = overrideReader({ publicKey, origins: [] })(searchParams.get('lien') ?? '', now)
    const remotes = { 'mf-chat': '1.0.0-a', 'mf-planner': 'http://localhost:4105' }
    expect(read).toEqual({ override: { remotes, issued: now.toISOString(), until: until.toISOString() } })
  })

  it('lives eight hours unless told, a week at most, and takes the flag too', () => {
    const hours = (...words: string[]) =>
      (ask('mf-chat', '1.0.0-a', ...words).until.getTime() - now.getTime()) / 3_600_000
    expect([hours(), hours('3'), hours('--hours=24')]).toEqual([8, 3, 24])
    expect(() => hours('169h')).toThrow('168 heures')
  })

  it('says what is missing: a version that is published, a pair, a key', () => {
    expect(() => ask('mf-chat', '9.9.9')).toThrow('mf-chat n’a pas de version 9.9.9. Versions : 1.0.0-a.')
    expect(() => ask('mf-autre', '1.0.0-a')).toThrow('Remote inconnu')
    expect(() => ask('mf-chat')).toThrow('npm run release override mf-chat')
    const keyless = {
      words: ['mf-chat', '1.0.0-a'],
      registry,
      keyFile: undefined,
      server: 'https://essai.example',
      now,
    }
    expect(() => overrideLink(keyless)).toThrow('RELEASE_KEY')
  })
})
