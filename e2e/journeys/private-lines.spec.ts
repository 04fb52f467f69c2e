import { expectAccessible } from '../support/axe.ts'
import { askByCall, test } from '../support/chat.ts'
import { expect } from '../support/test.ts'
import { DAY_OF_MONTH } from '../support/written-dates.ts'

test('A pupil reads line by line what adults see, and a teacher closes a conversation without a last word @K10', async ({
  page,
  pair: { pupil, his },
}) => {
  await page.goto('/profile/acces')
  const lines = page.getByRole('list', { name: 'Ce que voient les adultes, ligne par ligne' }).getByRole('listitem')
  await expect(lines).toHaveCount(16)
  const questions = lines.filter({ hasText: 'Les questions que vous posez à Ariane' })
  await expect(questions).toContainText('Vous seul·e')
  await expect(lines.filter({ hasText: 'Votre carnet d’erreurs' })).toContainText('Professeurs, coachs et parents')
  await expect(lines.filter({ hasText: 'Le Chat Prof' })).toContainText('Professeurs et coachs')
  await expectAccessible(page)

  await askByCall(page, pupil, { subject: 'Mathématiques', description: 'Je ne comprends pas les fractions.' })
  await page.goto('/chat')
  await expect(page.getByText('Ouvert', { exact: true })).toBeVisible()
  await his.goto(`/chat/${pupil.uid}`)
  await his.getByRole('button', { name: 'Fermer la conversation' }).click()
  const dialog = his.getByRole('dialog', { name: 'Êtes-vous sûr de vouloir fermer cette conversation ?' })
  await expect(dialog.getByLabel('Mot de la fin, si vous voulez')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Fermer la conversation' }).click()
  await expect(page.getByText('Cette conversation est fermée.')).toBeVisible()
  await expect(page.getByText(new RegExp(`^Fermée le ${DAY_OF_MONTH} \\S+ \\d{4}$`))).toBeVisible()
})
