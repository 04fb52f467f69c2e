import { expectAccessible } from '../support/axe.ts'
import { openBlock } from '../support/dashboard.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { dayFromNow } from '../support/objectives.ts'
import { createPupil, elsewhere, enterAs } from '../support/people.ts'
import { createEvent } from '../support/planner.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('The home of a manager', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })
  test('it starts empty, shows who needs help first, and opens the matter as the pupil @A17', { tag: SMOKE }, async ({
    page,
    browser,
    signIn,
  }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByText('Vous n’avez pas encore d’élève')).toBeVisible()
    for (const way of ['Créer un élève', 'Entrer un code', 'Importer une classe'])
      await expect(main.getByRole('link', { name: way })).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: 'Créer un élève' }).click()
    await expect(page.getByRole('dialog', { name: 'Créer un élève' })).toBeVisible()

    const adam = await createPupil(page, teacher, 'Adam', '5ème')
    await page.goto('/')
    await expect(main.getByText('La semaine d’Adam, d’un coup d’œil')).toBeVisible()
    await expect(main.getByText('Rien ne presse pour Adam.')).toBeVisible()

    const zoe = await createPupil(page, teacher, 'Zoé', '4ème')
    for (const name of ['Ines', 'Louis', 'Marius', 'Nadia']) await createPupil(page, teacher, name, '6ème')
    await createEvent(page, zoe, { type: 'homework', title: 'Rédaction', day: dayFromNow(-2) })
    await createEvent(page, adam, { type: 'homework', title: 'Carte', day: dayFromNow(1) })
    await page.reload()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['À aider d’abord (2)', 'Rien d’urgent (4)'])
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([
      'Zoé',
      'Adam',
      'Ines',
      'Louis',
      'Marius',
      'Nadia',
    ])
    await expect(main.getByText(/L’ordre vient de faits/)).toBeVisible()
    await expectAccessible(page)

    await main.getByRole('button', { name: /^6ème/ }).click()
    await expect(main.getByRole('article')).toHaveCount(4)
    await main.getByRole('button', { name: /^Tous/ }).click()
    await main.getByLabel('Chercher un élève').fill('zoe')
    await expect(main.getByText('1 élève', { exact: true })).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(1)

    await main.getByRole('link', { name: /^Devoir en retard\s: «\sRédaction\s», pour le/ }).click()
    await expect(page).toHaveURL(/\/planning\//)
    await expect(main.getByText('Vous voyez Ariane comme Zoé.')).toBeVisible()
    await expect(page.getByText('Rédaction').first()).toBeVisible()
    await page.goto('/')
    await main.getByRole('button', { name: 'Revenir à mon compte' }).click()
    await main.getByRole('button', { name: 'Voir comme Adam' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Adam')

    const pupil = await elsewhere(browser, page)
    await enterAs(pupil, new URL(page.url()).origin, adam)
    await pupil.goto('/profile/acces')
    await expect(pupil.getByText(teacher.name).first()).toBeVisible()
    await expect(pupil.getByText(/a regardé vos pages/).first()).toBeVisible()
    await pupil.context().close()
  })

  test('more pupils than fit a page: whoever needs help stands first, the others come on demand, a search reaches all @A17 @K05', async ({
    page,
    signIn,
  }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const zoe = await createPupil(page, teacher, 'Zoé Vidal', '4ème')
    for (let n = 1; n <= 41; n++)
      await createPupil(page, teacher, `Adèle ${'ABCDEFGHIJ'[n % 10]}${'ivxlc'[n % 5]}`, '5ème')
    for (const title of ['Rédaction', 'Carte', 'Lecture'])
      await createEvent(page, zoe, { type: 'homework', title, day: dayFromNow(-2) })
    await page.reload()
    const main = page.getByRole('main')
    const cards = main.getByRole('article')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['À aider d’abord (1)', 'Rien d’urgent (41)'])
    await expect(cards).toHaveCount(40)
    await expect(cards.first()).toContainText('3 devoirs en retard')
    await expect(main.getByText('40 élèves affichés sur 42')).toBeVisible()
    await expectAccessible(page)

    await main.getByRole('button', { name: 'Afficher la suite (2 élèves)' }).click()
    await expect(cards).toHaveCount(42)
    await expect(cards.nth(40)).toBeFocused()
    await expect(main.getByRole('button', { name: /^Afficher la suite/ })).toHaveCount(0)

    await main.getByLabel('Chercher un élève').fill('vidal')
    await expect(main.getByText('1 élève', { exact: true })).toBeVisible()
    await expect(cards).toHaveCount(1)
    await main.getByRole('button', { name: /^5ème/ }).click()
    await expect(main.getByText('Aucun élève trouvé')).toBeVisible()
    await main.getByLabel('Chercher un élève').fill('')
    await expect(cards).toHaveCount(40)
    await page.route('**/api/families/week', route => route.abort())
    await main.getByRole('button', { name: /^Afficher la suite/ }).click()
    await expect(main.getByText('La suite n’a pas pu être chargée.')).toBeVisible()
    await expect(cards).toHaveCount(40)
    await main.getByLabel('Chercher un élève').fill('zoe')
    await expect(main.getByText('La recherche n’a pas abouti.')).toBeVisible()
    await page.unroute('**/api/families/week')
    await main.getByRole('button', { name: 'Réessayer' }).click()
    await expect(main.getByText('Aucun élève trouvé')).toBeVisible()
  })

  test('a path is given to pupils with the name of who gave it, and taken back until it is begun @A17', async ({
    page,
    browser,
    signIn,
  }) => {
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const lina = await createPupil(page, teacher, 'Lina', '4ème')
    await createPupil(page, teacher, 'Tom', '5ème')
    const path = await generatePath(page, teacher, [prompt('TEXT', 'Le cours')])
    await page.goto('/revisions')
    await page.getByRole('button', { name: /^Proposer le parcours/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Proposer ce parcours' })
    await expect(dialog.getByRole('button', { name: 'Choisissez des élèves' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Tout cocher' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Proposer à 2 élèves' }).click()
    await expect(page.getByText('Parcours proposé à 2 élèves.')).toBeVisible()
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: /^Proposer le parcours/ }).click()
    await expect(dialog.getByText('Proposé, pas encore commencé')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Retirer le parcours à Tom' }).click()
    await expect(page.getByText('Le parcours est retiré à Tom.')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /Tom/ })).toBeVisible()
    await page.keyboard.press('Escape')

    const pupil = await elsewhere(browser, page)
    await enterAs(pupil, new URL(page.url()).origin, lina)
    await pupil.goto('/')
    const recent = await openBlock(pupil, 'Parcours récents')
    await expect(recent.getByText(`Proposé par ${teacher.name}`)).toBeVisible()
    await pupil.goto('/revisions')
    await expect(pupil.getByText(`Proposé par ${teacher.name}`)).toBeVisible()
    await expectAccessible(pupil)
    const begun = pupil.waitForResponse(/\/api\/module\/\d+\/progress$/)
    await pupil.getByRole('article').getByRole('heading').getByRole('button').click()
    await expect(pupil).toHaveURL(/parcours=\d+/)
    expect(pupil.url()).not.toContain(`parcours=${path.id}`)
    await begun
    await pupil.context().close()

    await page.reload()
    await page.getByRole('button', { name: /^Proposer le parcours/ }).click()
    await expect(dialog.getByText(/^(Commencé\s: \d+\s%|Terminé)$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retirer le parcours à Lina' })).toHaveCount(0)
  })
})
