import type { ClientError, ClientFailure } from '@ariane/shared/contracts'
import type { Registry } from '@ariane/shared/contracts/registry'
import { describe, expect, it } from 'vitest'
import { asPublished, errorAsPublished } from './known.ts'

const failure: ClientFailure = { remote: 'mf-chat', version: 'b', kind: 'unreachable', screen: 'chat' }
const published = {
  version: 'b',
  manifest: '/remotes/mf-chat/b/mf-manifest.json',
  entry: 'remoteEntry.js',
  files: { 'static/screen.js': 'sha384' },
  exposes: { './chat': { preload: [], kits: [], routes: ['/chat'] } },
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: 'b', time: '2026-01-01T00:00:00Z', commit: null },
}
const registry: Registry = {
  schema: 1,
  issued: '2026-01-01T00:00:00Z',
  signature: null,
  remotes: [{ name: 'mf-chat', active: 'b', canary: null, lastGood: null, disabled: null, versions: [published] }],
}

describe('@F06 a reported failure', () => {
  it('keeps the names that the registry knows, and no other', () => {
    expect(asPublished(failure, registry)).toEqual(failure)
    expect(asPublished({ ...failure, version: 'lea-martin' }, registry)).toEqual({ ...failure, version: 'autre' })
    expect(asPublished({ ...failure, remote: 'mf-lea' }, registry)).toMatchObject({ remote: 'autre', version: 'autre' })
    expect(asPublished({ ...failure, screen: 'lea' }, registry)).toEqual({ ...failure, screen: 'autre' })
    expect(asPublished({ ...failure, screen: 'constructor' }, registry)).toEqual({ ...failure, screen: 'autre' })
    expect(asPublished(failure, null)).toMatchObject({ remote: 'autre', version: 'autre', screen: 'autre' })
  })
})

describe('@W02 a reported error', () => {
  const error: ClientError = {
    remote: 'mf-chat',
    version: 'b',
    error: 'TypeError',
    file: 'static/screen.js',
    line: 1,
    column: 20_512,
  }
  const nowhere = { file: 'autre', line: 0, column: 0 }

  it('keeps its place in a published file, and no other', () => {
    expect(errorAsPublished(error, registry)).toEqual(error)
    expect(errorAsPublished({ ...error, file: 'static/lea.js' }, registry)).toEqual({ ...error, ...nowhere })
    expect(errorAsPublished({ ...error, file: 'constructor' }, registry)).toEqual({ ...error, ...nowhere })
    expect(errorAsPublished({ ...error, version: 'lea' }, registry)).toEqual({ ...error, version: 'autre', ...nowhere })
    expect(errorAsPublished(error, null)).toEqual({ ...error, remote: 'autre', version: 'autre', ...nowhere })
  })
})
