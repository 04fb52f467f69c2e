import { defineConfig } from 'vitest/config'

const TEST_TIMEOUT_MS = 20_000
export default defineConfig({
  test: {
    // Vitest leaves a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{api,shared,shell,scripts}/**/*.test.ts', 'mf-*/src/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
    ],
  },
})
