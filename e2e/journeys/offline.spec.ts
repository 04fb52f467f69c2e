import { generatePath, prompt } from '../support/learning.ts'
import { keepHere, NO_NETWORK, readDevice, seenLine } from '../support/offline.ts'
import { createEvent } from '../support/planner.ts'
import { ONE_WIDTH, SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: NO_NETWORK })

test.describe('On a device that keeps what was opened', () => {
  test('the week and a path open again without a connection, and say since when @S14 @W07', { tag: SMOKE }, async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const { id } = await generatePath(page, person, [prompt('TEXT', 'Le cours')])
    await createEvent(page, person, { title: 'Réviser Thalès' })
    await keepHere(page)
    await page.goto('/planning')
    await expect(page.getByText('Réviser Thalès').first()).toBeVisible()
    await page.goto(`/path/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Le cours' })).toBeVisible()

    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Le cours' })).toBeVisible()
    await expect(seenLine(page)).toHaveText(/^Hors ligne, vu à \d\d:\d\d$/)
    await page.goto('/planning')
    await page.reload()
    await expect(page.getByText('Réviser Thalès').first()).toBeVisible()
    await expect(seenLine(page)).toHaveText(/^Hors ligne, vu à \d\d:\d\d$/)

    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByText('Réviser Thalès').first()).toBeVisible()
    await expect(seenLine(page)).toHaveCount(0)
  })
})

test.describe('The product', { tag: ONE_WIDTH }, () => {
  test('can be put on the home screen @S14 @W07', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const found = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      const manifest = await (await fetch(link?.href ?? '')).json()
      const icons: { src: string; sizes: string }[] = manifest.icons
      const drawn = icons.map(async ({ src, sizes }) => {
        const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
        return [sizes, `${width}x${height}`]
      })
      return { display: manifest.display, start: manifest.start_url, icons: await Promise.all(drawn) }
    })
    // What browsers ask of a product before they offer it.
    expect(found).toEqual({
      display: 'standalone',
      start: '/',
      icons: ['192x192', '512x512', '512x512'].map(size => [size, size]),
    })
  })
})

test.describe('What a device keeps', { tag: ONE_WIDTH }, () => {
  test('is nothing unless it is asked for, and nothing after the sign-out @S14 @W07', async ({ page, signIn }) => {
    await signIn()
    const nothing = { caches: [], keys: [], workers: 0, local: null }
    await page.goto('/planning')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await readDevice(page)).toEqual(nothing)
    await keepHere(page)
    await page.goto('/planning')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => (await readDevice(page)).keys.length).toBeGreaterThan(2)
    expect((await readDevice(page)).workers).toBe(1)
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('button', { name: 'Se connecter' }).first()).toBeVisible()
    expect(await readDevice(page)).toEqual(nothing)
  })
})
