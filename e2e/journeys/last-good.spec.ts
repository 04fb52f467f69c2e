import { FAULTS } from '../support/federation/faults.ts'
import { ownSite } from '../support/federation/own-site.ts'
import { recovery } from '../support/federation/recovery.ts'
import { operatorPage } from '../support/operator.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'

const REMOTE = 'mf-objectives'
const NEWER = '2.0.0-nouveau'
const LIMIT_MS = 10_000
/** What is published, and what the operator hears. */
const KINDS = { 'no default export': 'invalid', 'suspends for ever': 'stalled', 'throws on render': 'render' }

test.use({ expectedErrors: [/./] })

for (const [name, kind] of Object.entries(KINDS))
  test(`a published version with the fault « ${name} » gives way to the last good one, and the operator hears of it @S10 @W01`, {
    tag: ONE_WIDTH,
    annotation: recovery(name, { sees: 'the last good version', heals: 'at once' }),
  }, async ({ page, browser, serve, defer }) => {
    const fault = FAULTS[name]
    if (!fault) throw new Error(`no such fault: ${name}`)
    const own = ownSite(REMOTE)
    defer(own.remove)
    await own.deposit(NEWER)
    await own.tamper(NEWER, fault)
    await own.run('promote', REMOTE, NEWER, 'pour un essai')
    const server = await serve({ SITE_DIR: own.folder })
    await register(page, server.address, {})
    const theirs = await operatorPage(browser, server)

    await page.clock.install()
    await page.goto(`${server.address}/objectives`)
    if (kind === 'stalled') {
      const waits = page.getByText('Chargement de « Objectifs »…')
      await expect.poll(() => page.evaluate(one => one in globalThis, REMOTE)).toBe(true)
      // As after an hour asleep: no time in view has passed.
      await page.clock.fastForward('01:00:00')
      await expect(waits).toBeVisible()
      await page.clock.runFor(LIMIT_MS)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objectifs')
    await expect(page.getByRole('button', { name: 'Nouvel objectif' })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    const failures = async () => {
      const { data } = await (await theirs.request.get(`${server.address}/api/health`)).json()
      return data.failures
    }
    const reported = { remote: REMOTE, version: NEWER, kind, screen: 'objectives', count: 1 }
    await expect.poll(failures).toEqual([expect.objectContaining(reported)])
  })
