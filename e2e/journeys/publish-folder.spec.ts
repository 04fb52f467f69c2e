import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isForShareOnly } from '@ariane/shared/contracts/registry'
import type { Surface } from '../../scripts/release/gate/surface.ts'
import { ownSite } from '../support/federation/own-site.ts'
import { REMOTE, watchEntries, works } from '../support/federation/recovery.ts'
import { releaseCommand } from '../support/federation/release-command.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'

const BEFORE = '1.0.0-avant'

/** A site on which everybody has an earlier version than the sources give, which is not stored yet. */
async function siteFromBefore() {
  const own = ownSite(REMOTE)
  const { active: ofSources } = await own.entry()
  await own.deposit(BEFORE)
  await own.change('essai', entry => ({
    ...entry,
    active: BEFORE,
    lastGood: null,
    versions: entry.versions.filter(({ version }) => version === BEFORE),
  }))
  rmSync(path.join(own.folder, 'remotes', REMOTE, ofSources), { recursive: true })
  const contract = path.join(own.folder, 'contract.json')
  const given = readFileSync(contract, 'utf8')
  return {
    ...own,
    ofSources,
    /** What the published shell and API give. */
    give: (change: (surface: Surface) => Surface = surface => surface) =>
      writeFileSync(contract, JSON.stringify(change(JSON.parse(given) as Surface))),
    giveNothing: () => rmSync(contract),
    stored: async () => (await own.entry()).versions.map(({ version }) => version),
  }
}

test('« release publish » builds a remote, opens it and stores it in a folder, and what the published shell cannot carry is stored nowhere @F01 @F03 @W03', {
  tag: ONE_WIDTH,
}, async ({ page, serve, defer }) => {
  test.setTimeout(600_000)
  const site = await siteFromBefore()
  defer(site.remove)
  const { ofSources } = site
  // The sources of who runs the journeys may wait for their commit.
  const publish = (...words: string[]) => releaseCommand(site.folder, ['publish', REMOTE, '--uncommitted', ...words])
  const give = (...words: string[]) => releaseCommand(site.folder, words)

  site.giveNothing()
  const withoutShell = await publish()
  expect([withoutShell.code, withoutShell.error]).toEqual([1, expect.stringContaining('Il n’y a pas encore de shell')])

  site.give(({ kits, ...surface }) => ({ ...surface, kits: { ...kits, '@ariane/shared/session': [] } }))
  const withoutKit = await publish()
  expect([withoutKit.code, withoutKit.error]).toEqual([1, expect.stringContaining('$activeUser is not given')])

  site.give(({ rows, ...surface }) => {
    const { createObjective: _gone, ...others } = rows
    return { ...surface, rows: others }
  })
  const withoutCall = await publish()
  expect([withoutCall.code, withoutCall.error]).toEqual([
    1,
    expect.stringContaining('(createObjective): the API has none of that name'),
  ])
  expect(await site.stored()).toEqual([BEFORE])

  site.give()
  const published = await publish()
  expect([published.code, published.error]).toEqual([0, ''])
  expect(published.out).toContain(`${ofSources} est déposée`)
  expect(await site.entry()).toMatchObject({ active: BEFORE, canary: null })
  expect(await site.stored()).toEqual([ofSources, BEFORE])
  const stored = (await site.entry()).versions.find(({ version }) => version === ofSources)
  for (const [file, digest] of Object.entries(stored?.files ?? {})) {
    const bytes = readFileSync(path.join(site.folder, 'remotes', REMOTE, ofSources, file))
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`, file).toBe(digest)
  }
  expect((await publish('--unopened')).out).toContain(`La version ${ofSources} est déjà déposée`)

  const server = await serve({ SITE_DIR: site.folder })
  await register(page, server.address, {})
  const asked = watchEntries(page)
  const open = async () => {
    asked.length = 0
    await page.goto(`${server.address}/objectives`)
    await works(page)
    return [...asked]
  }
  // Nobody gets what is only stored.
  expect(await open()).toEqual([BEFORE])
  expect((await give('promote', REMOTE, 'personne ne s’en plaint')).code).toBe(0)
  expect(await open()).toEqual([ofSources])
  expect((await give('rollback', REMOTE, 'pour un essai')).code).toBe(0)
  expect(await open()).toEqual([BEFORE])
  const { out } = await give('history', REMOTE)
  for (const one of ['publish', 'promote', 'rollback']) expect(out).toContain(one)
})

test('« release publish shell » fills a folder that has none, and a first version is there for a share of browsers alone @W03', {
  tag: ONE_WIDTH,
}, async ({ page, serve, defer }) => {
  test.setTimeout(600_000)
  const site = ownSite(REMOTE)
  defer(site.remove)
  for (const one of ['shell', 'contract.json']) rmSync(path.join(site.folder, one), { recursive: true })
  const published = await releaseCommand(site.folder, ['publish', 'shell', '--uncommitted'])
  expect([published.code, published.error]).toEqual([0, ''])

  await site.change('publish', entry => ({ ...entry, lastGood: null, canary: { version: entry.active, share: 10 } }))
  expect(isForShareOnly(await site.entry())).toBe(true)
  const server = await serve({ SITE_DIR: site.folder })
  await register(page, server.address, {})
  const asked = watchEntries(page)
  const listRemotes = async (bucket: number): Promise<string[]> => {
    await page.context().addCookies([{ name: 'ariane_bucket', value: String(bucket), url: server.address }])
    const registry = await (await page.request.get(`${server.address}/remotes.json`)).json()
    return registry.remotes.map(({ name }: { name: string }) => name)
  }
  expect(await listRemotes(10)).not.toContain(REMOTE)
  expect(await listRemotes(9)).toContain(REMOTE)
  await page.goto(`${server.address}/objectives`)
  await works(page)
  expect(asked).toEqual([(await site.entry()).active])
})
