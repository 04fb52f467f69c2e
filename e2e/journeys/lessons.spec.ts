import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { PathDetail } from '@ariane/shared/contracts/learning'
import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'
import { readPack, solve } from '../support/activities.ts'
import { answer, press } from '../support/keyboard.ts'
import { callApi, generatePath, prompt } from '../support/learning.ts'
import { expect, type Person, test } from '../support/test.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
const pack = readPack(4, 'hist-4-revolution-empire')

/** Without fetching style sheets: the frame may reach nothing. */
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 160)}`))).toEqual([])
}

async function open(page: Page, person: Person, type: string, title: string, wish = '') {
  await page.goto('/objectives')
  const { id } = await generatePath(page, person, [{ ...prompt(type, title), prompt_generation: wish }], PLACE)
  const read = async () => (await callApi<{ data: PathDetail }>(page, `/api/path/${id}`, { userId: person.uid })).data
  await page.goto(`/path/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  const chapters = Object.values((await read()).modules[0]?.activity ?? {})
  return { id, read, chapters, frame: page.locator(`iframe[title="${title}"]`).contentFrame() }
}

/** Answers a chapter that asks something, by keyboard, and goes on. */
async function pass(page: Page, frame: FrameLocator, data: ActivityData) {
  const asks = data.engine === 'quiz' || data.engine === 'cloze' || data.engine === 'match' || data.engine === 'cards'
  if (asks) {
    await answer({ page, frame, data }, solve(pack, data))
    await press(page, frame.getByRole('button', { name: 'Valider' }))
    await expect(frame.getByText(/^Bravo, (c’est|tout est) juste\s!/)).toBeVisible()
  }
  await press(page, frame.getByRole('button', { name: /^(Étape suivante|Continuer)$/ }))
}

const expectDone = async (page: Page, read: () => Promise<PathDetail>) => {
  await expect(page.getByRole('heading', { name: 'Parcours terminé' })).toBeVisible()
  expect(await read()).toMatchObject({ status: 'done', percent: 100 })
}

/** What the page has been told to play. */
const heard = (page: Page) => page.waitForResponse(one => one.url().endsWith('/speech') && one.ok())

test.describe('Lessons to read, to listen to and to turn over', () => {
  // Every step of the way is a key.
  test.slow()

  test('READING shows a text, its words and what to think about @M02 @M03', async ({ page, signIn }) => {
    const { read } = await open(page, await signIn(), 'READING', 'À lire')
    await expect(page.getByRole('heading', { name: 'Pendant la lecture' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expectDone(page, read)
  })

  test('SPEED_READING has a watch that can be paused, hidden or left out, then questions on the text @M02 @M03', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters, read } = await open(page, await signIn(), 'SPEED_READING', 'À votre rythme', '2 questions')
    await expect(frame.getByText(/il n’est pas noté/)).toBeVisible()
    await expectAccessible(page)
    await press(page, frame.getByRole('button', { name: 'Commencer avec le chronomètre' }))
    await expect(frame.getByRole('timer')).toHaveText(/^0 min 0[1-9] s$/)
    await press(page, frame.getByRole('button', { name: 'Mettre en pause' }))
    await press(page, frame.getByRole('button', { name: 'Cacher le temps' }))
    await expect(frame.getByRole('timer')).toHaveText('')
    await expectAccessible(page)
    await press(page, frame.getByRole('button', { name: 'J’ai fini de lire' }))
    await expect(frame.getByText(/Vous avez lu \d+ mots en .* Ce n’est pas une note/)).toBeVisible()
    await press(page, frame.getByRole('button', { name: 'Recommencer' }))
    await press(page, frame.getByRole('button', { name: 'Lire sans chronomètre' }))
    await expect(frame.getByRole('timer')).toHaveCount(0)
    await press(page, frame.getByRole('button', { name: 'J’ai fini de lire' }))
    await expect(frame.getByText(/Comprendre compte plus que la vitesse/)).toBeVisible()
    await press(page, frame.getByRole('button', { name: 'Étape suivante' }))
    const [text, ...questions] = chapters
    for (const data of questions) {
      if (data.engine !== 'quiz' || text?.engine !== 'speed-reading') throw new Error('a question was expected')
      const [before = '', after = ''] = data.stem.replace(/^[^«]*« | »$/g, '').split('_____')
      const chosen = data.options.findIndex(option => text.body.includes(`${before}${option.text}${after}`))
      await answer({ page, frame, data }, { chosen: [chosen] })
      await press(page, frame.getByRole('button', { name: 'Valider' }))
      await expect(frame.getByText(/Le texte dit/)).toBeVisible()
      await press(page, frame.getByRole('button', { name: /^(Étape suivante|Continuer)$/ }))
    }
    await expectDone(page, read)
    await expect(page.getByText('Votre score : 100 %')).toBeVisible()
  })

  test('DIALOG_CARDS are turned over one by one and say what to see again @M02 @M03', async ({ page, signIn }) => {
    const { frame, read } = await open(page, await signIn(), 'DIALOG_CARDS', 'Les cartes', '3 cartes')
    for (const [n, verdict] of ['Je savais', 'À revoir', 'Je savais'].entries()) {
      await expect(frame.getByText(`Carte ${n + 1} sur 3`)).toBeVisible()
      await press(page, frame.getByRole('button', { name: 'Tourner la carte' }))
      await expect(frame.getByText('Au dos')).toBeVisible()
      if (n === 0) await expectAccessible(page)
      await press(page, frame.getByRole('button', { name: verdict }))
    }
    await expect(frame.getByText('Vous saviez 2 sur 3. À revoir :')).toBeVisible()
    await expectAccessible(page)
    await press(page, frame.getByRole('button', { name: 'Continuer' }))
    await expectDone(page, read)
  })

  test('COURSE_PRESENTATION is read page by page, or listened to, then checked @M02 @M03', async ({ page, signIn }) => {
    const { frame, chapters, read } = await open(page, await signIn(), 'COURSE_PRESENTATION', 'Le cours', '2 questions')
    const sound = heard(page)
    await press(page, frame.getByRole('button', { name: 'Écouter cette page' }))
    await sound
    await press(page, frame.getByRole('button', { name: 'Pause' }))
    await expect(frame.getByRole('button', { name: 'Reprendre' })).toBeVisible()
    await expectAccessible(page)
    for (const data of chapters) await pass(page, frame, data)
    await expectDone(page, read)
  })

  test('INTERACTIVE_BOOK opens on its contents and leads to any chapter; a reload stays there @M02 @M03 @L08', async ({
    page,
    signIn,
  }) => {
    const { id, frame, chapters, read } = await open(page, await signIn(), 'INTERACTIVE_BOOK', 'Le livre', '1 question')
    const contents = frame.getByRole('navigation', { name: 'Sommaire' })
    await expectAccessible(page)
    await press(page, contents.getByRole('button', { name: /^Chapitre 2/ }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chapitre 2')
    await expect(frame.getByRole('heading', { name: /^Chapitre 2/ })).toBeVisible()
    await page.reload()
    await expect(frame.getByRole('heading', { name: /^Chapitre 2/ })).toBeVisible()
    await page.getByRole('button', { name: 'Accueil' }).click()
    await page.goto(`/path/${id}`)
    await expect(contents).toBeVisible()
    for (const data of chapters) await pass(page, frame, data)
    await expectDone(page, read)
  })

  for (const [type, title] of [
    ['INTERACTIVE_VIDEO', 'La vidéo du cours'],
    ['INTERACTIVE_VIDEO_COURSE', 'Le cours en entier'],
  ] as const)
    test(`${type} says that it is narrated, reads line by line and stops at checkpoints @M02 @M03`, async ({
      page,
      signIn,
    }) => {
      const { frame, chapters, read } = await open(page, await signIn(), type, title, '1 question')
      await expect(frame.getByText('Cours animé et commenté')).toBeVisible()
      await expectAccessible(page)
      const sound = heard(page)
      await press(page, frame.getByRole('button', { name: 'Lancer le cours' }))
      await sound
      await expect(frame.getByRole('list', { name: 'Lignes du cours' }).getByRole('listitem').first()).toBeVisible()
      const all = frame.getByRole('button', { name: 'Tout afficher' })
      if (await all.isVisible()) await press(page, all)
      await expectAccessible(page)
      for (const data of chapters) await pass(page, frame, data)
      await expectDone(page, read)
    })

  test('a film of the description is shown by its own player, with questions after it @M02', async ({
    page,
    signIn,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Le film' }),
    )
    const wish = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ, puis 1 question'
    const { frame, chapters, read } = await open(page, await signIn(), 'INTERACTIVE_VIDEO', 'Notre vidéo', wish)
    await expect(page.frameLocator('iframe[title="Vidéo : Notre vidéo"]').getByText('Le film')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'J’ai regardé la vidéo' }).click()
    for (const data of chapters.slice(1)) await pass(page, frame, data)
    await expectDone(page, read)
  })

  test('a course can be followed where there is no voice @M03 @L08', async ({ page, signIn }) => {
    await page.route('**/api/module/*/speech', route =>
      route.fulfill({ status: 200, json: { status: 'success', data: { wav: '' } } }),
    )
    const { frame } = await open(page, await signIn(), 'INTERACTIVE_VIDEO', 'Sans la voix')
    await press(page, frame.getByRole('button', { name: 'Lancer le cours' }))
    await expect(frame.getByText(/La voix n’est pas disponible/)).toBeVisible()
    await expect(frame.getByRole('list', { name: 'Lignes du cours' }).getByRole('listitem')).toHaveCount(1)
  })
})
