import { dripServer } from '../support/federation/drip.ts'
import { PUBLISHED_FAULTS } from '../support/federation/published-faults.ts'
import { NEWER, REMOTE, recovery, recoverySite, watchEntries, works } from '../support/federation/recovery.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, register, test } from '../support/test.ts'

const LAST_GOOD = { sees: 'the last good version', heals: 'at once' }

test.use({ expectedErrors: [/./] })
// One server for all of them: a worker takes the file as a whole.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof recoverySite>>
let server: Server
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await recoverySite()
  server = await startServer(PORT + 103 + test.info().parallelIndex, { SITE_DIR: site.folder })
})
test.afterAll(async () => {
  await server.remove()
  site.remove()
})

const tag = ONE_WIDTH

test('the entry comes byte by byte: the last good version @W01', {
  tag,
  annotation: recovery('the entry comes byte by byte', LAST_GOOD),
}, async ({ page, defer }) => {
  await site.give()
  const slow = await dripServer()
  defer(slow.stop)
  const asked = watchEntries(page)
  await page.route(`**/remotes/${REMOTE}/${NEWER}/remoteEntry.*`, route => route.continue({ url: slow.address }))
  await register(page, server.address, {})
  await page.goto(`${server.address}/objectives`, { waitUntil: 'commit' })
  await works(page)
  expect(asked.at(-1)).toMatch(new RegExp(`^${site.base}`))
})

test('another React than the shell’s: the last good version @W01', {
  tag,
  annotation: recovery('brings another React', LAST_GOOD),
}, async ({ page }) => {
  await site.give(PUBLISHED_FAULTS['brings another React'])
  const asked = watchEntries(page)
  await register(page, server.address, {})
  await page.goto(`${server.address}/objectives`)
  await works(page)
  expect(asked[0]).toBe(NEWER)
  expect(asked.at(-1)).toMatch(new RegExp(`^${site.base}`))
})
