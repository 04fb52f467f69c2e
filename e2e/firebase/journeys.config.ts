// The journeys about accounts, profiles, classes and the chat once more, with those in the official emulators.
import { defineConfig } from '@playwright/test'
import embedded from '../playwright.config.ts'
import { EMBEDDED } from '../support/plays.ts'

const ON_BOTH =
  /journeys\/(accounts|students|switching|profile|passwords|links|class-import|data-rights|chat|chat-kept|chat-media|classes|teaching)\.spec\.ts$/

/** Our own message for a forgotten password: with Firebase it is Firebase's (accounts/api.test.ts shows it). */
const EMBEDDED_ONLY = /a forgotten one, without mail|where mail is sent, the link of the message/

export default defineConfig(embedded, {
  testDir: '../journeys',
  outputDir: '../../test-results/firebase',
  testMatch: ON_BOTH,
  globalSetup: './journeys-setup.ts',
  // Those of the embedded run but the tables, which are about other journeys.
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  projects: (embedded.projects ?? []).map(project => ({
    ...project,
    grepInvert: [project.grepInvert ?? [], EMBEDDED_ONLY, new RegExp(EMBEDDED)].flat(),
  })),
})
