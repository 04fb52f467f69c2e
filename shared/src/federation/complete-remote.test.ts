import { describe, expect, it } from 'vitest'
import type { RemoteEntry } from '../contracts/registry.ts'
import { completeRemote } from './complete-remote.ts'
import { published } from './testing/published-version.ts'

const [b, a] = [published({ version: 'b' }), published({ version: 'a' })]
const entry = (changes: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name: 'mf-chat',
  active: 'b',
  canary: null,
  lastGood: 'a',
  disabled: null,
  versions: [b, a],
  ...changes,
})
const closed = entry({ lastGood: null, versions: [b] })
const none = new Map<string, Error>()

describe('@W04 a remote that its page had closed', () => {
  it('has its last good version once the whole registry came, and keeps what the page knows since', () => {
    const disabled = { reason: 'fuite', since: '2026-01-01T00:00:00.000Z' }
    const remote = { entry: { ...closed, disabled }, rejected: new Map([['b', new Error('broken')]]) }
    const completed = completeRemote(remote, entry(), none)
    expect(completed?.entry).toEqual(entry({ disabled }))
    expect([...(completed?.rejected.keys() ?? [])]).toEqual(['b'])
  })

  it('passes over a last good version that froze an earlier page, and runs the active one when a person asked for it', () => {
    const frozen = new Map([...'ab'].map(version => [version, new Error('frozen')]))
    const completed = completeRemote({ entry: closed, rejected: none }, entry(), frozen)
    expect([...(completed?.rejected.keys() ?? [])]).toEqual(['a'])
  })

  it.each([
    ['gives another version', entry({ active: 'c', lastGood: null })],
    ['has another that stands in', entry({ lastGood: 'x' })],
  ])('stays as it is where a newer registry came first and %s', (_what, newer) => {
    expect(completeRemote({ entry: newer, rejected: none }, entry(), none)).toBeNull()
  })
})
