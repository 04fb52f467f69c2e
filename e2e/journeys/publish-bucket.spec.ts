import { bucketSite } from '../support/federation/bucket-site.ts'
import { expect, freshName, register, test } from '../support/test.ts'

const REMOTE = 'mf-objectives'
/** How long a change of the bucket may take to new pages and to open tabs. */
const MINUTE_MS = 60_000
const METRICS_TOKEN = 'who-watches-over-it'

test.use({ expectedErrors: [/mf-objectives is switched off/] })

test('a bucket: new pages and open tabs follow within a minute, a changed byte is refused, and without the bucket all goes on @F02 @S12 @one-width', async ({
  page,
  serve,
  defer,
}) => {
  test.setTimeout(240_000)
  const site = await bucketSite([REMOTE, 'mf-accounts'])
  defer(site.remove)
  const server = await serve({ ...site.settings, METRICS_TOKEN })
  const registry = async () => (await page.request.get(`${server.address}/remotes.json`)).json()
  const active = async () =>
    (await registry()).remotes.find(({ name }: { name: string }) => name === REMOTE)?.active as string
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const health = async () => (await (await page.request.get(`${server.address}/readyz`, { headers })).json()).site
  const arrives = (version: string) => expect.poll(active, { timeout: MINUTE_MS }).toBe(version)
  await page.clock.install()
  await register(page, server.address, { email: `${freshName('eleve')}@exemple.fr` })
  await page.goto(`${server.address}/objectives`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objectifs')

  await site.deposit(REMOTE, '2.0.0-nouveau')
  await site.run('promote', REMOTE, 'pour un essai')
  await arrives('2.0.0-nouveau')
  // What a tab asks every 45 s, and the five seconds in which nobody types.
  await page.clock.fastForward('00:46')
  await page.clock.fastForward('00:06')
  await expect(page.getByText('Une nouvelle version est prête.')).toBeVisible()
  const script = page.waitForResponse(new RegExp(`/remotes/${REMOTE}/2.0.0-nouveau/.*\\.js`))
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  expect((await script).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objectifs')

  await site.deposit(REMOTE, '3.0.0-abime')
  await site.tamper(REMOTE, '3.0.0-abime')
  await site.run('promote', REMOTE, 'pour un essai')
  await expect
    .poll(async () => (await health()).problems, { timeout: MINUTE_MS })
    .toEqual([expect.stringContaining('is not the published file')])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objectifs')
  expect(await active()).toBe('2.0.0-nouveau')

  await site.run('rollback', REMOTE, 'pour un essai')
  await page.goto(`${server.address}/profile`)
  await site.run('disable', REMOTE, 'essai')
  const isOff = (off: boolean) =>
    expect
      .poll(async () => (await registry()).remotes.some((one: { disabled: unknown }) => one.disabled), {
        timeout: MINUTE_MS,
      })
      .toBe(off)
  await isOff(true)
  const asked = page.waitForResponse('**/remotes.json')
  await page.clock.fastForward('00:46')
  await asked
  await page.getByRole('link', { name: 'Objectifs' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await site.run('enable', REMOTE)
  await isOff(false)
  expect((await health()).problems).toEqual([])

  site.reachable(false)
  await expect.poll(async () => (await health()).reachable, { timeout: MINUTE_MS }).toBe(false)
  // An open tab would say that the server is gone.
  await page.goto('about:blank')
  await server.kill()
  await server.restart()
  await page.goto(`${server.address}/objectives`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objectifs')
  expect(await health()).toMatchObject({ reachable: false })
})
