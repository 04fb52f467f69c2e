import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { ownSite } from '../support/federation/own-site.ts'
import { PUBLISHED_FAULTS } from '../support/federation/published-faults.ts'
import { NEWER, REMOTE, watchEntries, works } from '../support/federation/recovery.ts'
import { releaseCommand } from '../support/federation/release-command.ts'
import { registerOperator } from '../support/operator.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'

const TOKEN = 'a-token-of-the-operator'
/** Pupils on each side: one of them reports no more than thirty times a minute. */
const BROWSERS = 5
/** Loads of each of them. Those of the canary end with it. */
const CONTROL_ROUNDS = 14
const MAX_CANARY_ROUNDS = 20

const command = (folder: string, server: string, ...words: string[]) =>
  releaseCommand(folder, words, { PUBLIC_URL: server, METRICS_TOKEN: TOKEN })

test.use({ expectedErrors: [/./] })

test('a canary that throws for one in five is stopped and taken back by itself; history and health page say why @W02', {
  tag: ONE_WIDTH,
}, async ({ page, browser, serve, defer }) => {
  test.setTimeout(900_000)
  const own = ownSite(REMOTE)
  defer(own.remove)
  const server = await serve({ SITE_DIR: own.folder, METRICS_TOKEN: TOKEN })
  const base = (await own.entry()).active

  /** Pupils whose browsers are in a share. */
  const pupils = (bucket: number) => Promise.all(Array.from({ length: BROWSERS }, () => pupil(browser, bucket)))
  async function pupil(of: Browser, bucket: number): Promise<Page> {
    const context = await of.newContext({ baseURL: server.address, locale: 'fr-FR' })
    await context.addCookies([{ name: 'ariane_bucket', value: String(bucket), url: server.address }])
    const theirs = await context.newPage()
    await register(theirs, server.address, {})
    return theirs
  }
  /** Opens the screen for all of them, so often or until the page is told of no canary any more. Gives what was loaded. */
  async function open(pages: Page[], rounds: number): Promise<string[]> {
    const asked = pages.map(page => watchEntries(page))
    for (let round = 0; round < rounds; round++) {
      const watched = await Promise.all(pages.map(openOnce))
      if (watched.includes(false)) break
    }
    return asked.flat()
  }
  /** @returns whether the load was counted, which it is while a canary watches itself */
  async function openOnce(theirs: Page): Promise<boolean> {
    const counted = theirs.waitForResponse('**/api/health/loads').then(answer => answer.status())
    counted.catch(() => undefined)
    await theirs.goto('/objectives', { waitUntil: 'commit' })
    const registry = JSON.parse((await theirs.locator('#remotes').textContent()) ?? '')
    await works(theirs)
    if (!registry.remotes.some(({ canary }: { canary: unknown }) => canary)) return false
    // A count that a busy server refuses is lost; nothing else is.
    expect([200, 503]).toContain(await counted)
    return true
  }

  await own.deposit(NEWER)
  await own.tamper(NEWER, PUBLISHED_FAULTS['throws for one in five'])
  const [ours, others] = [await pupils(0), await pupils(99)]
  const ended = command(own.folder, server.address, 'promote', REMOTE, NEWER, '--canary', 'un essai à un sur cinq')
  await expect.poll(async () => (await own.entry()).canary?.share, { timeout: 60_000 }).toBe(1)

  const control = await open(others, CONTROL_ROUNDS)
  expect(new Set(control.map(one => one.split(' ')[0]))).toEqual(new Set([base]))
  const tried = await open(ours, MAX_CANARY_ROUNDS)
  // Whoever is in the share has it at each load; the others never.
  expect(tried.filter(one => one.startsWith(NEWER)).length).toBeGreaterThanOrEqual(50)
  const { code, error } = await ended
  expect(code).toBe(1)
  expect(error).toContain(`${NEWER} est arrêtée et retirée ; tout le monde a de nouveau ${base}.`)
  expect(await own.entry()).toMatchObject({ active: base, canary: null })

  const [first] = ours
  if (!first) throw new Error('no pupil')
  const asked = watchEntries(first)
  await first.goto('/objectives')
  await works(first)
  expect(asked).toEqual([base])

  const why = /à 1 %, écrans qui ne s’affichent pas : (1\d|2\d)(,\d)? % contre 0 %/
  expect((await command(own.folder, server.address, 'history', REMOTE)).out).toMatch(why)
  await registerOperator(page, server)
  await page.goto(`${server.address}/settings/etat`)
  const row = page.getByRole('region', { name: 'Tableau des canaris' }).getByRole('row', { name: NEWER })
  await expect(row).toContainText(
    /1\s%arrêtée et retirée\s: écrans qui ne s’affichent pas, (1\d|2\d)(,\d)?\s% contre 0\s%/,
  )
  await expectAccessible(page)
  for (const theirs of [...ours, ...others]) await theirs.context().close()
})
