import { init } from '@module-federation/enhanced/runtime'
import { describe, expect, it } from 'vitest'
import { initRemotes, knownVersions } from './loader.ts'
import { takeNewest } from './newest-entry.ts'
import { type Remote, remotes, UNTRIED } from './remote-state.ts'
import { published } from './testing/published-version.ts'

const b = published({ version: 'b' })
const a = published({ version: 'a' })
const entry = (active: string, lastGood: string | null = null) => ({
  name: 'mf-chat',
  active,
  canary: null,
  lastGood,
  disabled: null,
  versions: [b, a],
})
const running = (changes: Partial<Remote>): Remote => ({
  ...UNTRIED,
  entry: entry('b', 'a'),
  running: b,
  drawn: true,
  ...changes,
})

describe('@W01 what a newer registry means for a remote that runs, once something of it failed', () => {
  it('is another version, where its own was taken back', () => {
    const remote = running({ newest: entry('a') })
    takeNewest(remote)
    expect(remote).toMatchObject({ running: null, drawn: false, newest: null, entry: { active: 'a' } })
  })

  it('is nothing while the same version is given', () => {
    const remote = running({ newest: entry('b') })
    takeNewest(remote)
    expect(remote).toMatchObject({ running: b, drawn: true, entry: { active: 'b', lastGood: null } })
  })

  it('is nothing where the page had fallen back already to what is given now', () => {
    const remote = running({ running: a, newest: entry('a') })
    takeNewest(remote)
    expect(remote).toMatchObject({ running: a, drawn: true, entry: { active: 'a' } })
  })

  it('is nothing new from the version that failed here before', () => {
    const remote = running({ running: a, newest: entry('b', 'a') })
    takeNewest(remote)
    expect(remote).toMatchObject({ running: a, drawn: true })
  })
})

function give(active: string) {
  init({ name: 'shell', remotes: [] })
  initRemotes({ schema: 1, issued: '2026-10-05T08:00:00Z', signature: null, remotes: [entry(active)] })
}

describe('@S11 a newer registry that comes while a remote is on its way', () => {
  it('does not count as what the page was offered: it is asked to reload', () => {
    const remote: Remote = { ...UNTRIED, entry: entry('a'), deciding: Promise.resolve() }
    remotes.set('mf-chat', remote)
    give('b')
    // What was asked for is there.
    Object.assign(remote, { deciding: null, running: a })
    expect(knownVersions().get('mf-chat')).not.toContain('b')
    // Once something of it fails, it counts.
    takeNewest(remote)
    expect(remote.entry.active).toBe('b')
  })

  it('gives way to the next one where the load failed', () => {
    const remote: Remote = { ...UNTRIED, entry: entry('b'), newest: entry('b') }
    remotes.set('mf-chat', remote)
    give('a')
    takeNewest(remote)
    expect(remote.entry.active).toBe('a')
  })
})
