import type { Request } from '@playwright/test'
import { generatePath, prompt } from '../support/learning.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
/** Of engines that come with the frame, and of some that are fetched when they are needed. */
const TYPES = [
  ['TEXT', ''],
  ['TRUE_FALSE', '1 affirmation'],
  ['SHORT_ANSWER', '1 question'],
  ['MULTI_CHOICE', '1 question'],
  ['TRUE_FALSE', '1 affirmation'],
  ['SHORT_ANSWER', '1 question'],
  ['TEXT', ''],
  ['TRUE_FALSE', '1 affirmation'],
  ['MULTI_CHOICE', '1 question'],
  ['SHORT_ANSWER', '1 question'],
  ['TRUE_FALSE', '1 affirmation'],
  ['BLANKS', ''],
  ['TIMELINE', ''],
] as const
/** Measured: 105 in 5 files; each frame for itself made 39 requests. */
const MOST_KB = 160

test.describe('The frame of activities', { tag: ONE_WIDTH }, () => {
  test('is fetched once for all activities of a path of 13 @L03 @W06', async ({ page, signIn }) => {
    test.setTimeout(120_000)
    const person = await signIn()
    const prompts = TYPES.map(([type, wish], n) => ({ ...prompt(type, `Essai ${n + 1}`), prompt_generation: wish }))
    const { id, modules } = await generatePath(page, person, prompts, PLACE)
    expect(modules).toHaveLength(TYPES.length)
    const fetched: Request[] = []
    page.on('requestfinished', request => {
      if (new URL(request.url()).pathname.includes('/frames/')) fetched.push(request)
    })
    await page.goto(`/path/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Essai 1')
    for (const { title, type } of modules) {
      const frame = page.locator(`iframe[title="${title}"]`)
      const heading = page.getByRole('heading', { level: 1, name: new RegExp(`^${title}( |$)`) })
      await expect(async () => {
        if (await heading.isHidden()) await page.getByRole('button', { name: 'Suivant' }).click()
        await expect(heading).toBeVisible({ timeout: 3000 })
      }).toPass({ timeout: 30_000 })
      if (type === 'TEXT') continue
      await expect(frame).toBeVisible()
      await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    }
    const paths = fetched.map(request => new URL(request.url()).pathname)
    expect(paths.filter(path => /\/activity\.\w+\.js$/.test(path))).toHaveLength(1)
    expect(paths).toEqual([...new Set(paths)])
    const sizes = await Promise.all(fetched.map(async request => (await request.sizes()).responseBodySize))
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1024
    test.info().annotations.push({ type: 'kB of frames', description: `${total.toFixed(1)} in ${sizes.length} files` })
    expect(total).toBeLessThan(MOST_KB)
  })
})

test.describe('The frame of an activity', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('may fetch nothing, has no storage and does not reach the page around it @S12 @L03', { tag: ONE_WIDTH }, async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const { id } = await generatePath(page, person, [prompt('TRUE_FALSE', 'Essai')], PLACE)
    await page.goto(`/path/${id}`)
    const frame = page.locator('iframe[title="Essai"]').contentFrame()
    await expect(frame.getByRole('button', { name: 'Valider' })).toBeVisible()
    const { origin } = new URL(page.url())
    // This file answers every origin: only the frame's own policy is in the way.
    const open = `${origin}/frames/activity.html`
    expect(await page.evaluate(async url => (await fetch(url)).ok, open)).toBe(true)
    const refused = await frame.locator('body').evaluate(async (_body, url) => {
      const tries = {
        fetch: () => fetch(url),
        storage: async () => localStorage.length,
        parent: async () => parent.document.title,
        script: () =>
          new Promise((resolve, reject) => {
            const script = document.createElement('script')
            script.onload = resolve
            script.onerror = reject
            script.src = url
            document.body.append(script)
          }),
      }
      const results = Object.entries(tries).map(async ([name, run]) =>
        run().then(
          () => [],
          () => [name],
        ),
      )
      return (await Promise.all(results)).flat()
    }, open)
    expect(refused).toEqual(['fetch', 'storage', 'parent', 'script'])
  })
})
