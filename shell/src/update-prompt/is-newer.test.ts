import type { Registry } from '@ariane/shared/contracts/registry'
import { describe, expect, it } from 'vitest'
import { isNewer } from './is-newer.ts'

const registry = (active: string, disabled = false): Registry => ({
  schema: 1,
  issued: '2026-01-01T00:00:00Z',
  signature: null,
  remotes: [
    {
      name: 'mf-chat',
      active,
      canary: null,
      lastGood: null,
      disabled: disabled ? { reason: 'fuite', since: '2026-01-01T00:00:00Z' } : null,
      versions: [],
    },
  ],
})
const page = { known: new Map([['mf-chat', ['a']]]), shell: 'one' }

describe('what an open page is told', () => {
  it('is nothing while everything is as it was', () => {
    expect(isNewer(page, { registry: registry('a'), shell: 'one' })).toBe(false)
  })
  it('is a new version of a remote, or of the shell', () => {
    expect(isNewer(page, { registry: registry('b'), shell: 'one' })).toBe(true)
    expect(isNewer(page, { registry: registry('a'), shell: 'two' })).toBe(true)
  })
  it('is nothing of a version that failed here, nor of the one that runs in its place', () => {
    const fellBack = { ...page, known: new Map([['mf-chat', ['b', 'a']]]) }
    expect(isNewer(fellBack, { registry: registry('b'), shell: 'one' })).toBe(false)
    expect(isNewer(fellBack, { registry: registry('a'), shell: 'one' })).toBe(false)
    expect(isNewer(fellBack, { registry: registry('c'), shell: 'one' })).toBe(true)
  })
  it('is nothing when a remote is switched off, unknown, or a build cannot be told', () => {
    expect(isNewer(page, { registry: registry('b', true), shell: null })).toBe(false)
    expect(isNewer({ ...page, known: new Map() }, { registry: registry('b'), shell: null })).toBe(false)
  })
})
