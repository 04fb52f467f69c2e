import { PUBLISHED_FAULTS } from '../support/federation/published-faults.ts'
import { NEWER, recovery, recoverySite, watchEntries, works } from '../support/federation/recovery.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { operatorPage } from '../support/operator.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'

const tag = ONE_WIDTH

test.use({ expectedErrors: [/./] })
// Each has a server of its own.
test.describe.configure({ timeout: 180_000 })

/** Faults after which nobody sees the page any more. */
const BLANK = ['hides the body', 'leaks a style sheet', 'wipes the page'] as const

for (const fault of BLANK)
  test(`a version that leaves a blank page (${fault}): the last good one takes its place, and the operator hears of it @W01 @W02`, {
    tag,
    annotation: recovery(fault, { sees: 'an empty page for half a second', heals: 'by itself: last good version' }),
  }, async ({ page, browser, serve, defer }) => {
    const site = await recoverySite()
    defer(site.remove)
    await site.give(PUBLISHED_FAULTS[fault])
    const server = await serve({ SITE_DIR: site.folder })
    const asked = watchEntries(page)
    await register(page, server.address, {})
    const theirs = await operatorPage(browser, server)
    await page.goto(`${server.address}/chat`)
    await page.getByRole('link', { name: 'Objectifs' }).first().click()
    await works(page)
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect(asked.map(one => one.split(' ')[0])).toEqual([NEWER, site.base])
    // Nothing of it is left where it was not.
    await page.getByRole('link', { name: /^Chat/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(255, 0, 0)')
    const failures = async () => (await (await theirs.request.get(`${server.address}/api/health`)).json()).data.failures
    const reported = { remote: 'mf-objectives', version: NEWER, kind: 'blank', screen: 'objectives' }
    await expect.poll(failures).toEqual([expect.objectContaining(reported)])
  })

test('a version that leaves a blank page, without another one: the panel, which heals after a rollback without a reload @W01', {
  tag,
  annotation: recovery('leaves a blank page, without another version', {
    sees: 'the panel',
    heals: 'after a rollback, by « Réessayer »',
  }),
}, async ({ page, serve, defer }) => {
  const site = await recoverySite()
  defer(site.remove)
  await site.give(PUBLISHED_FAULTS['leaks a style sheet'], { hasLastGood: false })
  const server = await serve({ SITE_DIR: site.folder })
  await register(page, server.address, {})
  await page.goto(`${server.address}/objectives`)
  await expect(page.getByRole('alert')).toContainText('Cette partie d’Ariane a rencontré un problème.')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await site.takeBack()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await works(page)
  expect(loads).toBe(0)
})

test('a version that hides the whole page once it was seen: the page opens again with the last good one and says so @W01', {
  tag: ONE_WIDTH,
  annotation: recovery('hides the body later', {
    sees: 'an empty page, once, for a second',
    heals: 'by itself: last good version, said',
  }),
}, async ({ page, serve, defer }) => {
  const site = await recoverySite()
  defer(site.remove)
  await site.give(PUBLISHED_FAULTS['hides the body later'])
  const server = await serve({ SITE_DIR: site.folder })
  const asked = watchEntries(page)
  await register(page, server.address, {})
  await page.goto(`${server.address}/objectives`)
  await expect(page.getByText('« Objectifs » avait figé la page. Sa version précédente est affichée.')).toBeVisible()
  await works(page)
  // The server preloads the newer one into the second page all the same; it is not run there.
  expect(new Set(asked.map(one => one.split(' ')[0]))).toEqual(new Set([NEWER, site.base]))
  // Another tab has it from the start.
  const next = await page.context().newPage()
  const askedThen = watchEntries(next)
  await next.goto(`${server.address}/objectives`)
  await works(next)
  expect(askedThen.at(-1)).toBe(site.base)
})

test('two tabs with two versions: each goes on with the one that it began with @W01', {
  tag,
  annotation: recovery('two tabs with two versions', {
    sees: 'nothing: each tab has its own',
    heals: 'nothing to heal, the next page has the newer one',
  }),
}, async ({ page, serve, defer }) => {
  const site = await recoverySite()
  defer(site.remove)
  const server = await serve({ SITE_DIR: site.folder })
  const asked = watchEntries(page)
  await register(page, server.address, {})
  await page.goto(`${server.address}/objectives`)
  await works(page)
  await site.give()
  const next = await page.context().newPage()
  const askedThen = watchEntries(next)
  await next.goto(`${server.address}/objectives`)
  await works(next)
  for (const tab of [page, next, page]) {
    await tab.bringToFront()
    // Its later files are those of its own version.
    await tab.getByRole('button', { name: 'Nouvel objectif' }).click()
    await expect(tab.getByRole('dialog')).toBeVisible()
    await tab.keyboard.press('Escape')
    await works(tab)
  }
  expect([asked, askedThen]).toEqual([[site.base], [NEWER]])
  await page.reload()
  await works(page)
  expect(asked).toEqual([site.base, NEWER])
})

test('styles that are not there: the same version once more, then the last good one with its own @W01', {
  tag,
  annotation: recovery('styles are not there', { sees: 'the last good version', heals: 'at once' }),
}, async ({ page, serve, defer }) => {
  const site = await recoverySite('mf-learning')
  defer(site.remove)
  await site.give()
  const server = await serve({ SITE_DIR: site.folder })
  const asked = watchEntries(page, 'mf-learning')
  const styles: string[] = []
  page.on('response', answer => {
    const [, version] = /\/remotes\/mf-learning\/([^/]+)\/static\/css\//.exec(answer.url()) ?? []
    if (version && answer.ok()) styles.push(version)
  })
  await page.route(`**/remotes/mf-learning/${NEWER}/static/css/**`, route =>
    route.fulfill({ status: 404, body: 'not here' }),
  )
  const person = await register(page, server.address, {})
  await page.goto(`${server.address}/settings`)
  const { id } = await generatePath(page, person, [prompt('TEXT', 'Une leçon')])
  await page.goto(`${server.address}/path/${id}`)
  await expect(page.getByRole('button', { name: 'Leçon à revoir' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  expect(asked.at(-1)).toMatch(new RegExp(`^${site.base}`))
  expect(new Set(styles)).toEqual(new Set([site.base]))
})
