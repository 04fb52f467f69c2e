import { expectAccessible } from '../support/axe.ts'
import { begin, choosePlace, create, createBySheet, pick, sheet } from '../support/homework-sheet.ts'
import { callApi } from '../support/learning.ts'
import { printed } from '../support/papers.ts'
import { enterAs, openMenu } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const card = (page: import('@playwright/test').Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test.describe('Homework, when something goes wrong', () => {
  test.use({ expectedErrors: [/status of (401|500)|ERR_FAILED/] })

  test('a failed call and a lost session lose nothing; signing out erases the photo @H04 @X02', async ({
    page,
    signIn,
    browser,
    baseURL,
  }) => {
    test.slow()
    const person = await signIn()
    await begin(page, 'Photo')
    await page.route('**/api/homework/read', route => route.abort())
    await pick(page, 'Choisir une image', await printed(browser, 'Conjuguez le verbe finir.'))
    await page.getByRole('button', { name: 'Garder l’image entière' }).click()
    await expect(sheet(page).getByRole('alert')).toContainText('Votre document est gardé : réessayez.')
    await expect(sheet(page).getByAltText('Votre photo')).toBeVisible()
    await sheet(page).getByLabel('Description complémentaire (optionnel)').fill('Pour lundi')
    await choosePlace(page, 'Français')

    await page.route('**/api/path/generate', route => route.fulfill({ status: 500, body: '{}' }))
    await create(page).click()
    await expect(sheet(page).getByRole('alert')).toContainText('Erreur lors de la génération du devoir')
    await expectAccessible(page)
    await page.unroute('**/api/path/generate')
    await page.unroute('**/api/homework/read')

    await page.context().clearCookies()
    await create(page).click()
    await expect(page.getByRole('button', { name: /Se connecter/ }).first()).toBeVisible()
    await enterAs(page, baseURL ?? '', person)
    await page.goto('/homework?creation=nouveau')
    await expect(page.getByRole('dialog', { name: 'Créer un devoir - Étape 3/3' })).toBeVisible()
    await expect(sheet(page).getByText('Sélectionné')).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Précédent' }).click()
    await expect(sheet(page).getByAltText('Votre photo')).toBeVisible()
    await page.keyboard.press('Escape')

    const kept = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('ariane-drafts')
            opening.onerror = () => reject(new Error('no database'))
            opening.onsuccess = () => {
              const count = opening.result.transaction('media').objectStore('media').count()
              count.onsuccess = () => resolve(count.result)
            }
          }),
      )
    expect(await kept()).toBe(1)
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('button', { name: /Se connecter/ }).first()).toBeVisible()
    expect(await kept()).toBe(0)
  })

  test('an incomplete homework reopens its sheet filled, with the reason; cards are renamed, copied, deleted @H01 @R08', async ({
    page,
    signIn,
    browser,
  }) => {
    test.slow()
    const person = await signIn()
    await page.goto('/objectives')
    const { data: found } = await callApi<{ data: { chapters: { id: string }[] } }>(
      page,
      '/api/classroom/subject/chapters',
      { subject: 'Français', classroom: '4ème' },
    )
    const blank = await printed(browser, '')
    await callApi(page, '/api/path/generate', {
      desc: 'Une page blanche',
      userId: person.uid,
      pathType: 'homework',
      subject: 'Français',
      chapterId: found.chapters[0]?.id,
      image: blank.buffer.toString('base64'),
    })
    await page.goto('/homework')
    const incomplete = page.getByRole('article')
    await expect(incomplete).toContainText('À compléter', { timeout: 45_000 })
    await expectAccessible(page)
    await incomplete.getByRole('heading').getByRole('button').click()
    await expect(page.getByRole('dialog', { name: 'Créer un devoir - Étape 3/3' })).toBeVisible()
    await expect(sheet(page).getByRole('alert').first()).toContainText('Aucun texte n’a été reconnu.')
    await expect(sheet(page).getByText('Sélectionné')).toBeVisible()
    await sheet(page).getByRole('button', { name: 'Précédent' }).click()
    await expect(sheet(page).getByAltText('Votre photo')).toBeVisible()
    await expect(sheet(page).getByLabel('Description complémentaire (optionnel)')).toHaveValue('Une page blanche')
    await sheet(page).getByRole('button', { name: 'Écrire l’énoncé' }).click()
    await sheet(page).getByLabel('Énoncé du devoir').fill('Conjuguez le verbe finir au futur.')
    await sheet(page).getByRole('button', { name: 'Suivant' }).click()
    await createBySheet(page)
    await expect(page.getByRole('article')).toHaveCount(1)

    const title = (await page.getByRole('article').getByRole('heading').textContent()) ?? ''
    await page.getByRole('button', { name: `Modifier le devoir « ${title} »`, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier le devoir' })
    await dialog.getByLabel('Titre du devoir').fill('Pour lundi')
    await dialog.getByRole('button', { name: 'Renommer' }).click()
    await expect(card(page, 'Pour lundi')).toBeVisible()
    await page.getByRole('button', { name: 'Modifier le devoir « Pour lundi »' }).click()
    await dialog.getByRole('button', { name: 'Dupliquer' }).click()
    await expect(card(page, 'Pour lundi (copie)')).toBeVisible()
    await page.getByRole('button', { name: 'Modifier le devoir « Pour lundi (copie) »' }).click()
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Supprimer le devoir « Pour lundi (copie) » ?' })
    await asked.getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
