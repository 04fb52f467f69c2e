import type { PathDetail } from '@ariane/shared/contracts/learning'
import AxeBuilder from '@axe-core/playwright'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { createModule, holdPath, next, recordSent, shownSlide, silence } from '../support/player.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'
import { countTimers } from '../support/timers.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
const text = (id: number, title: string) => createModule(id, title, { contentType: 'text', content: `Le texte ${id}.` })
const short = (type: string, title: string) => ({ ...prompt(type, title), prompt_generation: '3 affirmations' })

test.describe('Player', () => {
  test('the full-screen page has its header, one slide per module, and Accueil leads home @L01', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const { id } = await generatePath(page, person, [prompt('TEXT', 'Le cours'), prompt('TEXT', 'La suite')], PLACE)
    await page.goto(`/path/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le cours')
    for (const name of ['Poser une question', "J'aime cette slide", "Je n'aime pas cette slide"])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toHaveCount(0)
    // Two modules and the last page.
    await expect(page.locator('.slides > section')).toHaveCount(3)
    await expect(page.getByText('1 sur 2', { exact: true })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze()
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`)).toEqual([])

    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La suite')
    await page.keyboard.press('PageUp')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le cours')
    await expect(page.getByRole('button', { name: 'Précédent' })).toBeDisabled()
    await page.getByRole('button', { name: 'Accueil' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
  })

  test('the deck keeps its margin and grows with the screen, twice at most @L01', async ({ page, signIn }) => {
    await signIn()
    await page.goto(await holdPath(page, [text(1, 'Un')]))
    await expect(page.getByText('Le texte 1.')).toBeVisible()
    const [width, height] = [page.viewportSize()?.width ?? 0, page.viewportSize()?.height ?? 0]
    const scaleAt = async (w: number, h: number) => {
      await page.setViewportSize({ width: w, height: h })
      const deck = page.locator('.reveal')
      const slide = page.locator('section.present > div')
      const sizes = async () => {
        const [outer, inner] = [await deck.boundingBox(), await slide.boundingBox()]
        const laid = await slide.evaluate(element => element.clientWidth)
        if (!outer || !inner) throw new Error('nothing is shown')
        return { share: inner.width / outer.width, fits: inner.height <= outer.height, scale: inner.width / laid }
      }
      await expect.poll(async () => (await sizes()).share).toBeCloseTo(0.9, 1)
      expect((await sizes()).fits).toBe(true)
      return (await sizes()).scale
    }
    expect(await scaleAt(width, height)).toBeCloseTo(1, 1)
    expect(await scaleAt(320, 640)).toBeCloseTo(1, 1)
    const beamer = await scaleAt(2160, 1200)
    expect(beamer).toBeGreaterThan(1.3)
    expect(beamer).toBeLessThan(1.7)
    const wall = await scaleAt(3840, 2160)
    expect(wall).toBeGreaterThan(1.9)
    expect(wall).toBeLessThanOrEqual(2.05)
  })

  test('a card opens the path inside the app, and Révisions leads back to the cards @L01', async ({ page, signIn }) => {
    const person = await signIn()
    await generatePath(page, person, [prompt('TEXT', 'Le cours')], PLACE)
    const ticking = await countTimers(page)
    await page.goto('/revisions')
    await page.getByRole('article').getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: 'Le cours' })).toBeVisible()
    await expect.poll(ticking).toBe(1)
    await page.getByRole('button', { name: 'Révisions', exact: true }).click()
    await expect(page.getByText('Gérez vos parcours de révision personnalisés')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    // The deck leaves no timer behind.
    await expect.poll(ticking).toBe(0)
  })

  test('an interactive module is stepped through chapter by chapter, told to its frame, then left @L03', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const received: unknown[] = []
      Object.assign(window, { received })
      addEventListener('message', ({ data }) => data?.type === 'h5p-navigation' && received.push(data))
    })
    const person = await signIn()
    const path = await generatePath(page, person, [short('TRUE_FALSE', 'Le test'), prompt('TEXT', 'Le cours')], PLACE)
    await page.goto(`/path/${path.id}`)
    const title = page.getByRole('heading', { level: 1 })
    const frame = page.locator('iframe[title="Le test"]').contentFrame()
    await expect(frame.getByText('Étape 1 sur 3')).toBeVisible()
    await expect(title).toHaveText('Le test – Affirmation 1')
    for (const step of [2, 3]) {
      await next(page)
      await expect(title).toHaveText(`Le test – Affirmation ${step}`)
      await expect(frame.getByText(`Étape ${step} sur 3`)).toBeVisible()
    }
    await next(page)
    await expect(title).toHaveText('Le cours')
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(title).toHaveText('Le test – Affirmation 3')
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(frame.getByText('Étape 2 sur 3')).toBeVisible()
    const received = await frame.locator('body').evaluate(() => (window as unknown as { received: unknown }).received)
    const message = (key: string, action: string) => ({
      type: 'h5p-navigation',
      moduleId: path.modules[0]?.id,
      key,
      action,
    })
    expect(received).toEqual([message('c2', 'next'), message('c3', 'next'), message('c2', 'prev')])
  })

  test('autoSlide moves on after 5 seconds, not while paused, asked or played, and waits for answers @L04', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const { id } = await generatePath(page, person, [prompt('TRUE_FALSE', 'Le test')], PLACE)
    const { data } = await callApi<{ data: PathDetail }>(page, `/api/path/${id}`, { userId: person.uid })
    const [activity] = data.modules
    if (!activity) throw new Error('the path has no module')
    const modules = [text(1, 'Un'), text(2, 'Deux'), { ...activity, title: 'Le test' }, text(4, 'Quatre')]
    await page.clock.install()
    await page.goto(await holdPath(page, modules, { autoSlide: true }))
    // An open sheet hides the page from roles.
    const title = page.locator('h1')
    await page.getByRole('button', { name: 'Mettre le défilement en pause' }).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(title).toHaveText('Un')
    await page.clock.runFor(20_000)
    await expect(title).toHaveText('Un')

    await page.getByRole('button', { name: 'Reprendre le défilement' }).click()
    await page.clock.runFor(4_900)
    await expect(title).toHaveText('Un')
    await page.clock.runFor(200)
    await expect(title).toHaveText('Deux')

    await page.getByRole('button', { name: 'Poser une question' }).click()
    await page.clock.runFor(500)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(title).toHaveText('Deux')
    await page.keyboard.press('Escape')
    await page.clock.runFor(5_100)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(title).toHaveText(/^Le test/)
    const first = await title.textContent()
    await page.clock.runFor(20_000)
    await expect(title).toHaveText(first ?? '')
  })

  test('a slide with a sound can be listened to @L04', async ({ page, signIn }) => {
    await signIn()
    await page.goto(await holdPath(page, [{ ...text(1, 'Un'), contentAudio: silence }, text(2, 'Deux')]))
    const sound = shownSlide(page).locator('audio')
    await expect(page.getByText('Écouter cette diapositive')).toBeVisible()
    await expect(sound).toHaveAttribute('src', silence)
    await expect(sound).toHaveJSProperty('controls', true)
    await next(page)
    await expect(shownSlide(page).getByText('Le texte 2.')).toBeVisible()
    await expect(shownSlide(page).locator('audio')).toHaveCount(0)
  })

  test('like, dislike and to see again send what the specification says @L06', async ({ page, signIn }) => {
    const person = await signIn()
    const path = await generatePath(page, person, [short('TRUE_FALSE', 'Le test')], PLACE)
    const moduleId = path.modules[0]?.id
    const sent = await recordSent(page, `/api/module/${moduleId}/interaction`)
    await page.goto(`/path/${path.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le test – Affirmation 1')
    const expected: object[] = []
    for (const [name, suggestionKey] of [
      ["J'aime cette slide", 'i_like'],
      ["Je n'aime pas cette slide", 'i_dont_like'],
      ['Leçon à revoir', 'lesson_to_review'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
      const about = { chapterId: 'c1', iframeUrl: '/frames/activity.html', contentType: 'iframe-h5p' }
      expected.push({ userId: person.uid, moduleId, suggestionKey, description: '', ...about })
    }
    expect(await sent()).toEqual(expected)
    await expect(page.getByRole('button', { name: "J'aime cette slide", exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })
})
