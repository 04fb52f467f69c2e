import { describe, expect, it } from 'vitest'
import type { RemoteEntry } from '../contracts/registry.ts'
import { published } from './testing/published-version.ts'
import { findRefusal, freshAddress, listCandidates, pathInVersion, satisfies } from './version-rules.ts'

const entry = (change: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name: 'mf-chat',
  active: '1.0.0-b',
  canary: null,
  lastGood: '1.0.0-a',
  disabled: null,
  versions: [published({ version: '1.0.0-b' }), published({ version: '1.0.0-a' })],
  ...change,
})

describe('contract range', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.0.0', true],
    ['1.4.2', '^1.5.0', false],
    ['2.0.0', '^1.0.0', false],
    ['0.3.1', '^0.3.0', true],
    ['0.4.0', '^0.3.0', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['3.0.0', '>=1.0.0', true],
    ['1.0.0', '1.0.0', true],
    ['1.0.1', '1.0.0', false],
    ['1.0.0', '*', false],
    ['1.0.0', '', false],
    ['later', '^1.0.0', false],
  ])('says of %s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected)
  })

  it('names both sides when it refuses a version', () => {
    const newer = published({ version: '7.0.0', contract: { provides: '2.0.0', needs: '^2.0.0' } })
    expect(findRefusal('mf-chat', newer, '1.0.0')).toBe(
      'mf-chat 7.0.0 needs contract ^2.0.0, this shell provides 1.0.0: rebuild one of them.',
    )
    expect(findRefusal('mf-chat', published({ version: '7.0.0' }), '1.0.0')).toBeNull()
  })
})

describe('@W04 the props that a version takes', () => {
  const version = (props: string[]) =>
    published({
      version: '7.0.0',
      exposes: { './a': { preload: [], kits: [], routes: [], screen: { title: 'A', props } } },
    })

  it('let it run where the shell gives them all, and are named where it does not', () => {
    expect(findRefusal('mf-a', version(['renderRevisions']), '1.0.0')).toBeNull()
    expect(findRefusal('mf-a', version(['renderRevisions', 'renderChat']), '1.0.0')).toBe(
      'mf-a 7.0.0 takes the prop renderChat, which this shell does not give.',
    )
  })
})

describe('versions to try', () => {
  it('tries the active version, then the last good one', () => {
    expect(listCandidates(entry()).map(v => v.version)).toEqual(['1.0.0-b', '1.0.0-a'])
  })
  it('tries a version once when it is active and last good', () => {
    expect(listCandidates(entry({ lastGood: '1.0.0-b' })).map(v => v.version)).toEqual(['1.0.0-b'])
  })
  it('leaves out a last good version that is no longer stored', () => {
    expect(listCandidates(entry({ lastGood: '0.9.0' })).map(v => v.version)).toEqual(['1.0.0-b'])
  })
})

describe('addresses', () => {
  it('changes with each retry and keeps an existing query', () => {
    expect(freshAddress('/a.js', 0)).toBe('/a.js')
    expect(freshAddress('/a.js', 2)).toBe('/a.js?retry=2')
    expect(freshAddress('/a.js?x=1', 1)).toBe('/a.js?x=1&retry=1')
  })
  it('finds a file of the version and nothing beside its folder', () => {
    const manifest = '/remotes/mf-chat/1/mf-manifest.json'
    const base = 'https://ariane.example/chat'
    expect(pathInVersion(manifest, 'https://ariane.example/remotes/mf-chat/1/js/a.js?retry=1', base)).toBe('js/a.js')
    expect(pathInVersion(manifest, '/remotes/mf-chat/2/js/a.js', base)).toBeNull()
  })
})
