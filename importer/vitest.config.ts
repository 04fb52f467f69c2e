import { defineConfig } from 'vitest/config'

/** Apart from the other tests: what this one imports is installed by `npm run test:importer` only. */
export default defineConfig({
  test: {
    root: '.',
    include: ['importer/*.test.ts'],
    globalSetup: ['api/src/testing/test-server.ts'],
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
