import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { TestApi } from '../../../api/src/testing/test-api.ts'
import type { Hosting } from '../../../shared/src/contracts/hosting.ts'
import { type AuthCode, AuthError } from '../../../shared/src/ports/accounts.ts'
import { findBrowser } from '../../support/browser.ts'
import { serveBundle } from '../browser/bundle.ts'
import type { Ports } from './ports-page.ts'

/** A call that our API refused. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`refused with ${status}`)
    this.status = status
  }
}

/** A browser of its own, with the ports of the page in it as if they were here. */
export type Device = Ports & {
  /** Calls of the API with this path get no answer, until `heal`. */
  breakDown: (path: string) => Promise<void>
  heal: () => Promise<void>
  offline: (off: boolean) => Promise<void>
  /** As the person does who comes back later. */
  reload: () => Promise<void>
}

export type Devices = { device: () => Promise<Device>; api: TestApi; close: () => Promise<void> }

/** Devices in front of an API. `hosting`: what its pages are told, as the site tells it. */
export async function devicesFor(api: TestApi, hosting: Hosting | null): Promise<Devices> {
  const { executablePath, args, env } = await findBrowser()
  const [site, browser, address] = await Promise.all([
    serveBundle(`${import.meta.dirname}/ports-page.ts`),
    chromium.launch({
      executablePath,
      // A page that a test answers for has no address of its own, and may not talk to this machine otherwise.
      args: ['--no-sandbox', '--disable-gpu', ...args, '--disable-features=LocalNetworkAccessChecks'],
      env: { ...(process.env as Record<string, string>), ...env },
    }),
    api.server.listen({ host: '127.0.0.1', port: 0 }),
  ])
  const hostingTag = hosting ? `<script type="application/json" id="hosting">${JSON.stringify(hosting)}</script>` : ''
  return {
    api,
    device: () => open(browser, { address, bundle: site.address, hostingTag }),
    async close() {
      await browser.close()
      site.close()
      await api.close()
    },
  }
}

type Place = { address: string; bundle: string; hostingTag: string }

/** The page comes from the bundle, the calls go to the API: one origin, as in the product. */
async function open(browser: Browser, { address, bundle, hostingTag }: Place): Promise<Device> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.route(`${address}/static/**`, async route => {
    const response = await fetch(bundle + new URL(route.request().url()).pathname.slice(1))
    await route.fulfill({ body: Buffer.from(await response.arrayBuffer()), contentType: 'text/javascript' })
  })
  await page.route(`${address}/suite`, async route => {
    const html = await (await fetch(bundle)).text()
    await route.fulfill({ body: html.replace('<head>', `<head>${hostingTag}`), contentType: 'text/html' })
  })
  await page.goto(`${address}/suite`)
  return createDevice(page, context)
}

function createDevice(page: Page, context: BrowserContext): Device {
  async function on(port: keyof Ports, method: string, args: unknown[]): Promise<unknown> {
    const answer = await page.evaluate(([where, what, given]) => window.onPort(where, what, given), [
      port,
      method,
      args,
    ] as const)
    if ('auth' in answer) throw new AuthError(answer.auth as AuthCode)
    if ('api' in answer) throw new Refused(answer.api)
    return answer.value
  }
  const port = <P extends keyof Ports>(name: P) =>
    new Proxy({} as Ports[P], {
      get: (_, method) => (method === 'then' ? undefined : (...args: unknown[]) => on(name, String(method), args)),
    })
  const broken: string[] = []
  return {
    accounts: port('accounts'),
    profiles: port('profiles'),
    password: port('password'),
    async breakDown(path) {
      broken.push(`**${path}`)
      await page.route(`**${path}`, route => route.abort())
    },
    async heal() {
      for (const path of broken.splice(0)) await page.unroute(path)
    },
    offline: off => context.setOffline(off),
    async reload() {
      await page.reload()
    },
  }
}
