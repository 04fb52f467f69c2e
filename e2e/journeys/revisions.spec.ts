import { generatePath, prompt } from '../support/learning.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'
import { DAY_OF_MONTH } from '../support/written-dates.ts'

test.describe('Revisions', () => {
  test('an empty list invites to create a path, and filters say when nothing fits @R01 @R02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/revisions')
    await expect(page.getByText('Gérez vos parcours de révision personnalisés')).toBeVisible()
    await expect(page.getByText('Aucun parcours trouvé')).toBeVisible()
    await expect(page.getByText('Créez votre premier parcours de révision personnalisé')).toBeVisible()
    for (const filter of ['À faire', 'En cours', 'Terminés']) {
      await page.getByRole('button', { name: filter, exact: true }).click()
      await expect(page.getByText('Aucun parcours ne correspond à ce filtre')).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Nouveau parcours' })).toBeVisible()
  })

  test('a chapter with sub-chapters shows step 3, and the path is generated with its progress @R05 @R06 @R07', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    await signIn()
    await page.goto('/revisions')
    await page.getByRole('button', { name: 'Nouveau parcours' }).click()
    const dialog = page.getByRole('dialog', { name: 'Créer un parcours' })
    await expect(dialog.getByText('Étape 1 sur 4')).toBeVisible()
    await expect(dialog.getByLabel('Classe')).toHaveValue('4ème')
    await dialog.getByRole('button', { name: 'Histoire' }).click()
    await expect(dialog.getByText('Étape 2 sur 4')).toBeVisible()
    await dialog.getByRole('button', { name: /Le XVIIIᵉ siècle\. Expansions, Lumières et révolutions/ }).click()
    await expect(dialog.getByText('Étape 3 sur 4')).toBeVisible()
    await dialog.getByRole('button', { name: /La Révolution française et l['’]Empire/ }).click()
    await expect(dialog.getByText('Étape 4 sur 4')).toBeVisible()
    await expect(dialog.getByText('Configuration du parcours')).toBeVisible()

    const cards = dialog.getByRole('region', { name: /^Module \d+$/ })
    const count = await cards.count()
    expect(count).toBeGreaterThanOrEqual(4)
    await expect(cards.first().getByRole('button', { name: /^Monter/ })).toBeDisabled()
    const second = await cards.nth(1).getByLabel('Titre du module').inputValue()
    await cards
      .nth(1)
      .getByRole('button', { name: /^Monter/ })
      .click()
    await expect(cards.first().getByLabel('Titre du module')).toHaveValue(second)
    await dialog.getByRole('button', { name: 'Ajouter un module' }).click()
    await expect(cards.last().getByLabel('Titre du module')).toHaveValue('Nouveau module')
    await expect(cards.last().getByLabel('Type de module')).toHaveValue('TEXT')
    const description = cards.last().getByLabel('Description')
    await expect(description).toHaveValue('Décrivez votre module...')
    await cards.last().getByLabel('Type de module').selectOption('Jeu de mémoire')
    await expect(cards.last().getByText('Des cartes cachées à retourner deux par deux')).toBeVisible()
    await expect(description).toHaveValue(/^Préparez 6 paires/)
    await description.fill('4 paires, sur les dates')
    await cards.last().getByLabel('Type de module').selectOption('Vrai ou Faux')
    await expect(description).toHaveValue('4 paires, sur les dates')
    await cards.last().getByRole('button', { name: 'Reprendre cet exemple' }).click()
    await expect(description).toHaveValue(/^Proposez 5 affirmations/)
    await cards
      .last()
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    await expect(cards).toHaveCount(count)
    // Seven types have no place here: nothing is told in pictures, nobody translates or takes a dictation in history.
    const types = dialog.getByLabel('Type de module').first().getByRole('option')
    await expect(types).toHaveCount(35)
    await expect(types.filter({ hasText: /^(Séquençage|Traduction|Dictée)/ })).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Générer le parcours' }).click()
    await expect(dialog.getByRole('button', { name: 'Génération...' })).toBeDisabled()
    await expect(dialog.getByText(/modules? prêts? sur/)).toBeVisible()
    await expect(dialog).toBeHidden()
    const card = page.getByRole('article')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('À faire')
    await expect(card).toContainText(`${count} modules`)
    await expect(card).toContainText(new RegExp(`Créé le ${DAY_OF_MONTH} \\S+ \\d{4}`))
  })

  test('a chapter without sub-chapters skips step 3, and what is chosen survives a reload @R05', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/revisions')
    await page.getByRole('button', { name: 'Nouveau parcours' }).click()
    const dialog = page.getByRole('dialog', { name: 'Créer un parcours' })
    await dialog.getByRole('button', { name: 'Histoire' }).click()
    await dialog.getByRole('button', { name: /^Se repérer dans le temps/ }).click()
    await expect(dialog.getByText('Étape 4 sur 4')).toBeVisible()
    await dialog.getByLabel('Titre du module').first().fill('Mon titre à moi')
    await page.reload()
    await expect(dialog.getByText('Étape 4 sur 4')).toBeVisible()
    await expect(dialog.getByLabel('Titre du module').first()).toHaveValue('Mon titre à moi')
    await dialog.getByRole('button', { name: 'Retour' }).click()
    await expect(dialog.getByText('Étape 2 sur 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('without any module nothing can be generated; the level is remembered @R06', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/revisions?creation=nouveau')
    const dialog = page.getByRole('dialog', { name: 'Créer un parcours' })
    await dialog.getByLabel('Classe').selectOption('6ème')
    await dialog.getByRole('button', { name: 'Français' }).click()
    await dialog.getByRole('button', { name: 'Retour' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Nouveau parcours' }).click()
    await expect(dialog.getByLabel('Classe')).toHaveValue('6ème')
    await dialog.getByLabel('Classe').selectOption('4ème')
    await dialog.getByRole('button', { name: 'Histoire' }).click()
    await dialog.getByRole('button', { name: /^Se repérer dans le temps/ }).click()
    const remove = dialog.getByRole('button', { name: /^Supprimer/ })
    for (let left = await remove.count(); left > 0; left--) await remove.first().click()
    await expect(dialog.getByRole('button', { name: 'Générer le parcours' })).toBeDisabled()
  })

  test('a generation can be stopped, and the wizard reopens filled @R03 @R07', async ({ page, serve }) => {
    test.slow()
    // On a server of its own that stays at the first module: however slow the page is, there is something to stop.
    const server = await serve({ JOB_STEP_MS: '600000' }, 'api/src/simulator/main.ts')
    await register(page, server.address, {})
    await page.goto(`${server.address}/revisions?creation=nouveau`)
    const dialog = page.getByRole('dialog', { name: 'Créer un parcours' })
    await dialog.getByRole('button', { name: 'Histoire' }).click()
    await dialog.getByRole('button', { name: /^Se repérer dans le temps/ }).click()
    await dialog.getByRole('button', { name: 'Générer le parcours' }).click()
    await dialog.getByRole('button', { name: 'Arrêter la génération' }).click()
    await expect(dialog.getByRole('alert')).toContainText('La génération a été arrêtée')
    await page.keyboard.press('Escape')
    const card = page.getByRole('article')
    await expect(card).toContainText('À compléter')
    await card.getByRole('button', { name: /./ }).first().click()
    await expect(dialog.getByText('Étape 4 sur 4')).toBeVisible()
    await expect(dialog.getByLabel('Titre du module').first()).not.toHaveValue('')
  })

  test('the link of a path is copied, and a card opens it inside the app @R02 @R03', async ({
    page,
    signIn,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const person = await signIn()
    await page.goto('/revisions')
    const { id } = await generatePath(page, person, [prompt('TEXT', 'Le cours')])
    await page.reload()
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(page.getByText('Lien copié !')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(new RegExp(`^${new URL(page.url()).origin}/path/${id}#[\\w-]{36}$`))
    await expect(page.getByText('Lien copié !')).toBeHidden({ timeout: 4000 })
    await page.getByRole('article').getByRole('button').first().click()
    await expect(page.getByRole('button', { name: 'Révisions' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Le cours' })).toBeVisible()
  })

  test('the planner embeds revisions, with a way back @R04 @N01', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/scolaire')
    await page.getByRole('tab', { name: 'Révisions' }).click()
    await expect(page.getByText('Gérez vos parcours de révision personnalisés')).toBeVisible()
    await page.getByRole('button', { name: 'Retour au Planning' }).click()
    await expect(page.getByRole('tab', { name: 'Planning' })).toHaveAttribute('aria-selected', 'true')
  })

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/500|503/] })

    test('the red banner says which of the two things failed, and nothing chosen is lost @R06', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await page.route('**/api/classroom/subject/chapters', route => route.fulfill({ status: 500, body: '{}' }))
      await page.goto('/revisions?creation=nouveau')
      const dialog = page.getByRole('dialog', { name: 'Créer un parcours' })
      await dialog.getByRole('button', { name: 'Histoire' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Erreur lors du chargement des chapitres')
      await page.unroute('**/api/classroom/subject/chapters')
      await dialog.getByRole('button', { name: 'Réessayer' }).click()
      await dialog.getByRole('button', { name: /^Se repérer dans le temps/ }).click()
      await page.route('**/api/path/generate', route => route.fulfill({ status: 503, body: '{}' }))
      await dialog.getByRole('button', { name: 'Générer le parcours' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Erreur lors de la génération du parcours')
      await page.unroute('**/api/path/generate')
      await dialog.getByRole('button', { name: 'Générer le parcours' }).click()
      await expect(dialog).toBeHidden({ timeout: 20_000 })
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })
})
