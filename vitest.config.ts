import { defineConfig } from 'vitest/config'

/** Far above what anything takes, also on a busy machine: it ends what hangs. */
const TEST_TIMEOUT_MS = 60_000
const node = {
  environment: 'node' as const,
  setupFiles: ['api/src/testing/fuzz-seed.ts'],
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: 20_000 } },
  // A machine that lands changes may be busy: what passes at the second try only is counted apart, not red.
  retry: process.env.CI ? 1 : 0,
}
/** A module that a file replaces stays replaced for the files that come after it in its process. */
const REPLACES_MODULES = '**/*.isolated.test.ts'

export default defineConfig({
  test: {
    // Vitest leaves a core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // Each file makes its own database, people and servers; loading the application anew for each took two thirds of the time.
    // Processes, not threads: V8 ends a process whose threads compile WebAssembly (nodejs/node#64500), as tesseract.js does.
    pool: 'forks',
    isolate: false,
    projects: [
      {
        test: {
          ...node,
          name: 'node',
          include: ['{activities,tutor,api,shared,shell,scripts}/**/*.test.ts', 'mf-*/src/**/*.test.ts'],
          globalSetup: ['api/src/testing/test-server.ts'],
          exclude: ['**/node_modules/**', REPLACES_MODULES, ...(process.env.QUICK ? ['**/*.long.test.ts'] : [])],
        },
      },
      {
        test: {
          name: 'components',
          environment: 'happy-dom',
          // Relative addresses need one to be relative to.
          environmentOptions: { happyDOM: { url: 'http://ariane.test/' } },
          include: ['{shared,shell}/src/**/*.test.tsx', 'mf-*/src/**/*.test.tsx'],
          testTimeout: TEST_TIMEOUT_MS,
          expect: node.expect,
          retry: node.retry,
        },
      },
      {
        test: {
          ...node,
          name: 'isolated',
          include: [`{shared,shell,tutor}/${REPLACES_MODULES}`],
          exclude: ['**/node_modules/**'],
          isolate: true,
        },
      },
    ],
  },
})
