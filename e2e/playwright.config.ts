import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/browser.ts'
import { withoutMovedClock } from './support/clock.ts'
import { FULL } from './support/federation/cells.ts'
import { ON_PHONE, readScope, selectJourneys } from './support/scope.ts'
import { PORT } from './support/settings.ts'

const scope = readScope(process.env.JOURNEYS)

const { executablePath, args, env } = await findBrowser()

/** Titles of what is done without a mouse. The name of the project is a part of what is looked through: it may not match. */
const BY_KEYBOARD = /\b(?:by|with the) keyboard\b|\bfirst key\b/i

// Only where it is asked for: its journeys are those of the other projects. Workers do not see the arguments, but the variable.
if (process.argv.includes('--project=keyboard')) process.env.JOURNEYS_BY_KEYBOARD = '1'
const keyboard = process.env.JOURNEYS_BY_KEYBOARD
  ? [{ name: 'keyboard', grep: BY_KEYBOARD, grepInvert: ON_PHONE, use: { viewport: { width: 1280, height: 800 } } }]
  : []

const launchOptions = {
  executablePath,
  env: { ...withoutMovedClock(process.env), ...env },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    ...args,
  ],
}

export default defineConfig({
  testDir: 'journeys',
  // It needs the build of an earlier commit (scripts/previous.ts).
  testIgnore: FULL ? [] : ['**/skew.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './support/setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine that lands changes may be busy: what passes at the second try only is counted apart, not red.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./support/played-reporter.ts'],
    ['./support/table-reporter.ts'],
    // Counted by scripts/steps.ts, which says where.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    // Recording each step takes a third of the time: ask for it with --trace=on.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'large', ...selectJourneys(scope, 'large'), use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      ...selectJourneys(scope, 'phone'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    ...keyboard,
  ],
})
