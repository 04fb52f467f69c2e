import { WHOLE_REGISTRY_PATH } from '@ariane/shared/contracts/closed-remotes'
import type { Page } from '@playwright/test'
import { FAULTS } from '../support/federation/faults.ts'
import { NEWER, REMOTE, recoverySite, watchEntries, works } from '../support/federation/recovery.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'

test.use({ expectedErrors: [/./] })

const whole = (page: Page) => page.waitForResponse(answer => answer.url().endsWith(WHOLE_REGISTRY_PATH))

/** What the page itself has of the remote. */
async function inPage(page: Page): Promise<object> {
  const { remotes } = JSON.parse((await page.locator('#remotes').textContent()) ?? '') as {
    remotes: { name: string }[]
  }
  return remotes.find(({ name }) => name === REMOTE) ?? {}
}

for (const fault of ['no default export', 'throws on render'])
  test(`a remote that its page had closed gives way to its last good version all the same: ${fault} @W04 @W01`, {
    tag: ONE_WIDTH,
  }, async ({ page, serve, defer }) => {
    const site = await recoverySite()
    defer(site.remove)
    await site.give(FAULTS[fault])
    const server = await serve({ SITE_DIR: site.folder })
    await register(page, server.address, {})
    const came = whole(page)
    await page.goto(`${server.address}/chat`)
    await (await came).finished()
    expect(await inPage(page)).toMatchObject({ active: NEWER, digest: expect.stringMatching(/^sha384-/) })
    expect(await inPage(page)).not.toHaveProperty('versions')
    const asked = watchEntries(page)
    await page.getByRole('link', { name: 'Objectifs' }).click()
    await works(page)
    expect(asked.map(one => one.split(' ')[0])).toEqual([NEWER, site.base])
  })

test('of what stands in for a closed remote a page takes nothing that it has no digest of, and a retry heals @W04 @S12', {
  tag: ONE_WIDTH,
}, async ({ page, serve, defer }) => {
  const site = await recoverySite()
  defer(site.remove)
  await site.give(FAULTS['no default export'])
  const server = await serve({ SITE_DIR: site.folder })
  await register(page, server.address, {})
  // Another version to fall back to than the one that was published: as if it had been changed on its way.
  await page.route(`**${WHOLE_REGISTRY_PATH}`, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(site.base, '9.9.9-autre') })
  })
  const came = whole(page)
  await page.goto(`${server.address}/chat`)
  await (await came).finished()
  const asked = watchEntries(page)
  await page.getByRole('link', { name: 'Objectifs' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(asked).toEqual([NEWER])
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await works(page)
  expect(asked.at(-1)).toContain(site.base)
})
