import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { createPupil, elsewhere, enterAs, followByCode } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, register, test } from '../support/test.ts'

/** The first file of an archive, which is the page to read. */
function firstFile(archive: Buffer): { name: string; text: string } {
  const [nameLength, extraLength] = [archive.readUInt16LE(26), archive.readUInt16LE(28)]
  const name = archive.subarray(30, 30 + nameLength).toString()
  return { name, text: inflateRawSync(archive.subarray(30 + nameLength + extraLength)).toString() }
}

/** Opens a pupil's pages as a manager who follows him. */
async function viewAs(page: Page, name: string) {
  await page.goto('/profile/eleves')
  await page.getByRole('button', { name: `Voir comme ${name}` }).click()
  await expect(page.getByText(`Vous voyez Ariane comme ${name}.`)).toBeVisible()
}

test.describe('The data of a pupil', () => {
  test.use({ expectedErrors: [/400/] })

  test('are his to take away, in an archive that a person can read @A14', { tag: SMOKE }, async ({ page, signIn }) => {
    const pupil = await signIn({ grade: '5ème' })
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Mes données' }).click()
    await expect(page.getByText('Vos données sont à vous')).toBeVisible()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger mes données' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^ariane-eleve-.+\.zip$/)
    await expect(page.getByText('C’est téléchargé')).toBeVisible()
    await expectAccessible(page)
    const archive = await readFile(await download.path())
    for (const table of ['people', 'events', 'paths', 'objectives', 'journal'])
      expect(archive.includes(`donnees/${table}.json`), table).toBe(true)
    const first = firstFile(archive)
    expect(first.name).toBe('index.html')

    const reader = await page.context().newPage()
    await reader.setContent(first.text)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`Tout ce que Ariane sait de ${pupil.name}`)
    await expect(reader.getByRole('heading', { name: 'L’identité : prénom, nom, classe' })).toBeVisible()
    await expect(reader.getByText(pupil.email).first()).toBeVisible()
    await expectAccessible(reader)
    await reader.close()
  })

  test('a download that is too slow can be ended @A14', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/profile/donnees')
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route('**/api/rights/export', async route => {
      await held
      await route.abort().catch(() => undefined)
    })
    await page.getByRole('button', { name: 'Télécharger mes données' }).click()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText('Le téléchargement est annulé.')).toBeVisible()
    answer()
    await expect(page.getByRole('button', { name: 'Télécharger mes données' })).toBeEnabled()
  })

  test('an account ends seven days after its password was typed, and the banner undoes it @A14', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const pupil = await signIn()
    await page.goto('/profile/donnees')
    await page.getByRole('button', { name: 'Supprimer mon compte…' }).click()
    const panel = page.getByRole('region', { name: 'Supprimer le compte' })
    await panel.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
    await expect(panel.getByText('Entrez votre mot de passe pour confirmer')).toBeVisible()
    await panel.getByLabel('Votre mot de passe').fill('pas-le-bon')
    await panel.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
    await expect(panel.getByText('Ce n’est pas votre mot de passe')).toBeVisible()
    await panel.getByLabel('Votre mot de passe').fill(pupil.password)
    await panel.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
    await expect(panel.getByText(/^Ce compte sera supprimé le .+ à .+\.$/)).toBeVisible()
    await expect(panel.getByText(`${pupil.name} l’a demandé le`)).toBeVisible()
    await expectAccessible(page)

    await page.goto('/objectives')
    const banner = page.getByRole('status').filter({ hasText: 'Votre compte sera supprimé le' })
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Garder mon compte' }).click()
    await expect(page.getByText('La suppression est annulée. Tout reste en place.')).toBeVisible()
    await expect(banner).toHaveCount(0)
    await page.goto('/profile/donnees')
    await expect(page.getByRole('button', { name: 'Supprimer mon compte…' })).toBeVisible()
  })

  test('an adult who opened the account takes them away and plans the end, the pupil undoes it @A14 @K10', async ({
    page,
    browser,
    signIn,
    baseURL,
  }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const pupil = await createPupil(page, teacher, freshName('Noé'))
    await viewAs(page, pupil.name)
    await page.goto('/profile/donnees')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: `Télécharger les données de ${pupil.name}` }).click()
    const archive = await readFile(await (await coming).path())
    expect(firstFile(archive).text).toContain(teacher.name)
    await page.getByRole('button', { name: `Supprimer le compte de ${pupil.name}…` }).click()
    const question = page.getByRole('alertdialog', { name: `Supprimer le compte de ${pupil.name} ?` })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
    await expect(question.getByText('Entrez votre mot de passe pour confirmer')).toBeVisible()
    await question.getByLabel('Votre mot de passe').fill(teacher.password)
    await question.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
    await expect(page.getByText(/^Ce compte sera supprimé le/)).toBeVisible()

    const his = await elsewhere(browser, page)
    await enterAs(his, baseURL ?? '', pupil)
    await his.goto('/')
    await his.getByRole('link', { name: 'En savoir plus' }).click()
    await expect(his.getByText(`${teacher.name} l’a demandé le`)).toBeVisible()
    await his.getByRole('button', { name: 'Annuler la suppression' }).click()
    await expect(his.getByText('Votre compte sera supprimé le')).toHaveCount(0)
    await his.goto('/profile/acces')
    await expect(his.getByRole('list', { name: 'Journal' })).toContainText('a demandé vos données')
    await expect(his.getByRole('list', { name: 'Journal' })).toContainText('a demandé la suppression de votre compte')
    await his.context().close()
    await page.reload()
    await expect(page.getByRole('button', { name: `Supprimer le compte de ${pupil.name}…` })).toBeVisible()
  })
})

test('an adult with a code cannot end an account, reads on every page that it ends, and can keep it @K10 @A12', async ({
  page,
  browser,
  signIn,
  baseURL,
}) => {
  test.slow()
  const pupil = await signIn({ grade: '5ème' })
  await page.goto('/profile/donnees')
  const hers = await elsewhere(browser, page)
  const adult = await register(hers, baseURL ?? '', { role: 'ROLE_PARENT' })
  await hers.goto('/')
  await followByCode(page, pupil, hers, adult)
  await viewAs(hers, pupil.name)
  await hers.goto('/profile/donnees')
  const panel = hers.getByRole('region', { name: 'Supprimer le compte' })
  await expect(panel.getByText('Un code ne suffit pas pour supprimer le compte d’un élève.')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Qui administre Ariane ?' })).toBeVisible()
  await expect(panel.getByRole('button')).toHaveCount(0)
  await expectAccessible(hers)

  await page.getByRole('button', { name: 'Supprimer mon compte…' }).click()
  await page.getByLabel('Votre mot de passe').fill(pupil.password)
  await page.getByRole('button', { name: 'Supprimer dans sept jours' }).click()
  await expect(page.getByText('Votre compte sera supprimé le')).toBeVisible()
  await hers.goto('/settings')
  const banner = hers.getByRole('status').filter({ hasText: `Le compte de ${pupil.name} sera supprimé le` })
  await expect(banner).toBeVisible()
  await expectAccessible(hers)
  await banner.getByRole('link', { name: 'Mes enfants' }).click()
  await hers.getByRole('button', { name: `Annuler la suppression du compte de ${pupil.name}` }).click()
  await expect(hers.getByText(`Le compte de ${pupil.name} reste en place.`)).toBeVisible()
  await expect(banner).toHaveCount(0)
  await hers.context().close()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Supprimer mon compte…' })).toBeVisible()
})

test.describe('The grade of a pupil', () => {
  test('is asked by him and given by an adult who follows; his chapters follow @A15', async ({
    page,
    browser,
    signIn,
    baseURL,
  }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const pupil = await createPupil(page, teacher, freshName('Lina'), '6ème')
    const his = await elsewhere(browser, page)
    await enterAs(his, baseURL ?? '', pupil)
    await his.goto('/profile')
    const mine = his.getByRole('region', { name: 'Changer de classe' })
    await mine.getByLabel('Nouvelle classe').selectOption('5ème')
    await mine.getByRole('button', { name: 'Demander le changement' }).click()
    await expect(mine.getByText('Vous avez demandé à passer en 5ème')).toBeVisible()
    await expectAccessible(his)

    await viewAs(page, pupil.name)
    await page.goto('/profile')
    const panel = page.getByRole('region', { name: 'Changer de classe' })
    await expect(panel.getByText(`${pupil.name} demande à passer en 5ème`)).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Accepter la 5ème' }).click()
    await expect(panel.getByRole('list', { name: 'Changements passés' })).toContainText('6ème → 5ème')
    await expect(page.getByLabel('Classe', { exact: true })).toHaveValue('5ème')

    await his.reload()
    await expect(his.getByLabel('Classe', { exact: true })).toHaveValue('5ème')
    await expect(mine.getByRole('list', { name: 'Changements passés' })).toContainText(teacher.name)
    await his.goto('/profile/acces')
    await expect(his.getByRole('list', { name: 'Journal' })).toContainText('a changé votre classe')
    await his.context().close()
  })

  test('is asked about once when the school year begins @A15', async ({ page, signIn }) => {
    await signIn({ grade: '5ème' })
    await page.clock.setFixedTime(new Date('2027-09-02T08:00:00Z'))
    // The server's own clock is tested beside its rule; here it is told that the year began.
    await page.route('**/api/rights/grade/current', async route => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: object }
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, newYear: true } } })
    })
    await page.goto('/')
    const question = page.getByRole('status').filter({ hasText: 'êtes-vous toujours en 5ème ?' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Oui, en 5ème' }).click()
    await expect(question).toHaveCount(0)
  })
})
