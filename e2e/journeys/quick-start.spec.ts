import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
const topic = (page: Page, name: RegExp) => page.getByRole('button', { name })

test.describe('The quick start', () => {
  test('leads in three taps from « Réviser » to a path of five steps, and then there is one action @U03', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    await signIn({ grade: '5ème' })
    await page.goto('/revisions')
    await page.getByRole('button', { name: 'Réviser', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Que voulez-vous réviser ?')
    // The pupil's own class.
    await expect(page.getByLabel('Classe')).toHaveValue('5ème')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Histoire', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quel chapitre ?')
    await expect(page.getByText('Histoire, 5ème', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'C’est parti' })).toHaveCount(0)
    const first = page.getByRole('main').getByRole('list').getByRole('button').first()
    const [title = ''] = (await first.locator('p').allTextContents()) ?? []
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('5 étapes, environ 15 min')).toBeVisible()
    await expect(page.getByRole('button', { name: 'C’est parti' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)

    await page.getByRole('button', { name: 'C’est parti' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre parcours est prêt')
    await expect(page.getByText(new RegExp(`^${title.slice(0, 12)}.*environ 15\\smin$`))).toBeVisible()
    for (const step of ['Comprendre', 'S’entraîner', 'Mémoriser', 'Faire le point'])
      await expect(page.getByText(step, { exact: true })).toBeVisible()
    const start = page.getByRole('button', { name: 'Commencer', exact: true })
    await expect(start).toBeFocused()
    await expect(page.getByRole('button', { name: 'Annuler' })).toHaveCount(0)
    await expectAccessible(page)

    await page.reload()
    await start.click()
    await expect(page.getByText('1 sur 5', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Révisions', exact: true }).click()
    await expect(page.getByRole('article')).toContainText('5 modules')
  })

  test('finds a chapter by a word of its lesson, offers the nearest ones, and each page has its way back @U03', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/revisions?demarrage=1')
    await page.getByRole('button', { name: 'Histoire', exact: true }).click()
    const search = page.getByRole('searchbox', { name: 'Chercher un chapitre' })
    await search.fill('revolution francaise')
    await expect(page.getByText(/^(Un chapitre trouvé|\d chapitres trouvés)$/)).toBeVisible()
    await expect(topic(page, /La Révolution française et l['’]Empire/)).toBeVisible()
    await search.fill('revoltuion')
    await expect(page.getByText('Aucun chapitre ne porte ce nom.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Le plus proche dans le programme' })).toBeVisible()
    await expect(topic(page, /La Révolution française et l['’]Empire/)).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Que voulez-vous réviser ?')
    await page.getByLabel('Classe').selectOption('6ème')
    await page.getByRole('button', { name: 'SVT', exact: true }).click()
    await expect(page.getByText('SVT, 6ème', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Revenir aux matières' }).click()
    await page.getByRole('button', { name: 'Revenir à vos révisions' }).click()
    await expect(page.getByText('Gérez vos parcours de révision personnalisés')).toBeVisible()
  })

  test('takes up a chapter that was begun, and « Personnaliser » is the wizard of four steps @U03 @R05', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const { id } = await generatePath(
      page,
      person,
      [prompt('TEXT', 'Le cours'), prompt('TEXT', 'La suite'), prompt('TRUE_FALSE', 'Le test')],
      PLACE,
    )
    await page.goto(`/path/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le cours')
    const saved = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
    await page.getByRole('button', { name: 'Suivant' }).click()
    await saved
    await page.goto('/revisions?demarrage=1&matiere=Histoire')
    await expect(page.getByRole('heading', { name: 'Vous y étiez' })).toBeVisible()
    await topic(page, /La Révolution française et l['’]Empire/).click()
    await page.getByRole('button', { name: 'Reprendre' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Le cours|La suite)$/)

    await page.goto('/revisions?demarrage=1&matiere=Histoire')
    await page.getByRole('button', { name: 'Personnaliser' }).click()
    const dialog = page.getByRole('dialog', { name: 'Créer un parcours' })
    await expect(dialog.getByText('Étape 1 sur 4')).toBeVisible()
  })

  test.describe('that is cancelled', () => {
    // A look at the path that was under way when it went.
    test.use({ expectedErrors: [/404.*\/api\/path\/1\b/] })

    test('is cancelled while it builds, and nothing of it stays @U03', async ({ page, serve }) => {
      test.slow()
      // On a server of its own that stays at the first module.
      const server = await serve({ JOB_STEP_MS: '600000' }, 'api/src/simulator/main.ts')
      await register(page, server.address, {})
      await page.goto(`${server.address}/revisions?demarrage=1&matiere=Histoire`)
      await topic(page, /La Révolution française et l['’]Empire/).click()
      await page.getByRole('button', { name: 'C’est parti' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ariane prépare votre parcours…')
      await expect(page.getByRole('button', { name: 'Commencer', exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: 'Annuler' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quel chapitre ?')
      await page.goto(`${server.address}/revisions`)
      await expect(page.getByText('Aucun parcours trouvé')).toBeVisible()
    })
  })

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/503/] })

    test('says so, and what was chosen stays @U03', async ({ page, signIn }) => {
      await signIn()
      await page.goto('/revisions?demarrage=1&matiere=Histoire')
      await page.route('**/api/path/generate', route => route.fulfill({ status: 503, body: '{}' }))
      await topic(page, /La Révolution française et l['’]Empire/).click()
      await page.getByRole('button', { name: 'C’est parti' }).click()
      await expect(page.getByText(/^Le parcours n’a pas pu être préparé\./)).toBeVisible()
      await page.unroute('**/api/path/generate')
      await page.getByRole('button', { name: 'C’est parti' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre parcours est prêt')
    })
  })
})
