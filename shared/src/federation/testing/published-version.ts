import type { Published } from '../../contracts/registry.ts'

/** A version of `mf-chat` as the registry holds it, for tests: no files, nothing exposed, unless said. */
export const published = ({ version = '1.0.0-a', ...changes }: Partial<Published> = {}): Published => ({
  version,
  manifest: `/remotes/mf-chat/${version}/mf-manifest.json`,
  entry: 'remoteEntry.js',
  files: {},
  exposes: {},
  contract: { provides: '1.0.0', needs: '^1.0.0' },
  build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
  ...changes,
})
