import type { Published, Registry } from '@ariane/shared/contracts/registry'
import { describe, expect, it } from 'vitest'
import { chooseVersions, offlinePlan } from './plan.ts'

const digest = (letter: string) => `sha384-${letter.repeat(64)}`
const SHELL = { 'static/js/index.0a1b2c3d.js': digest('s') }

const version = (id: string, manifest = `/remotes/mf-chat/${id}/mf-manifest.json`): Published => ({
  version: id,
  manifest,
  entry: 'entry.js',
  files: {
    'entry.js': digest(id),
    'static/js/later.js': digest(id),
    'mf-manifest.json': digest(id),
    'frames/activity.html': digest(id),
    'frames/activity/0.0a1b2c3d4e.js': digest(id),
    'frames/activity/font.0a1b2c3d4e.woff2': digest(id),
    'frames/activity/font.0a1b2c3d4e.ttf': digest(id),
    'frames/diagram.html': digest(id),
    'frames/diagram/0.0a1b2c3d4e.js': digest(id),
    'licences.txt': digest(id),
  },
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id, time: '2026-11-24T16:00:00Z', commit: null },
})
const registry = (active: string, disabled = false, versions = [version('b'), version('a')]): Registry => ({
  schema: 1,
  issued: '2026-11-24T16:00:00Z',
  signature: null,
  remotes: [
    {
      name: 'mf-chat',
      active,
      canary: null,
      lastGood: 'a',
      disabled: disabled ? { reason: 'panne', since: '2026-11-24T16:00:00Z' } : null,
      versions,
    },
  ],
})

describe('@W07 what a device keeps', () => {
  it('is the shell and the active version with its activities, without the frame of drawings, licences and the manifest', () => {
    expect(offlinePlan(SHELL, registry('b')).files).toEqual({
      '/static/js/index.0a1b2c3d.js': digest('s'),
      '/remotes/mf-chat/b/entry.js': digest('b'),
      '/remotes/mf-chat/b/static/js/later.js': digest('b'),
      '/remotes/mf-chat/b/frames/activity.html': digest('b'),
      '/remotes/mf-chat/b/frames/activity/0.0a1b2c3d4e.js': digest('b'),
      '/remotes/mf-chat/b/frames/activity/font.0a1b2c3d4e.woff2': digest('b'),
    })
  })

  it('has nothing of a remote that its page was not given', () => {
    const whole = registry('b')
    expect(chooseVersions(whole, { ...whole, remotes: [] }).remotes).toEqual([])
    expect(chooseVersions(whole, registry('a')).remotes).toMatchObject([{ name: 'mf-chat', active: 'a' }])
  })

  it('has nothing of a remote that is switched off, or that comes from elsewhere', () => {
    const elsewhere = version('b', 'https://ailleurs.example/mf-manifest.json')
    for (const other of [registry('b', true), registry('b', false, [elsewhere])])
      expect(Object.keys(offlinePlan(SHELL, other).files)).toEqual(['/static/js/index.0a1b2c3d.js'])
  })

  it('has the library of Firebase only where accounts are there', () => {
    const shell = { ...SHELL, 'static/js/async/firebase-chat.0a1b2c3d.js': digest('f') }
    expect(offlinePlan(shell, registry('b'))).toEqual(offlinePlan(SHELL, registry('b')))
    expect(Object.keys(offlinePlan(shell, registry('b'), true).files)).toHaveLength(7)
  })

  it('has another name for another version, a remote switched off, and another shell, and else the same', () => {
    const names = [
      offlinePlan(SHELL, registry('b')),
      offlinePlan(SHELL, registry('a')),
      offlinePlan(SHELL, registry('b', true)),
      offlinePlan({ 'static/js/index.0a1b2c3d.js': digest('t') }, registry('b')),
    ].map(({ id }) => id)
    expect(new Set(names).size).toBe(4)
    expect(offlinePlan(SHELL, registry('b')).id).toBe(names[0])
  })
})
