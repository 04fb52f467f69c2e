import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: './setup.ts',
    // One browser in each file, both at once.
    maxWorkers: 2,
    // As the journeys do: a machine that is busy may need a second try, which is reported.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
