import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { createPupil, elsewhere, enterAs, openMenu } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, test } from '../support/test.ts'
import { DAY_OF_MONTH } from '../support/written-dates.ts'

/** What the page sends to an address from now on. */
async function sentTo(page: Page, address: string): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route(address, async route => {
    sent.push(route.request().postDataJSON())
    await route.continue()
  })
  return sent
}

test.describe('The pupils of a manager', () => {
  test('an empty list shows two ways, a pupil is created with the default grade and signs in @A07 @A08', {
    tag: SMOKE,
  }, async ({ page, browser, signIn }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Gérer mes élèves' }).click()
    const sheet = page.getByRole('dialog', { name: 'Mes élèves' })
    await expect(sheet.getByText('Vous n’avez pas encore d’élève')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Entrer un code' })).toBeVisible()
    const height = page.viewportSize()?.height ?? 0
    expect((await sheet.boundingBox())?.height ?? height).toBeLessThanOrEqual(height * 0.8 + 1)
    await expectAccessible(page)

    await sheet.getByRole('button', { name: 'Créer un élève' }).click()
    const form = page.getByRole('dialog', { name: 'Créer un élève' })
    await expect(form.getByLabel('Classe')).toHaveValue('6ème')
    await form.getByLabel('Prénom').fill('   ')
    await form.getByRole('button', { name: 'Créer le compte' }).click()
    await expect(form.getByRole('alert')).toContainText('Le nom et le mot de passe sont requis')
    const name = freshName('Éloi')
    await form.getByLabel('Prénom').fill(name)
    await form.getByRole('button', { name: 'En proposer un' }).click()
    await expect(form.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue(/^[a-z]+-[a-z]+-\d{3}$/)
    await expectAccessible(page)
    const proposed = await form.getByRole('textbox', { name: 'Mot de passe' }).inputValue()
    const sent = await sentTo(page, '**/api/user/create-student')
    await form.getByRole('button', { name: 'Créer le compte' }).click()
    await expect
      .poll(() => sent)
      .toEqual([{ creatorUserId: teacher.uid, student: { firstName: name, password: proposed, classroom: '6ème' } }])

    const card = page.getByRole('dialog', { name: `Identifiants de ${name}` })
    await expect(card.getByRole('definition')).toHaveCount(3)
    const [, login = '', password = ''] = await card.getByRole('definition').allTextContents()
    expect(login).toBe(name.toLowerCase().replace('é', 'e'))
    expect(password).toBe(proposed)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(login, { exact: true })).toBeVisible()
    await expect(page.getByText('Imprimer')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await card.getByRole('button', { name: 'C’est noté' }).click()
    const line = sheet.getByRole('listitem').filter({ hasText: name })
    await expect(line).toContainText('6ème')
    await expect(line).toContainText('0 point')
    await expect(line).toContainText('Jamais connecté')
    await expect(line).toContainText(`${login}@ariane.example`)
    await expect(sheet.getByText(/10 par module où l’élève répond à tout, 30 par devoir terminé/)).toBeVisible()

    const pupil = await elsewhere(browser, page)
    await pupil.goto('/')
    await pupil.getByRole('button', { name: "Se connecter / S'inscrire" }).click()
    const dialog = pupil.getByRole('dialog')
    await dialog.getByLabel('Identifiant').fill(login)
    await dialog.getByLabel('Mot de passe').fill(password)
    await dialog.getByRole('button', { name: 'Se connecter' }).click()
    await expect(pupil.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${name}`)
    await pupil.context().close()
    await page.reload()
    await expect(line).toContainText(new RegExp(`Dernière connexion le ${DAY_OF_MONTH} \\S+ \\d{4} à \\d\\d:\\d\\d`))
  })

  test('a pupil is edited with what is not empty, and found among many @A07 @A08 @A10', async ({ page, signIn }) => {
    const teacher = await signIn({ role: 'ROLE_COACH' })
    await page.goto('/')
    for (const name of ['Anaïs', 'Basile', 'Chloé', 'Diego', 'Emma', 'Farid']) await createPupil(page, teacher, name)
    await page.goto('/profile/eleves')
    const sheet = page.getByRole('dialog', { name: 'Mes élèves' })
    await expect(sheet.getByRole('listitem')).toHaveCount(6)
    await sheet.getByLabel('Chercher un élève').fill('chloe')
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)

    await sheet.getByRole('button', { name: 'Modifier Chloé' }).click()
    const form = page.getByRole('dialog', { name: 'Modifier le compte de Chloé' })
    await expect(form.getByLabel('Prénom')).toHaveValue('Chloé')
    await form.getByLabel('Classe').selectOption('5ème')
    const sent = await sentTo(page, '**/api/user/student/*')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect.poll(() => sent).toEqual([{ updaterUserId: teacher.uid, firstName: 'Chloé', classroom: '5ème' }])
    const line = sheet.getByRole('listitem').filter({ hasText: 'Chloé' })
    await expect(line).toContainText('5ème')

    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  test.describe('whose account is to end', () => {
    test.use({ expectedErrors: [/400/] })

    test('stay in the list for seven days after the own password was typed, and can be kept @K10 @A08 @A10', async ({
      page,
      signIn,
    }) => {
      const teacher = await signIn({ role: 'ROLE_COACH' })
      await page.goto('/')
      for (const name of ['Anaïs', 'Basile']) await createPupil(page, teacher, name)
      await page.goto('/profile/eleves')
      const sheet = page.getByRole('dialog', { name: 'Mes élèves' })
      const line = sheet.getByRole('listitem').filter({ hasText: 'Basile' })
      const question = page.getByRole('alertdialog', { name: 'Supprimer le compte de Basile ?' })
      await sheet.getByRole('button', { name: 'Supprimer Basile' }).click()
      await expect(question).toContainText('D’ici là, l’élève et les adultes qui le suivent sont prévenus')
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Annuler' }).click()
      await expect(line).not.toContainText('Suppression prévue')

      await sheet.getByRole('button', { name: 'Supprimer Basile' }).click()
      await question.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
      await expect(question.getByText('Entrez votre mot de passe pour confirmer')).toBeVisible()
      await question.getByLabel('Votre mot de passe').fill('pas-le-mien')
      await question.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
      await expect(question.getByText('Ce n’est pas votre mot de passe')).toBeVisible()
      await expectAccessible(page)
      await question.getByLabel('Votre mot de passe').fill(teacher.password)
      await question.getByLabel('Votre mot de passe').press('Enter')
      await expect(question).toBeHidden()
      await expect(sheet.getByRole('listitem')).toHaveCount(2)
      await expect(line).toContainText(new RegExp(`Suppression prévue le ${DAY_OF_MONTH} \\S+ \\d{4}`))
      await expect(line.getByRole('button', { name: 'Supprimer Basile' })).toHaveCount(0)
      await expectAccessible(page)

      await page.reload()
      await line.getByRole('button', { name: 'Annuler la suppression du compte de Basile' }).click()
      await expect(page.getByText('Le compte de Basile reste en place.')).toBeVisible()
      await expect(line).not.toContainText('Suppression prévue')
      await expect(line.getByRole('button', { name: 'Supprimer Basile' })).toBeVisible()
    })
  })

  test('a manager gives a pupil a new password, which ends his open session @A13', async ({
    page,
    browser,
    signIn,
    baseURL,
  }) => {
    const teacher = await signIn({ role: 'ROLE_PARENT' })
    await page.goto('/')
    const nora = await createPupil(page, teacher, 'Nora')
    const hers = await elsewhere(browser, page)
    await enterAs(hers, baseURL ?? '', nora)
    await hers.goto('/settings')
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Paramétrage')

    await page.goto('/profile/eleves')
    await page.getByRole('button', { name: 'Changer le mot de passe de Nora' }).click()
    const form = page.getByRole('dialog', { name: 'Nouveau mot de passe de Nora' })
    await form.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('abc')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form.getByRole('textbox', { name: 'Nouveau mot de passe' })).toBeFocused()
    await expect(form.getByRole('textbox', { name: 'Nouveau mot de passe' })).toHaveAccessibleDescription(
      'Le mot de passe doit contenir au moins 6 caractères',
    )
    await form.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('tout-nouveau')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    const card = page.getByRole('dialog', { name: 'Identifiants de Nora' })
    await expect(card.getByRole('definition').nth(1)).toHaveText(nora.login)
    await expect(card.getByRole('definition').nth(2)).toHaveText('tout-nouveau')

    await hers.reload()
    await expect(hers.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()
    await enterAs(hers, baseURL ?? '', { ...nora, password: 'tout-nouveau' })
    await hers.context().close()
  })

  test.describe('when the server fails', () => {
    test.use({ expectedErrors: [/500/] })

    test('the sentences of the specification are shown and nothing typed is lost @A08', async ({ page, signIn }) => {
      const teacher = await signIn({ role: 'ROLE_TEACHER' })
      await page.goto('/')
      await createPupil(page, teacher, 'Gabin')
      await page.goto('/profile/eleves')
      const fail = (path: string) => page.route(path, route => route.fulfill({ status: 500, body: '{}' }))
      await fail('**/api/user/create-student')
      await fail('**/api/user/student/*')
      await page.getByRole('button', { name: 'Créer un élève' }).click()
      const form = page.getByRole('dialog', { name: 'Créer un élève' })
      await form.getByLabel('Prénom').fill('Hugo')
      await form.getByLabel('Classe').selectOption('3ème')
      await form.getByRole('textbox', { name: 'Mot de passe' }).fill('secret-2')
      await form.getByRole('button', { name: 'Créer le compte' }).click()
      await expect(form.getByRole('alert')).toContainText("Erreur lors de la création de l'élève")
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('link', { name: 'Gérer mes élèves' }).first().click()
      await page.getByRole('button', { name: 'Créer un élève' }).click()
      await expect(form.getByLabel('Prénom')).toHaveValue('Hugo')
      await expect(form.getByLabel('Classe')).toHaveValue('3ème')
      await expect(form.getByRole('textbox', { name: 'Mot de passe' })).toHaveValue('secret-2')
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('secret-2')

      await form.getByRole('button', { name: 'Retour à la liste' }).click()
      await page.getByRole('button', { name: 'Modifier Gabin' }).click()
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByRole('alert')).toContainText("Erreur lors de la modification de l'élève")
      await page.getByRole('button', { name: 'Retour à la liste' }).click()
      await page.getByRole('button', { name: 'Supprimer Gabin' }).click()
      await page.getByLabel('Votre mot de passe').fill(teacher.password)
      await page.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
      await expect(page.getByRole('alertdialog')).toContainText('Erreur lors de la suppression')
    })
  })
})
