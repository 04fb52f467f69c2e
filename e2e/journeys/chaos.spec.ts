import type { Page } from '@playwright/test'
import { cell, FULL } from '../support/federation/cells.ts'
import { FAULTS } from '../support/federation/faults.ts'
import { findRemote, NAMES, SUBSETS } from '../support/federation/remotes.ts'
import { sample } from '../support/federation/sample.ts'
import { test } from '../support/federation/test.ts'
import { breakRemotes } from '../support/federation/world.ts'
import { ONE_WIDTH, SMOKE } from '../support/scope.ts'
import { expect } from '../support/test.ts'

/** Waiting for what hangs is not what is tested; healthy remotes need time on a busy machine. */
const HANGING_MS = 2500
const RETRY_MS = 200
const SAMPLE = 8

test.use({ expectedErrors: [/./] })

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(findRemote(name).title)
async function visit(page: Page, name: string): Promise<void> {
  const { address } = findRemote(name)
  const link = page.getByRole('navigation', { name: 'Menu principal' }).locator(`a[href="${address}"]`)
  if ((await link.count()) > 0) await link.click()
  // A line in the menu is a choice of its own: without one, as a link inside a page would.
  else
    await page.evaluate(to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
}
const panel = (page: Page, says: string) => expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
const samePage = (page: Page) => page.evaluate(() => 'stillTheSamePage' in globalThis)

const FAULT_NAMES = Object.keys(FAULTS)
const all = SUBSETS.flatMap(names => FAULT_NAMES.map(fault => ({ names, fault })))
const always = ({ names }: { names: string[] }) => names.length === 1 || names.length === NAMES.length
const others = all.filter(one => !always(one))
const chosen = FULL ? all : [...all.filter(always), ...sample(others, SAMPLE)]

for (const { names, fault: kind } of chosen) {
  const fault = FAULTS[kind]
  const [first] = names
  if (!fault || !first) throw new Error(`no such cell: ${kind}`)
  const row = names.map(name => name.slice(3)).join(' ')
  const annotation = cell({ table: 'Chaos', row, column: kind, of: FULL ? all.length : null })
  test(`${kind}: ${row}. Shell, menu and the others work; retry heals, by hand and by itself @S10`, {
    tag: kind === 'down' && first === 'mf-chat' ? [ONE_WIDTH, SMOKE] : ONE_WIDTH,
    annotation,
  }, async ({ page }) => {
    const world = await breakRemotes(page, names, fault)
    const limit = kind === 'hanging' ? { limit: HANGING_MS } : kind === 'suspends for ever' ? { paint: HANGING_MS } : {}

    const meet = async (name: string) => {
      await visit(page, name)
      await panel(page, fault.panel)
      // Refused before any of its code runs.
      if (kind === 'wrong contract') expect(await page.evaluate(one => one in globalThis, name)).toBe(false)
    }
    await world.open(findRemote(first).address, limit)
    await panel(page, fault.panel)
    for (const name of NAMES.filter(one => !names.includes(one))) {
      await visit(page, name)
      await title(page, name)
      await expect(page.getByRole('alert')).toBeHidden()
    }
    // The last one heals by itself, the others by hand; one alone first by hand, then on a new page by itself.
    const last = names.at(-1) ?? first
    for (const name of names.length === 1 ? names : names.slice(0, -1)) {
      await meet(name)
      await world.heal(name)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await title(page, name)
    }
    if (names.length === 1) {
      expect(await samePage(page)).toBe(true)
      await world.open(findRemote(NAMES.find(name => name !== first) ?? first).address, limit)
    }
    await world.retryAfter(RETRY_MS)
    await meet(last)
    await world.heal(last)
    await title(page, last)
    expect(await samePage(page)).toBe(true)
  })
}
