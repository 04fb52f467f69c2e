import { describe, expect, it } from 'vitest'
import type { Published, RemoteEntry } from '../../shared/src/contracts/registry.ts'
import { activate, canary, disable, enable, promote, rollback, store } from './changes.ts'

const published = (version: string): Published => ({
  version,
  manifest: `/remotes/mf-chat/${version}/mf-manifest.json`,
  entry: 'remoteEntry.js',
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
})

const entry: RemoteEntry = {
  name: 'mf-chat',
  active: 'b',
  canary: null,
  lastGood: 'a',
  disabled: null,
  versions: ['c', 'b', 'a'].map(published),
}

describe('a published version', () => {
  it('becomes the active one and keeps the version before it to fall back to', () => {
    expect(activate('mf-chat', published('d'), entry)).toMatchObject({ active: 'd', lastGood: 'b' })
    expect(activate('mf-chat', published('d'), undefined)).toMatchObject({ active: 'd', lastGood: null })
  })
  it('keeps the last good version when the same one is published again', () => {
    expect(activate('mf-chat', published('b'), entry)).toMatchObject({ active: 'b', lastGood: 'a' })
  })
  it('that was tried by a share is everybody’s; another one goes on being tried', () => {
    const tried = canary(entry, 'c', 10)
    expect(activate('mf-chat', published('c'), tried)).toMatchObject({ active: 'c', canary: null, lastGood: 'b' })
    expect(activate('mf-chat', published('d'), tried)).toMatchObject({ active: 'd', canary: { version: 'c' } })
  })
  it('lets old versions go from the registry, but never one that is named in it', () => {
    let current = canary(entry, 'a', 5)
    for (const version of ['1', '2', '3', '4', '5', '6', '7'])
      current = activate('mf-chat', published(version), current)
    const versions = current.versions.map(({ version }) => version)
    expect(versions).toEqual(['7', '6', '5', '4', '3', '2', 'a'])
  })
})

describe('@W03 the first version of a remote', () => {
  const first = store('mf-chat', published('a'), undefined, 10)

  it('is everybody’s unless its team says to how many people it is given', () => {
    expect(store('mf-chat', published('a'), undefined)).toMatchObject({ active: 'a', canary: null })
    expect(first).toMatchObject({ active: 'a', canary: { version: 'a', share: 10 }, lastGood: null })
    expect(() => store('mf-chat', published('a'), undefined, 101)).toThrow('La part est un nombre entier de 0 à 100.')
  })
  it('goes to more people, to nobody, and to everybody', () => {
    expect(canary(first, 'a', 50)).toMatchObject({ active: 'a', canary: { version: 'a', share: 50 } })
    expect(canary(first, 'a', 0)).toMatchObject({ active: 'a', canary: { version: 'a', share: 0 } })
    expect(promote(first)).toMatchObject({ active: 'a', canary: null, lastGood: null })
  })
  it('gives way to a later one, and nobody gets it who had none', () => {
    const stored = store('mf-chat', published('b'), first)
    expect(stored).toMatchObject({ active: 'a', canary: { version: 'a', share: 10 } })
    expect(canary(stored, 'b', 20)).toMatchObject({ active: 'b', canary: { version: 'b', share: 20 }, lastGood: null })
    expect(promote(stored, 'b')).toMatchObject({ active: 'b', canary: null, lastGood: null })
  })
  it('is everybody’s, or replaced for everybody, where a build gives its versions to everybody', () => {
    expect(activate('mf-chat', published('a'), first)).toMatchObject({ active: 'a', canary: null, lastGood: null })
    expect(activate('mf-chat', published('b'), first)).toMatchObject({ active: 'b', canary: null, lastGood: null })
  })
})

describe('what a team may change', () => {
  it('gives a canary to a share of people, then to everybody', () => {
    const shared = canary(entry, 'c', 10)
    expect(shared).toMatchObject({ active: 'b', canary: { version: 'c', share: 10 } })
    expect(promote(shared)).toMatchObject({ active: 'c', lastGood: 'b', canary: null })
  })
  it('ends a canary with the share 0', () => {
    expect(canary(canary(entry, 'c', 10), 'c', 0).canary).toBeNull()
  })
  it('@W01 goes back to the last good version, with what everybody had before it to fall back to', () => {
    const back = rollback({ ...entry, active: 'c', lastGood: 'b' }, ['c', 'b', 'gone', 'a'])
    expect(back).toMatchObject({ active: 'b', lastGood: 'a' })
    expect(rollback(back, ['b', 'a'])).toMatchObject({ active: 'a', lastGood: null })
  })
  it('goes back once where nobody had another', () => {
    const back = rollback(entry)
    expect(back).toMatchObject({ active: 'a', lastGood: null })
    expect(() => rollback(back)).toThrow('mf-chat n’a pas de version précédente.')
  })
  it('switches a remote off with a reason, and on again', () => {
    const off = disable(entry, ' fuite ', new Date('2026-01-02T00:00:00Z'))
    expect(off.disabled).toEqual({ reason: 'fuite', since: '2026-01-02T00:00:00.000Z' })
    expect(enable(off).disabled).toBeNull()
    expect(() => disable(entry, ' ', new Date())).toThrow('Dites pourquoi')
  })
  it('refuses a version that is not stored, and a share that is none', () => {
    expect(() => promote(entry, 'z')).toThrow('mf-chat n’a pas de version z. Versions connues : c, b, a.')
    expect(() => canary(entry, 'b', 10)).toThrow('Tout le monde a déjà b.')
    expect(() => canary(entry, 'c', 101)).toThrow('La part est un nombre entier de 0 à 100.')
  })
})
