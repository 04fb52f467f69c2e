import { freePort } from '../../scripts/free-port.ts'
import { ownSite } from '../support/federation/own-site.ts'
import { keepHere, NO_NETWORK, readDevice, readKeptFiles } from '../support/offline.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { startServer } from '../support/server.ts'
import { expect, freshName, register, test } from '../support/test.ts'

const REMOTE = 'mf-objectives'
const NEWER = '2.0.0-nouveau'

test.use({ expectedErrors: NO_NETWORK })

test.describe('A device that keeps the product', { tag: ONE_WIDTH }, () => {
  test('opens the newest version it was given, and never one that was taken back @S14 @W07', async ({
    page,
    serve,
    defer,
  }) => {
    test.setTimeout(180_000)
    const own = ownSite(REMOTE)
    defer(own.remove)
    const server = await serve({ SITE_DIR: own.folder })
    await register(page, server.address, { email: `${freshName()}@exemple.fr` })
    await keepHere(page, server.address)
    const loaded = new Set<string>()
    page.on('request', request => {
      const version = new RegExp(`/remotes/${REMOTE}/([^/]+)/`).exec(request.url())?.[1]
      if (version) loaded.add(version)
    })
    const title = page.getByRole('heading', { level: 1, name: 'Objectifs' })
    await own.deposit(NEWER)
    await own.run('promote', REMOTE, NEWER, 'pour un essai')
    await page.goto(`${server.address}/objectives`)
    await expect(title).toBeVisible()
    await expect.poll(async () => (await readKeptFiles(page)).join()).toContain(NEWER)

    loaded.clear()
    await page.context().setOffline(true)
    await page.reload()
    await expect(title).toBeVisible()
    expect([...loaded]).toEqual([NEWER])

    await own.run('rollback', REMOTE, 'pour un essai')
    loaded.clear()
    await page.context().setOffline(false)
    await page.reload()
    await expect(title).toBeVisible()
    expect([...loaded]).not.toContain(NEWER)
    await expect.poll(async () => (await readKeptFiles(page)).join()).not.toContain(NEWER)

    await own.run('disable', REMOTE, 'essai')
    await page.reload()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect.poll(async () => (await readKeptFiles(page)).join()).not.toContain(REMOTE)
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('alert').first()).toBeVisible()
  })

  test('does not run a file whose bytes were changed, and has it again afterwards @S14', async ({ page, signIn }) => {
    await signIn()
    await keepHere(page)
    const tamper = () =>
      page.evaluate(async () => {
        const code = await caches.open('ariane-code-1')
        const files = ((await (await caches.match('/__index'))?.json()) ?? { files: {} }).files as Record<
          string,
          string
        >
        const entry = Object.entries(files).find(([path]) => /mf-objectives\/.*remoteEntry/.test(path))
        if (!entry) return ''
        await code.put(
          `/__file/${entry[1]}`,
          new Response('window.spoiled = true', { headers: { 'content-type': 'text/javascript' } }),
        )
        return entry[1]
      })
    const digest = await tamper()
    expect(digest).not.toBe('')
    await page.goto('/objectives')
    await expect(page.getByRole('heading', { level: 1, name: 'Objectifs' })).toBeVisible()
    expect(await page.evaluate(() => 'spoiled' in window)).toBe(false)
    const bytes = () =>
      page.evaluate(async at => (await (await caches.match(at))?.text())?.length ?? 0, `/__file/${digest}`)
    await page.reload()
    await expect.poll(bytes).toBeGreaterThan(100)
  })

  test('without room keeps nothing, and everything is as before @S14 @W07', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/settings/appareil')
    const session = await page.context().newCDPSession(page)
    const { origin } = new URL(page.url())
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 50_000 })
    await page.getByText('Garder ce que j’ouvre').click()
    await expect(page.getByText('Cet appareil n’a rien pu garder.')).toBeVisible({ timeout: 40_000 })
    expect((await readDevice(page)).caches).toEqual([])
    await page.goto('/objectives')
    await expect(page.getByRole('heading', { level: 1, name: 'Objectifs' })).toBeVisible()
  })

  test('shows nothing of one pupil to another @S14 @W07', async ({ page, signIn, baseURL }) => {
    await signIn()
    await keepHere(page)
    await page.goto('/objectives')
    await expect(page.getByRole('heading', { level: 1, name: 'Objectifs' })).toBeVisible()
    await expect.poll(async () => (await readDevice(page)).keys.length).toBeGreaterThan(2)
    await page.context().clearCookies()
    await register(page, baseURL ?? '', { email: `${freshName()}@exemple.fr` })
    await page.goto('/objectives')
    await expect(page.getByRole('heading', { level: 1, name: 'Objectifs' })).toBeVisible()
    await expect.poll(async () => (await readDevice(page)).keys).toEqual([])
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByText('Erreur lors du chargement du profil')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Objectifs' })).toHaveCount(0)
  })

  test('gives everything back once the operator switches it off @S14 @W07', async ({ page, defer }) => {
    test.setTimeout(180_000)
    const port = await freePort()
    const first = await startServer(port)
    defer(first.remove)
    await register(page, first.address, { email: `${freshName()}@exemple.fr` })
    await keepHere(page, first.address)
    expect((await readDevice(page)).workers).toBe(1)
    await first.kill()
    const second = await startServer(port, { OFFLINE: '0' })
    defer(second.remove)
    await page.goto(second.address)
    await expect(page.getByRole('button', { name: 'Se connecter' }).first()).toBeVisible()
    await expect.poll(() => readDevice(page)).toEqual({ caches: [], keys: [], workers: 0, local: null })
  })
})
