import type { Page } from '@playwright/test'
import { generatePath, prompt } from '../support/learning.ts'
import { createModule, holdPath, type Module, next, shownSlide, silence } from '../support/player.ts'
import { expect, test } from '../support/test.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
/** A page of somebody else, answered by the journey itself. */
const OUTSIDE = 'https://exemple.example/page'

const HOSTILE = `<h2>Bonjour</h2><p style="position:fixed;inset:0" onclick="hacked=1" class="a" id="root">Un <b>texte</b></p>
<script>hacked = 1</script><img src="/nulle-part.png" onerror="hacked=1" alt="Une image">
<a href="javascript:hacked=1">Lien</a><form action="/x"><input name="secret"></form><iframe src="/settings"></iframe>
<svg onload="hacked=1"></svg>`

async function open(page: Page, modules: Module[]): Promise<void> {
  await page.route(OUTSIDE, route => route.fulfill({ contentType: 'text/html', body: '<p>Ailleurs</p>' }))
  await page.goto(await holdPath(page, modules))
}
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window)

test.describe('Contents of a slide', () => {
  test('TEXT and ADVANCED_TEXT of a real chapter: a lesson, then blocks with a drawn line of time @L02', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const modules = [prompt('TEXT', 'L’essentiel'), prompt('ADVANCED_TEXT', 'Le cours')]
    const { id } = await generatePath(page, person, modules, PLACE)
    await page.goto(`/path/${id}`)
    const slide = shownSlide(page)
    await expect(slide.getByRole('heading', { name: 'À retenir' })).toBeVisible()
    await expect(slide.getByText('En 1789, la monarchie absolue et les privilèges sont supprimés.')).toBeVisible()
    await next(page)
    await expect(slide.getByRole('heading', { name: /^1789, la fin de l['’]Ancien Régime$/ })).toBeVisible()
    await expect(slide.locator('strong', { hasText: 'états généraux' }).first()).toBeVisible()
    const line = slide.getByRole('listitem').filter({ hasText: '14 juillet 1789' }).first()
    if ((page.viewportSize()?.width ?? 0) < 768) {
      // On a phone the line of time is a list.
      await expect(line).toContainText('Prise de la Bastille')
      return
    }
    await slide.getByText('Lire le schéma en texte').scrollIntoViewIfNeeded()
    const drawing = slide.locator('iframe[title="Schéma"]')
    await expect(drawing).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(drawing.contentFrame().getByText('Prise de la Bastille').first()).toBeVisible({ timeout: 20_000 })
    await expect(drawing).toBeVisible()
    await slide.getByText('Lire le schéma en texte').click()
    await expect(line).toContainText('Prise de la Bastille')
  })

  test('while the path loads it says so; without any module it says that too @L02', async ({ page, signIn }) => {
    await signIn()
    const address = await holdPath(page, [])
    let goOn = () => {}
    const held = new Promise<void>(resolve => {
      goOn = resolve
    })
    await page.route(`**/api${address}`, async route => {
      await held
      await route.fallback()
    })
    await page.goto(address)
    await expect(page.getByText('Initialisation du parcours...')).toBeVisible()
    goOn()
    await expect(page.getByRole('heading', { name: 'Module non trouvé' }).first()).toBeVisible()
  })

  test('rich text: levels, formulas, tables; raw HTML and javascript links do nothing @L02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const content = [
      '# Titre',
      'Un **mot clé** et $x^2$ ; [un lien](https://exemple.example/) et [un piège](javascript:hacked=1).',
      '| A | B |\n| :-- | --: |\n| 1 | 2 |',
      '<script>hacked = 1</script>',
    ].join('\n\n')
    await open(page, [createModule(1, 'Texte', { contentType: 'text', content })])
    const slide = shownSlide(page)
    await expect(slide.getByRole('heading', { name: 'Titre', level: 2 })).toBeVisible()
    await expect(slide.locator('.katex')).toHaveCount(1)
    await expect(slide.getByRole('cell', { name: '2' })).toBeVisible()
    const link = slide.getByRole('link', { name: 'un lien' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(slide.getByText('un piège')).toBeVisible()
    await expect(slide.getByRole('link')).toHaveCount(1)
    expect(await isHacked(page)).toBe(false)
  })

  test('a link of an html block opens beside the app, a picture from elsewhere leaves its text only @L02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const asked: string[] = []
    await page.context().route('https://exemple.example/**', route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Ailleurs</p>' })
    })
    await page.route('**/a-nous.png', route => route.fulfill({ contentType: 'image/png', body: '' }))
    const html = [
      '<p><a href="https://exemple.example/page">Dehors</a> <a href="/settings">Dedans</a> <a href="#haut">Haut</a></p>',
      '<p><img src="https://exemple.example/pixel.png" alt="Carte du Nil"><img src="/a-nous.png" alt="À nous"></p>',
    ].join('')
    const content = [
      { type: 'html', content: html },
      { type: 'markdown', content: 'Voici ![Carte de Rome](https://exemple.example/rome.png) et la suite.' },
    ] satisfies Module['content']
    const address = await holdPath(page, [createModule(1, 'Liens', { contentType: 'module', content })])
    await page.goto(address)
    const slide = shownSlide(page)
    await expect(slide.getByText('Image non affichée : Carte du Nil')).toBeVisible()
    await expect(slide.getByText('Image non affichée : Carte de Rome')).toBeVisible()
    await expect(slide.getByRole('img')).toHaveCount(1)
    expect(asked).toEqual([])
    await expect(slide.getByText('Haut')).toBeVisible()
    await expect(slide.getByRole('link')).toHaveCount(2)
    for (const name of ['Dehors', 'Dedans']) {
      const opened = page.waitForEvent('popup')
      await slide.getByRole('link', { name }).click()
      const other = await opened
      expect(await other.evaluate(() => window.opener)).toBeNull()
      await other.close()
      await expect(page).toHaveURL(address)
    }
  })

  test.describe('that frames a page', () => {
    // Chromium says what the sandbox refused.
    test.use({ expectedErrors: [/Blocked opening|Unsafe attempt to initiate navigation/] })

    test('a framed page neither opens windows nor takes the place of the app @L02', async ({ page, signIn }) => {
      await signIn()
      const address = await holdPath(page, [createModule(1, 'Ailleurs', { contentType: 'iframe', content: OUTSIDE })])
      const body = `<button onclick="window.open('/page')">Ouvrir</button> <a href="/page" target="_top">Remplacer</a>`
      await page.context().route(OUTSIDE, route => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(address)
      const frame = shownSlide(page).locator('iframe').contentFrame()
      const refused = (reason: RegExp) => page.waitForEvent('console', message => reason.test(message.text()))
      const blocked = refused(/Blocked opening/)
      await frame.getByRole('button', { name: 'Ouvrir' }).click()
      await blocked
      const unsafe = refused(/Unsafe attempt/)
      await frame.getByRole('link', { name: 'Remplacer' }).click()
      await unsafe
      await expect(page).toHaveURL(address)
      expect(page.context().pages()).toHaveLength(1)
    })
  })

  test.describe('that means harm', () => {
    // The policy names each handler that the cleaning meets, and blocks it.
    test.use({ expectedErrors: [/Executing inline event handler violates/] })

    test('foreign HTML is shown without anything that acts @L02', async ({ page, signIn }) => {
      await signIn()
      await page.route('**/nulle-part.png', route => route.fulfill({ contentType: 'image/png', body: '' }))
      await open(page, [createModule(1, 'Page', { contentType: 'html', content: HOSTILE })])
      const slide = shownSlide(page)
      await expect(slide.getByRole('heading', { name: 'Bonjour' })).toBeVisible()
      await expect(
        slide.locator('script, form, input, iframe, svg, [onclick], [onerror], [style] p, p[style], p[id]'),
      ).toHaveCount(0)
      await slide.getByText('Lien').click()
      await slide.getByText('texte').click()
      await expect(slide.getByRole('img', { name: 'Une image' })).toHaveJSProperty('complete', true)
      expect(await isHacked(page)).toBe(false)
      await expect(page).toHaveURL(/\/path\/\d+$/)
    })
  })

  test('frames are 500 pixels high, interactive ones 600, and shut in; bad addresses are not supported @L02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await open(page, [
      createModule(1, 'Ailleurs', { contentType: 'iframe', content: OUTSIDE }),
      createModule(2, 'Chez nous', { contentType: 'iframe', content: '/frames/diagram.html' }),
      createModule(3, 'Activité', {
        contentType: 'iframe-h5p',
        content: { link: '/frames/activity.html', chapters: [] },
      }),
      createModule(4, 'Piège', { contentType: 'iframe', content: 'javascript:hacked=1' }),
      createModule(5, 'Clair', { contentType: 'iframe', content: 'http://exemple.example/' }),
      createModule(6, 'Mélange', { contentType: 'text', content: [{ type: 'text', content: 'x' }] }),
    ])
    const frame = shownSlide(page).locator('iframe')
    const isHigh = (pixels: number) =>
      expect.poll(() => frame.evaluate(one => (one as HTMLElement).offsetHeight)).toBe(pixels)
    await expect(frame.contentFrame().getByText('Ailleurs')).toBeVisible()
    await isHigh(500)
    await next(page)
    // One of our own pages never gets its origin: it could undo the sandbox.
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    await isHigh(500)
    await next(page)
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    await isHigh(600)
    for (const title of ['Piège', 'Clair', 'Mélange']) {
      await next(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(shownSlide(page).getByText('Contenu non supporté')).toBeVisible()
    }
    expect(await isHacked(page)).toBe(false)
  })

  test('blocks of every type stand one below the other; films and frames are 400 pixels high @L02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.route('**/film.mp4', route => route.fulfill({ contentType: 'video/mp4', body: '' }))
    const blocks = [
      { type: 'markdown', content: 'Un *bloc*' },
      { type: 'code', content: 'soit x = 1' },
      { type: 'math', content: 'E = mc^2' },
      { type: 'text', content: 'Ligne une\nLigne deux' },
      { type: 'mermaid', content: 'graph LR\n  A[Eau] --> B[Vapeur]' },
      { type: 'html', content: '<h2>Bonjour</h2>' },
      { type: 'iframe', content: OUTSIDE },
      { type: 'video', content: '/film.mp4' },
      { type: 'video', content: 'javascript:hacked=1' },
      { type: 'audio', content: silence },
    ] satisfies Module['content']
    await open(page, [createModule(1, 'Blocs', { contentType: 'module', content: blocks })])
    const block = shownSlide(page).locator('.block')
    await expect(block).toHaveCount(blocks.length)
    await expect(block.nth(0).locator('em')).toHaveText('bloc')
    await expect(block.nth(1).locator('pre code')).toHaveText('soit x = 1')
    await expect(block.nth(2).locator('.katex-display')).toBeVisible()
    await expect(block.nth(3)).toContainText('Ligne une\nLigne deux')
    await expect(block.nth(4).getByText('Eau → Vapeur')).toBeAttached()
    await expect(block.nth(5).getByRole('heading', { name: 'Bonjour' })).toBeVisible()
    await block.nth(6).scrollIntoViewIfNeeded()
    const measureHeight = (n: number, tag: string) =>
      block
        .nth(n)
        .locator(tag)
        .evaluate(one => (one as HTMLElement).offsetHeight)
    expect(await measureHeight(6, 'iframe')).toBe(400)
    expect(await measureHeight(7, 'video')).toBe(400)
    await expect(block.nth(7).locator('video')).toHaveAttribute('aria-label', /^Vidéo\s: Blocs$/)
    await expect(block.nth(8).getByText('Contenu non supporté')).toBeVisible()
    await expect(block.nth(9).locator('audio')).toHaveAttribute('src', silence)
    expect(await isHacked(page)).toBe(false)
  })
})
