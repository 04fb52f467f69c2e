import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { createClass, fillClass } from '../support/classes.ts'
import { forgetSession } from '../support/hosting.ts'
import { elsewhere, enterAs } from '../support/people.ts'
import { expect, freshName, register, test } from '../support/test.ts'

const CODE = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/

/** Opens the address of a slip as somebody who is signed in nowhere. */
async function openSlip(page: Page, origin: string, code = '') {
  await page.goto('about:blank')
  await page.goto(`${origin}/#fiche${code && `=${code}`}`)
  await expect(page.getByRole('heading', { name: 'La fiche d’accord' })).toBeVisible()
}

test('The consent of a class is on slips: their code records an answer, and the teacher ticks the signed ones @K08 @A16', async ({
  page,
  browser,
  signIn,
}) => {
  test.slow()
  const teacher = await signIn({ role: 'ROLE_TEACHER' })
  await page.goto('/')
  const id = await createClass(page, '6e B', '6ème')
  const names = ['Ana', 'Bob', 'Cléo'].map(name => freshName(name))
  const [ana] = await fillClass(page, teacher, id, names, '6ème')
  const origin = new URL(page.url()).origin
  await page.goto(`/classes/${id}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Accords des parents' }).click()
  await expect(main.getByText('0 accord valable · 0 fiche à cocher · 3 sans réponse')).toBeVisible()
  await expect(main.getByRole('checkbox')).toHaveCount(0)
  await main.getByRole('button', { name: 'Préparer 3 fiches' }).click()
  await expect(main.getByText('3 fiches sont prêtes.')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByText(CODE).filter({ visible: true })
  await expect(printed).toHaveCount(3)
  await expect(main).toBeHidden()
  const [first = '', second = ''] = await printed.allTextContents()
  await page.emulateMedia({ media: 'screen' })

  // Whoever holds the paper answers: a parent, or the child.
  const holder = await elsewhere(browser, page)
  await openSlip(holder, origin, first.replaceAll('-', ''))
  await expect(holder.getByText(/utilise Ariane, une assistante d’étude/)).toBeVisible()
  await expectAccessible(holder)
  await holder.getByRole('button', { name: 'J’accepte' }).click()
  await expect(holder.getByText('sans signature, l’accord ne compte pas')).toBeVisible()
  await openSlip(holder, origin)
  await holder.getByLabel('Code de la fiche').fill('ABCD')
  await holder.getByRole('button', { name: 'Ouvrir la fiche' }).click()
  await expect(holder.getByText('Un code a douze lettres et chiffres').first()).toBeVisible()
  await holder.getByLabel('Code de la fiche').fill(second.toLowerCase())
  await holder.getByRole('button', { name: 'Ouvrir la fiche' }).click()
  await holder.getByRole('button', { name: 'Je n’accepte pas' }).click()
  await expect(holder.getByText('C’est noté : rien ne s’ouvre.')).toBeVisible()

  const pupil = await elsewhere(browser, page)
  await enterAs(pupil, origin, ana ?? teacher)
  await pupil.goto('/profile/donnees')
  const own = pupil.getByRole('region', { name: 'L’accord d’un parent' })
  await expect(own.getByText('Pas encore demandé')).toBeVisible()

  await page.reload()
  await expect(main.getByText('0 accord valable · 1 fiche à cocher · 1 « non » · 1 sans réponse')).toBeVisible()
  const rows = main.getByRole('list', { name: 'Accords, par nom puis prénom' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('A répondu oui')
  await expect(rows.nth(1)).toContainText('A répondu non')
  await expect(rows.nth(2)).toContainText('Sans réponse')
  await main.getByRole('button', { name: 'Rappeler à 3 élèves' }).click()
  await expect(page.getByText('3 élèves liront le rappel sur l’accueil.')).toBeVisible()
  await expect(rows.nth(2)).toContainText('rappel le')
  await pupil.goto('/')
  const reminder = pupil.getByText('Un professeur attend la fiche d’accord, signée par un de vos parents.')
  await expect(reminder).toBeVisible()

  // One slip, then those of the whole class.
  const box = main.getByRole('checkbox', { name: `Fiche signée de ${names[0]}` })
  await box.check()
  await expect(main.getByRole('button', { name: 'Enregistrer 1 fiche signée' })).toBeInViewport()
  await page.reload()
  await expect(box).toBeChecked()
  await main.getByRole('button', { name: 'Enregistrer 1 fiche signée' }).click()
  const question = page.getByRole('alertdialog', { name: 'Avez-vous en main la fiche signée ?' })
  await expect(question.getByText('C’est la signature du parent qui compte')).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Oui, enregistrer' }).click()
  await expect(page.getByText('1 accord est enregistré.')).toBeVisible()
  await expect(main.getByText('1 accord valable · 0 fiche à cocher · 1 « non » · 1 sans réponse')).toBeVisible()
  await expect(rows.nth(0)).toContainText(`Enregistré par ${teacher.name}`)
  await expect(box).toHaveCount(0)
  await main.getByRole('button', { name: 'Cocher toutes les fiches' }).click()
  await main.getByRole('button', { name: 'Enregistrer 2 fiches signées' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui, enregistrer' }).click()
  await expect(main.getByText('3 accords valables · 0 fiche à cocher · 0 sans réponse')).toBeVisible()

  await pupil.reload()
  await expect(pupil.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reminder).toHaveCount(0)
  await pupil.goto('/profile/donnees')
  await expect(own.getByText(`Un parent a signé la fiche, enregistrée par ${teacher.name}`)).toBeVisible()

  // The half that a family keeps is the way back.
  await openSlip(holder, origin, first.replaceAll('-', ''))
  await holder.getByRole('button', { name: 'Retirer l’accord' }).click()
  await expect(holder.getByText('L’accord est retiré.')).toBeVisible()
  await pupil.reload()
  await expect(own.getByText(/^L’accord a été refusé ou retiré le/)).toBeVisible()
  await page.reload()
  await expect(rows.nth(0)).toContainText('il faut une nouvelle fiche')
  await holder.context().close()
  await pupil.context().close()
})

test('The code of a slip makes the account of a parent, the link and the answer; a second one signs in for it @K08 @A12', async ({
  page,
  browser,
  signIn,
}) => {
  test.slow()
  const teacher = await signIn({ role: 'ROLE_TEACHER' })
  await page.goto('/')
  const id = await createClass(page, '6e B', '6ème')
  const name = freshName('Ana')
  const [ana] = await fillClass(page, teacher, id, [name], '6ème')
  const origin = new URL(page.url()).origin
  await page.goto(`/classes/${id}/messages`)
  const main = page.getByRole('main')
  await expect(main.getByText('Aucun parent n’est relié à ces élèves')).toBeVisible()
  await main.getByRole('link', { name: 'Aller aux fiches d’accord' }).click()
  await main.getByRole('button', { name: 'Préparer 1 fiche' }).click()
  await expect(main.getByText('1 fiche est prête.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/un parent peut aussi créer son compte, ou relier le sien/)).toBeVisible()
  const code = (await page.getByText(CODE).filter({ visible: true }).textContent()) ?? ''
  await page.emulateMedia({ media: 'screen' })

  const mother = await elsewhere(browser, page)
  await openSlip(mother, origin, code.replaceAll('-', ''))
  await mother.getByRole('button', { name: 'J’accepte' }).click()
  await expectAccessible(mother)
  await mother.getByRole('link', { name: 'Créer mon compte parent' }).click()
  const dialog = mother.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Parent' }).click()
  const last = freshName('Benali')
  await dialog.getByRole('textbox', { name: 'Adresse e-mail' }).fill(`${last.toLowerCase()}@famille.example`)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByLabel('Prénom').fill('Nadia')
  await dialog.getByLabel('Nom', { exact: true }).fill(last)
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByLabel('Mot de passe', { exact: true }).fill('marron-vert-9')
  await dialog.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(mother.getByText('Votre réponse est notée avec : « J’accepte ».')).toBeVisible()
  await expectAccessible(mother)
  await mother.getByRole('button', { name: 'Suivre cet élève' }).click()
  await expect(mother.getByText(`Vous suivez maintenant : ${name}.`)).toBeVisible()
  await expect(mother.getByRole('main').getByRole('heading', { level: 2, name })).toBeVisible()

  // The other half of the family has an account, and the paper.
  const father = await elsewhere(browser, page)
  const karim = await register(father, origin, { role: 'ROLE_PARENT' })
  await forgetSession(father)
  await openSlip(father, origin, code.replaceAll('-', ''))
  await father.getByRole('link', { name: 'J’ai déjà un compte' }).click()
  const login = father.getByRole('dialog')
  await login.getByLabel('Identifiant').fill(karim.email)
  await login.getByLabel('Mot de passe').fill(karim.password)
  await login.getByRole('button', { name: 'Se connecter' }).click()
  await father.getByRole('button', { name: 'Suivre cet élève' }).click()
  await expect(father.getByText(`Vous suivez maintenant : ${name}.`)).toBeVisible()

  const pupil = await elsewhere(browser, page)
  await enterAs(pupil, origin, ana ?? teacher)
  await pupil.goto('/profile/acces')
  const followers = pupil.getByRole('list', { name: 'Adultes qui vous suivent' })
  for (const adult of [`Nadia ${last}`, karim.name]) await expect(followers.getByText(adult)).toBeVisible()
  await page.goto(`/classes/${id}/accords`)
  await expect(main.getByText('0 accord valable · 1 fiche à cocher · 0 sans réponse')).toBeVisible()
  await page.goto(`/classes/${id}/messages`)
  await expect(main.getByText('2 parents', { exact: true })).toBeVisible()
  for (const one of [mother, father, pupil]) await one.context().close()
})
