import { PUBLISHED_FAULTS } from '../support/federation/published-faults.ts'
import { NEWER, REMOTE, recovery, recoverySite, works } from '../support/federation/recovery.ts'
import { operatorPage } from '../support/operator.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { type Server, startServer } from '../support/server.ts'
import { PORT } from '../support/settings.ts'
import { expect, register, test } from '../support/test.ts'

/** What is thrown where no drawing is; each holds a name in its message. */
const THROWN = {
  'throws in an event': 'TypeError',
  'throws in a timer': 'RangeError',
  'rejects a promise': 'TypeError',
} as const

test.use({ expectedErrors: [/chaos: Élise Martin/] })
// One server for all of them: a worker takes the file as a whole.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof recoverySite>>
let server: Server
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await recoverySite()
  server = await startServer(PORT + 100 + test.info().parallelIndex, { SITE_DIR: site.folder })
})
test.afterAll(async () => {
  await server.remove()
  site.remove()
})

for (const [fault, error] of Object.entries(THROWN))
  test(`${fault}: the screen stays, and the team hears of the class and the place, never of the message @W02`, {
    tag: ONE_WIDTH,
    annotation: recovery(fault, { sees: 'nothing: the screen stays', heals: 'nothing to heal, the team hears of it' }),
  }, async ({ page, browser }) => {
    const published = await site.give(PUBLISHED_FAULTS[fault as keyof typeof THROWN])
    await register(page, server.address, {})
    await page.goto(`${server.address}/objectives`)
    await works(page)
    const report = page.waitForRequest('**/api/health/errors')
    await page.evaluate(() => dispatchEvent(new Event('chaos')))
    const sent = await report
    expect(sent.postDataJSON()).toEqual({
      remote: REMOTE,
      version: NEWER,
      error,
      file: published?.entry,
      line: expect.any(Number),
      column: expect.any(Number),
    })
    expect((await sent.response())?.status()).toBe(200)
    await works(page)
    if (fault !== 'throws in an event') return
    const theirs = await operatorPage(browser, server)
    await theirs.goto('/settings/etat')
    const row = theirs.getByRole('region', { name: 'Tableau des erreurs' }).getByRole('row', { name: REMOTE })
    await expect(row).toContainText(`${NEWER}TypeError${published?.entry}:`)
    await expect(theirs.getByText('Élise Martin')).toHaveCount(0)
    await theirs.context().close()
  })
