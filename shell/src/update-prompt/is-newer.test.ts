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
const page = { running: new Map([['mf-chat', 'a']]), shell: 'one' }

describe('what an open page is told', () => {
  it('is nothing while everything is as it was', () => {
    expect(isNewer(page, { registry: registry('a'), shell: 'one' })).toBe(false)
  })
  it('is a new version of a remote, or of the shell', () => {
    expect(isNewer(page, { registry: registry('b'), shell: 'one' })).toBe(true)
    expect(isNewer(page, { registry: registry('a'), shell: 'two' })).toBe(true)
  })
  it('is nothing when a remote is switched off, unknown, or a build cannot be told', () => {
    expect(isNewer(page, { registry: registry('b', true), shell: null })).toBe(false)
    expect(isNewer({ ...page, running: new Map() }, { registry: registry('b'), shell: null })).toBe(false)
  })
})
