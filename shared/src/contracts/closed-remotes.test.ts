import { describe, expect, it } from 'vitest'
import { published } from '../federation/testing/published-version.ts'
import { closeEntry, parsePageRegistry } from './closed-remotes.ts'
import { CONTRACT_VERSION, type Published, type RemoteEntry } from './registry.ts'

const digest = (letter: string) => `sha384-${letter.repeat(64)}`
const screen = { title: 'Chat', menu: [{ icon: 'chat', order: 400 }] }
const version = (changes: Partial<Published> = {}) =>
  published({
    entry: 'entry.js',
    files: { 'entry.js': digest('A'), 'first.js': digest('B') },
    exposes: { './chat': { preload: ['first.js'], kits: ['zod'], routes: ['/chat'], screen } },
    contract: { provides: '1.2.0', needs: '^1.1.0' },
    ...changes,
  })
const entry = (changes: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name: 'mf-chat',
  active: '1.0.0-b',
  canary: null,
  lastGood: '1.0.0-a',
  disabled: null,
  versions: [version({ version: '1.0.0-b' }), version({ version: '1.0.0-a' })],
  ...changes,
})
const issued = '2026-01-02T00:00:00.000Z'
const read = (one: unknown) => parsePageRegistry({ schema: 1, issued, remotes: [one], signature: null })

describe('@W04 a remote that its page does not open with', () => {
  it('is written with its screens and the digest of its first file, and reads as an entry that loads and is checked alike', () => {
    const { registry, damaged } = read(JSON.parse(JSON.stringify(closeEntry(entry()))))
    expect(damaged).toEqual([])
    expect(registry.remotes).toEqual([
      entry({
        lastGood: null,
        versions: [
          version({
            version: '1.0.0-b',
            files: { 'entry.js': digest('A') },
            exposes: { './chat': { preload: [], kits: [], routes: ['/chat'], screen } },
            contract: { provides: CONTRACT_VERSION, needs: '^1.1.0' },
            build: { id: '1.0.0-b', time: issued, commit: null },
          }),
        ],
      }),
    ])
  })

  it('keeps that it is switched off, and a canary that watches itself', () => {
    const disabled = { reason: 'fuite', since: issued }
    const canary = { version: '1.0.0-b', share: 10, since: issued }
    expect(read(closeEntry(entry({ disabled, canary }))).registry.remotes[0]).toMatchObject({ disabled, canary })
  })

  it.each([
    ['nothing binds its first file', entry({ versions: [version({ version: '1.0.0-b', files: {} })] })],
    ['it has no fixed files', entry({ versions: [version({ version: '1.0.0-b', entry: null })] })],
    ['it lies elsewhere', entry({ versions: [version({ version: '1.0.0-b', manifest: 'https://a.example/m.json' })] })],
    ['its version is not there', entry({ versions: [version({ version: '1.0.0-a' })] })],
  ])('is written whole where %s', (_why, one) => {
    expect(closeEntry(one)).toBeNull()
  })

  it('costs nobody else anything when it cannot be read', () => {
    const closed = closeEntry(entry())
    const remotes = [{ ...closed, digest: 'md5-x' }, entry({ name: 'mf-planner' })]
    const { registry, damaged } = parsePageRegistry({ schema: 1, issued, remotes, signature: null })
    expect([registry.remotes.map(({ name }) => name), damaged]).toEqual([['mf-planner'], ['mf-chat']])
  })
})
