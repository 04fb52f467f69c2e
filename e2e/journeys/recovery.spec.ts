import type { Page, Route } from '@playwright/test'
import { PUBLISHED_FAULTS } from '../support/federation/published-faults.ts'
import {
  endHangingPages,
  NEWER,
  REMOTE,
  recovery,
  recoverySite,
  watchEntries,
  works,
} from '../support/federation/recovery.ts'
import { operatorPage } from '../support/operator.ts'
import { ONE_WIDTH, SMOKE } from '../support/scope.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, register, test } from '../support/test.ts'

const ENTRY = `**/remotes/${REMOTE}/${NEWER}/remoteEntry.*`
const FILES = `**/remotes/${REMOTE}/${NEWER}/static/**`
const BROKEN = 'Cette partie d’Ariane a rencontré un problème.'
const LAST_GOOD = { sees: 'the last good version', heals: 'at once' }
const ONCE_MORE = { sees: 'nothing: the same version', heals: 'by the second request' }
const PANEL = { sees: 'a panel in its place', heals: '« Réessayer », after a rollback' }

/** What a file is replaced by at every request. */
const ANSWERS: Record<string, [string, (route: Route) => Promise<void>]> = {
  'the entry is a page': [ENTRY, route => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' })],
  'the entry has another type': [
    ENTRY,
    async route => route.fulfill({ response: await route.fetch(), contentType: 'text/plain' }),
  ],
  'the entry ends in the middle': [
    ENTRY,
    async route => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) })
    },
  ],
  'a first file ends in the middle': [
    FILES,
    async route => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) })
    },
  ],
  'a first file is not there': [FILES, route => route.fulfill({ status: 404, body: 'not here' })],
  'the entry never comes': [ENTRY, () => new Promise(() => {})],
}

test.use({ expectedErrors: [/./] })
// One server for all of them: a worker takes the file as a whole.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof recoverySite>>
let server: Server
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await recoverySite()
  server = await startServer(PORT + 97 + test.info().parallelIndex, { SITE_DIR: site.folder })
})
test.afterAll(async () => {
  await server.remove()
  site.remove()
})

const open = (page: Page) => page.goto(`${server.address}/objectives`, { waitUntil: 'domcontentloaded' })

for (const [fault, pattern] of Object.entries({
  'one request for the entry fails': ENTRY,
  'one request for a first file fails': FILES,
}))
  test(`${fault}: the same version is there a moment later, and no other is asked for @W01`, {
    tag: fault.includes('entry') ? [ONE_WIDTH, SMOKE] : ONE_WIDTH,
    annotation: recovery(fault, ONCE_MORE),
  }, async ({ page }) => {
    await site.give()
    const asked = watchEntries(page)
    await page.route(pattern, route => route.abort('connectionreset'), { times: 1 })
    await register(page, server.address, {})
    await open(page)
    await works(page)
    expect(asked.at(-1)).toBe(`${NEWER} retry=1`)
    expect(asked.some(one => one.startsWith(site.base))).toBe(false)
  })

for (const [fault, [pattern, answer]] of Object.entries(ANSWERS))
  test(`${fault}: the same version once more, then the last good one @W01`, {
    tag: ONE_WIDTH,
    annotation: recovery(fault, LAST_GOOD),
  }, async ({ page }) => {
    await site.give()
    const asked = watchEntries(page)
    await page.route(pattern, answer)
    await register(page, server.address, {})
    await open(page)
    await works(page)
    expect(asked.slice(-2)).toEqual([`${NEWER} retry=1`, `${site.base} retry=1`])
  })

test('an effect of the first drawing throws: the last good version @W01', {
  tag: ONE_WIDTH,
  annotation: recovery('throws in an effect', LAST_GOOD),
}, async ({ page }) => {
  await site.give(PUBLISHED_FAULTS['throws in an effect'])
  const asked = watchEntries(page)
  await register(page, server.address, {})
  await open(page)
  await works(page)
  expect(asked.at(-1)).toMatch(new RegExp(`^${site.base}`))
})

/** How a screen breaks that was drawn already. */
const LATER = {
  'throws once it was drawn': (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { chaos: () => void }).chaos()),
  'a later file is not there': (page: Page) => page.getByRole('button', { name: 'Nouvel objectif' }).click(),
}
for (const [fault, breaks] of Object.entries(LATER))
  test(`${fault}: a panel, which heals after a rollback without a reload @W01`, {
    tag: ONE_WIDTH,
    annotation: recovery(fault, PANEL),
  }, async ({ page }) => {
    const isFile = fault === 'a later file is not there'
    const published = await site.give(isFile ? undefined : PUBLISHED_FAULTS['throws once it was drawn'])
    const first = published?.exposes['./objectives']?.preload ?? []
    if (isFile)
      await page.route(FILES, route =>
        first.some(file => route.request().url().includes(file)) ? route.continue() : route.fulfill({ status: 404 }),
      )
    const asked = watchEntries(page)
    await register(page, server.address, {})
    await open(page)
    await works(page)
    expect(asked.some(one => one.startsWith(site.base))).toBe(false)
    await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }))
    await breaks(page)
    const panel = page.getByRole('alert').filter({ hasText: BROKEN })
    await expect(panel).toBeVisible()
    await site.takeBack()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Objectifs' })).toBeVisible()
    expect(asked.at(-1)).toMatch(new RegExp(`^${site.base}`))
    expect(await page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true)
  })

test.describe('a version that freezes the page', () => {
  const freeze = async (page: Page) => {
    const hangs = page.waitForEvent('console', { predicate: message => message.text() === 'chaos: without end' })
    await page.goto(`${server.address}/objectives`, { waitUntil: 'commit' })
    await hangs
    return endHangingPages(page)
  }
  /** Another tab, opened after the one that hangs was silent for a while. */
  const another = async (page: Page) => {
    const next = await page.context().newPage()
    await next.addInitScript(() => {
      const now = Date.now
      Date.now = () => now() + 20_000
    })
    return next
  }

  test('the next page has the last good version and says so, and the operator hears of it @W01', {
    tag: ONE_WIDTH,
    annotation: recovery('draws without end', {
      sees: 'a page that hangs, once',
      heals: 'the next page: last good version, said',
    }),
  }, async ({ page, browser }) => {
    await site.give(PUBLISHED_FAULTS['draws without end'])
    await register(page, server.address, {})
    const theirs = await operatorPage(browser, server)
    const end = await freeze(page)
    const next = await another(page)
    await open(next)
    await works(next)
    await expect(next.getByText('« Objectifs » avait figé la page. Sa version précédente est affichée.')).toBeVisible()
    const failures = async () => {
      const { data } = await (await theirs.request.get(`${server.address}/api/health`)).json()
      return data.failures
    }
    const reported = { remote: REMOTE, version: NEWER, kind: 'frozen', screen: 'objectives', count: 1 }
    await expect.poll(failures).toContainEqual(expect.objectContaining(reported))
    await theirs.context().close()
    end()
  })

  test('without another version it is not run again until somebody asks for it, and a repair heals @W01', {
    tag: ONE_WIDTH,
    annotation: recovery('draws without end, no last good version', {
      sees: 'a page that hangs, once, then a panel',
      heals: '« Réessayer », after a rollback',
    }),
  }, async ({ page }) => {
    await site.give(PUBLISHED_FAULTS['draws without end'], { hasLastGood: false })
    await register(page, server.address, {})
    const end = await freeze(page)
    const next = await another(page)
    const asked = watchEntries(next)
    await open(next)
    const panel = next.getByRole('alert').filter({ hasText: 'Cette partie d’Ariane avait figé la page' })
    await expect(panel).toBeVisible()
    // What makes any other panel ask again by itself.
    await next.evaluate(() => dispatchEvent(new Event('online')))
    // The page fetched it beforehand; it is neither run nor asked for again.
    expect(asked).toEqual([NEWER])
    expect(await next.evaluate(one => one in globalThis, REMOTE)).toBe(false)
    await site.takeBack()
    await next.getByRole('button', { name: 'Réessayer' }).click()
    await works(next)
    expect(asked.map(one => one.split(' ')[0])).toEqual([NEWER, site.base])
    end()
  })
})
