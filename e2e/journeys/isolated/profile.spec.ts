import { expectAccessible } from '../../support/axe.ts'
import { expect, HOSTS, test } from '../../support/stage.ts'

for (const host of HOSTS)
  test.describe(`The profile, ${host}`, () => {
    test.use({ host })

    test('saves names of every script as they are, and says why a text is no name @F04 @P01', async ({
      page,
      play,
      open,
    }) => {
      await play({ scenario: 'hostile' })
      await open('profile')
      await page.getByLabel('Prénom').fill('<b>Noé</b>')
      await page.getByLabel('Nom', { exact: true }).fill('O’Roux عمر')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      const why = 'Un nom s’écrit avec des lettres, des espaces, des traits d’union et des apostrophes'
      await expect(page.getByText(why)).toBeVisible()
      await expect(page.getByLabel('Prénom')).toHaveValue('<b>Noé</b>')
      await page.getByLabel('Prénom').fill('constructor')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByText('Modifications enregistrées')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Prénom')).toHaveValue('constructor')
      await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('O’Roux عمر')
    })
  })

test.describe('The profile, from a link alone', () => {
  test.use({ host: 'alone' })

  test('opens as a parent who views the second pupil; the panel is accessible and its link opens the same @F04 @A02', async ({
    page,
    context,
    open,
  }) => {
    await open('profile', 'qa.role=parent&qa.classe=6e&qa.donnees=courantes&qa.eleve=2&qa.latence=50&qa.variation=50')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profil')
    await expect(page.getByRole('button', { name: 'Revenir à mon compte' })).toBeVisible()
    const active = page.getByRole('list', { name: 'Réglages actifs' }).getByRole('listitem')
    const lines = ['Parent', '6ème', 'Données : courantes', '2ᵉ élève actif', 'Latence 50 à 100 ms']
    await expect(active).toHaveText(lines)
    await page.getByRole('button', { name: 'Réglages' }).click()
    await page.getByLabel('Appel', { exact: true }).selectOption('readReference')
    await page.getByRole('button', { name: 'Faire échouer cet appel' }).click()
    await expect(active).toHaveText([...lines, 'readReference : 500 — panne du serveur'])
    await expectAccessible(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(page.getByText('Lien copié')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await context.clearCookies()
    await page.goto(link)
    await expect(active).toHaveText([...lines, 'readReference : 500 — panne du serveur'])
    await expect(page.getByRole('alert')).toContainText('Erreur lors du chargement du profil')
  })
})
