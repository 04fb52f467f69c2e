import { expectAccessible } from '../support/axe.ts'
import { elsewhere, enterAs } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('Links between a pupil and adults', () => {
  test.use({ expectedErrors: [/403|404/] })

  test('a pupil makes a code, a teacher enters it once, the pupil sees what he did and stops him @A12 @S07', {
    tag: SMOKE,
  }, async ({ page, browser, signIn, baseURL }) => {
    // Two browsers one after the other, five looks by axe.
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    const pupil = await signIn({ grade: '5ème' })
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Accès et mot de passe' }).click()
    await expect(page.getByText('Personne ne vous suit pour le moment.')).toBeVisible()
    await page.getByRole('button', { name: 'Créer un code' }).click()
    const shown = page.getByRole('status').filter({ hasText: /^[A-Z2-9]{4}-[A-Z2-9]{4}$/ })
    const first = (await shown.textContent()) ?? ''
    await expect(page.getByText(/^Valable jusqu’au .+, une seule fois\.$/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Créer un autre code' }).click()
    await expect(shown).not.toHaveText(first)
    const code = (await shown.textContent()) ?? ''

    const his = await elsewhere(browser, page)
    await enterAs(his, baseURL ?? '', teacher)
    await his.goto('/profile/eleves')
    await his.getByRole('button', { name: 'Entrer un code' }).click()
    const sheet = his.getByRole('dialog')
    const field = sheet.getByRole('textbox', { name: 'Code de l’élève' })
    await field.fill(first)
    await sheet.getByRole('button', { name: 'Suivre cet élève' }).click()
    await expect(sheet.getByRole('alert')).toContainText('Ce code ne fonctionne pas, ou plus.')
    await expectAccessible(his)
    await field.fill(code.toLowerCase().replace('-', ''))
    await expect(field).toHaveValue(code)
    await sheet.getByRole('button', { name: 'Suivre cet élève' }).click()
    const line = his.getByRole('listitem').filter({ hasText: pupil.name })
    await expect(line).toContainText('5ème')
    await expect(line.getByRole('button', { name: `Supprimer ${pupil.name}` })).toHaveCount(0)
    await expect(line.getByRole('button', { name: `Ne plus suivre ${pupil.name}` })).toBeVisible()
    await line.getByRole('button', { name: `Voir comme ${pupil.name}` }).click()
    await his.goto('/')
    await expect(his.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${pupil.name}`)

    await page.reload()
    await expect(page.getByText('Suivi par un professeur')).toHaveCount(page.viewportSize()?.width === 390 ? 0 : 1)
    await expect(page.getByRole('button', { name: 'Créer un code' })).toBeVisible()
    const follower = page.getByRole('list', { name: 'Adultes qui vous suivent' }).getByRole('listitem')
    await expect(follower).toContainText(teacher.name)
    await expect(follower).toContainText('Professeur')
    const journal = page.getByRole('list', { name: 'Journal' })
    await expect(journal).toContainText(
      'a commencé à vous suivre, avec votre code, par une classe ou par la fiche d’accord',
    )
    await expect(journal).toContainText('a regardé vos pages')
    await expectAccessible(page)

    await follower.getByRole('button', { name: `Ne plus être suivi par ${teacher.name}` }).click()
    const question = page.getByRole('alertdialog', { name: `Ne plus être suivi par ${teacher.name} ?` })
    await question.getByRole('button', { name: 'Ne plus être suivi' }).click()
    await expect(page.getByText('Personne ne vous suit pour le moment.')).toBeVisible()
    await his.reload()
    await expect(his.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${teacher.name}`)
    await his.goto('/profile/eleves')
    await expect(his.getByText('Vous n’avez pas encore d’élève')).toBeVisible()
    await his.context().close()
  })

  test('a revoked code is gone @A12', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/profile/acces')
    await page.getByRole('button', { name: 'Créer un code' }).click()
    await page.getByRole('button', { name: 'Annuler ce code' }).click()
    await expect(page.getByText('Le code est annulé : il ne fonctionne plus.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Créer un code' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Annuler ce code' })).toHaveCount(0)
  })
})
