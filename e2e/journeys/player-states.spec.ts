import { openBlock } from '../support/dashboard.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { createModule, holdPath, next, recordSent, silence } from '../support/player.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const PLACE = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
const quiz = { ...prompt('TRUE_FALSE', 'Le test'), prompt_generation: '3 affirmations' }

test.describe('Questions to Ariane', () => {
  test('a question gets explanations and examples; one she does not know gets an honest answer @L05', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    const path = await generatePath(page, person, [prompt('TEXT', 'Le cours')], PLACE)
    const sent = await recordSent(page, '/interaction')
    await page.goto(`/path/${path.id}`)
    const open = page.getByRole('button', { name: 'Poser une question' })
    await open.click()
    const sheet = page.getByRole('dialog', { name: 'Posez votre question à Ariane' })
    await expect(sheet.getByText('Elle va vous répondre personnellement')).toBeVisible()
    await expect(sheet.getByText(/^Ariane analyse votre question et le contenu affiché/)).toBeVisible()
    const field = sheet.getByPlaceholder('Tapez votre question ici...')
    const send = sheet.getByRole('button', { name: 'Envoyer' })
    await expect(field).toBeFocused()
    await expect(send).toBeDisabled()
    await field.fill('   ')
    await expect(send).toBeDisabled()
    await field.press('Control+Enter')
    await expect(sheet.getByRole('button', { name: 'Envoi...' })).toHaveCount(0)

    await field.fill('  Qu’est-ce qu’un privilège ?  ')
    await send.click()
    const reply = page.getByRole('dialog', { name: 'Réponse d’Ariane' })
    await expect(reply.getByText('Voici les explications personnalisées')).toBeVisible()
    expect(await sent()).toEqual([
      {
        userId: person.uid,
        moduleId: path.modules[0]?.id,
        suggestionKey: 'question',
        description: 'Qu’est-ce qu’un privilège ?',
        contentType: 'text',
        section: 'À retenir',
      },
    ])
    await expect(reply.getByRole('heading', { name: '💡 Explications' })).toBeVisible()
    await expect(reply.getByText(/Droit particulier accordé à une personne ou à un groupe/).first()).toBeVisible()
    await expect(reply.getByRole('heading', { name: '📚 Exemples pratiques' })).toBeVisible()
    await expect(reply.getByText(/Ne pas payer certains impôts/).first()).toBeVisible()

    await reply.getByRole('button', { name: '❓ Autre question' }).click()
    await expect(field).toHaveValue('')
    await field.fill('zzz blurp')
    await send.click()
    await expect(reply.getByText('Je ne sais pas encore répondre à cela.')).toBeVisible()
    await expect(reply.getByText('💡 Explications')).toHaveCount(0)
    await reply.getByRole('button', { name: "✅ J'ai compris" }).click()
    await expect(reply).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('an answer with sound can be listened to, and one by a model says so @L05', async ({ page, signIn }) => {
    await signIn()
    const data = { explanations: [{ text: 'Un point.', audio: { content: silence } }], examples: [], source: 'model' }
    await page.route('**/interaction', route => route.fulfill({ json: { status: 'success', data } }))
    await page.goto(await holdPath(page, [createModule(1, 'Un', { contentType: 'text', content: 'Le texte.' })]))
    await page.getByRole('button', { name: 'Poser une question' }).click()
    await page.getByPlaceholder('Tapez votre question ici...').fill('Pourquoi ?')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    const reply = page.getByRole('dialog', { name: 'Réponse d’Ariane' })
    await expect(reply.getByText('Un point.')).toBeVisible()
    await expect(reply.getByText('Écouter le point 1')).toBeVisible()
    await expect(reply.locator('audio')).toHaveAttribute('src', silence)
    await expect(reply.getByText('📚 Exemples pratiques')).toHaveCount(0)
    await expect(reply.getByText(/^Réponse écrite par une intelligence artificielle/)).toBeVisible()
  })

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/500/] })

    test('the question stays through a reload and is sent once the server answers @L05', async ({ page, signIn }) => {
      const person = await signIn()
      const { id } = await generatePath(page, person, [prompt('TEXT', 'Le cours')], PLACE)
      await page.goto(`/path/${id}`)
      await page.route('**/interaction', route => route.fulfill({ status: 500, body: '{}' }))
      await page.getByRole('button', { name: 'Poser une question' }).click()
      const field = page.getByPlaceholder('Tapez votre question ici...')
      await field.fill('Qu’est-ce qu’un privilège ?')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByText('Votre question n’est pas partie. Elle est gardée ici.')).toBeVisible()
      await expect(field).toHaveValue('Qu’est-ce qu’un privilège ?')
      await page.unroute('**/interaction')
      await page.reload()
      await page.getByRole('button', { name: 'Poser une question' }).click()
      await expect(field).toHaveValue('Qu’est-ce qu’un privilège ?')
      await page.getByRole('button', { name: 'Envoyer' }).click()
      await expect(page.getByRole('heading', { name: '💡 Explications' })).toBeVisible()
    })

    test('the path says that it did not load, and opens on retry @L07', async ({ page, signIn }) => {
      const person = await signIn()
      const { id } = await generatePath(page, person, [prompt('TEXT', 'Le cours')], PLACE)
      await page.route(`**/api/path/${id}`, route => route.fulfill({ status: 500, body: '{}' }))
      await page.goto(`/path/${id}`)
      await expect(page.getByText('Erreur lors du chargement du parcours')).toBeVisible()
      await page.unroute(`**/api/path/${id}`)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le cours')
    })
  })
})

test.describe('A path that is not there', () => {
  test.use({ expectedErrors: [/404|403/] })

  test('an address that is none and an unknown path are not found @L07', async ({ page, signIn }) => {
    await signIn()
    for (const address of ['abc', '0', '2147483000']) {
      await page.goto(`/path/${address}`)
      await expect(page.getByText('Parcours non trouvé')).toBeVisible()
    }
    await page.getByRole('button', { name: 'Retour à l’accueil' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
  })
})

test.describe('Progress', () => {
  test('what was done is kept: the path resumes where one stopped, its card and the dashboard show it @L08 @M03', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const person = await signIn()
    const modules = [prompt('TEXT', 'Le cours'), quiz, prompt('TEXT', 'La fin')]
    const { id } = await generatePath(page, person, modules, PLACE)
    await page.goto(`/path/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le cours')
    await next(page)
    const frame = page.locator('iframe[title="Le test"]').contentFrame()
    await frame.getByText('Vrai', { exact: true }).click()
    await frame.getByRole('button', { name: 'Valider' }).click()
    await expect(frame.getByRole('button', { name: 'Étape suivante' })).toBeVisible()
    const saved = page.waitForResponse(answer => answer.url().endsWith('/progress') && answer.ok())
    await frame.getByRole('button', { name: 'Étape suivante' }).click()
    await saved

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le test – Affirmation 2')
    await page.getByRole('button', { name: 'Précédent' }).click()
    await expect(frame.getByRole('radio', { name: /^Vrai/ })).toBeChecked()
    await expect(frame.getByText(/^(Bravo, c’est juste|Ce n’est pas la bonne réponse)/)).toBeVisible()

    await page.getByRole('button', { name: 'Accueil' }).click()
    const block = await openBlock(page, 'Parcours récents')
    const recent = block.getByRole('listitem').filter({ has: page.locator(`a[href$="/path/${id}"]`) })
    await expect(recent.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
    await page.goto('/revisions')
    const card = page.getByRole('article')
    await expect(card).toContainText('En cours')
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  })
})
