import type { Registry } from '@ariane/shared/contracts/registry'
import { describe, expect, it } from 'vitest'
import { framePlaces } from './frames.ts'

const version = (name: string) => ({
  version: name,
  manifest: `/remotes/mf-learning/${name}/mf-manifest.json`,
  entry: null,
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: name, time: '2026-01-01T00:00:00Z', commit: null },
})
const registry = (active: string): Registry => ({
  schema: 1,
  issued: '2026-01-01T00:00:00Z',
  signature: null,
  remotes: [
    {
      name: 'mf-learning',
      active,
      canary: null,
      lastGood: null,
      disabled: null,
      versions: [version('v2'), version('v1')],
    },
  ],
})

describe('the place of a frame’s file', () => {
  it('is the version the request was chosen, for the page of the frame', () => {
    expect(framePlaces('activity.html', [registry('v1')], registry('v2'))).toEqual([
      'remotes/mf-learning/v1/frames/activity.html',
    ])
  })

  it('is any version that has it, for what the frame asks for: it comes without the cookie that chose its page', () => {
    expect(framePlaces('activity.0a1b2c3d4e.js', [registry('v2')], registry('v2'))).toEqual([
      'remotes/mf-learning/v2/frames/activity.0a1b2c3d4e.js',
      'remotes/mf-learning/v1/frames/activity.0a1b2c3d4e.js',
    ])
  })
})
