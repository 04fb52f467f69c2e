import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from './browser.ts'

export type { Browser, BrowserContext } from 'playwright-core'

/** Starts the browser of the journeys without their test runner, for the benchmark. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', ...args],
  })
}
