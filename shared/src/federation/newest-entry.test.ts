import { describe, expect, it } from 'vitest'
import { takeNewest } from './newest-entry.ts'
import { type Remote, UNTRIED } from './remote-state.ts'
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
