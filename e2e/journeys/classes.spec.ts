import { expectAccessible } from '../support/axe.ts'
import { HOSTED } from '../support/hosting.ts'
import { elsewhere, openMenu } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, register, test } from '../support/test.ts'

test.describe('A class', () => {
  // With Firebase the copy of a link that a class makes or ends comes a moment later: until then the chat refuses its count.
  test.use({ expectedErrors: HOSTED ? [/403 .*runAggregationQuery/] : [] })

  test('is made from an imported list, entered by code with a teacher’s yes, shared with a colleague, and goes on next year @K01', {
    tag: SMOKE,
  }, async ({ page, browser, signIn }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    const tag = freshName('x')
    await page.goto('/')
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Mes classes' }).click()
    const main = page.getByRole('main')
    await expect(main.getByText('Vous n’avez pas encore de classe')).toBeVisible()
    await expectAccessible(page)

    await main.getByRole('link', { name: 'Importer une liste' }).click()
    const sheet = page.getByRole('dialog', { name: 'Importer une classe' })
    const list = ['Nom;Prénom;Division', `Zola${tag};Ana;6e B`, `Adam${tag};Zoé;6e B`, `Adam${tag};Bob;6e B`]
    await sheet.getByLabel('Liste de la classe').fill(list.join('\n'))
    await sheet.getByRole('button', { name: 'Vérifier la liste' }).click()
    await expect(sheet.getByRole('checkbox', { name: 'Mettre chacun dans sa classe : 6e B' })).toBeChecked()
    await sheet.getByRole('button', { name: 'Créer 3 élèves' }).click()
    await expect(sheet.getByText('3 comptes sont créés.')).toBeVisible()

    await page.goto('/classes')
    await main.getByRole('link', { name: /^6e B/ }).click()
    await page.getByRole('link', { name: 'Élèves, 3' }).click()
    const pupils = main.getByRole('list', { name: 'Élèves, par nom puis prénom' })
    await expect(pupils.getByRole('listitem')).toHaveText([
      new RegExp(`^Bob Adam${tag}`),
      new RegExp(`^Zoé Adam${tag}`),
      new RegExp(`^Ana Zola${tag}`),
    ])
    await main.getByRole('button', { name: 'Créer un code' }).click()
    const code =
      (await main
        .getByRole('status')
        .filter({ hasText: /^[A-Z2-9]{4}-[A-Z2-9]{4}$/ })
        .textContent()) ?? ''
    await expect(main.getByRole('img', { name: /^Code QR/ })).toBeVisible()
    await expectAccessible(page)

    // A pupil with an account of his own scans the poster; the teacher says yes.
    const pupil = await elsewhere(browser, page)
    const origin = new URL(page.url()).origin
    const lea = await register(pupil, origin, { grade: '6ème' })
    await pupil.goto(`/classes/rejoindre#${code}`)
    await expect(pupil.getByLabel('Code de la classe')).toHaveValue(code)
    await pupil.getByLabel('Votre nom en classe').fill('Léa Martin')
    await pupil.getByRole('button', { name: 'Demander à entrer' }).click()
    await expect(pupil.getByText('Demande envoyée : un professeur de la 6e B doit dire oui.')).toBeVisible()
    await expectAccessible(pupil)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Élèves, 3 · 1 demande' })).toBeVisible()
    await main.getByRole('button', { name: `Accepter Léa Martin (${lea.name})` }).click()
    await expect(page.getByText(`Léa Martin (${lea.name}) est dans la classe.`)).toBeVisible()
    await expect(pupils.getByRole('listitem')).toHaveCount(4)
    await pupil.reload()
    await expect(pupil.getByRole('list', { name: 'Vos classes' }).getByText('6e B', { exact: true })).toBeVisible()

    await main.getByRole('button', { name: 'Créer un groupe' }).click()
    const group = page.getByRole('dialog', { name: 'Créer un groupe' })
    await group.getByLabel('Nom du groupe').fill('Groupe 1')
    await group.getByRole('checkbox', { name: `Ana Zola${tag}` }).check()
    await group.getByRole('button', { name: 'Enregistrer le groupe' }).click()
    await expect(pupils.getByText('Groupe 1')).toBeVisible()

    await main.getByRole('button', { name: 'Inviter un collègue' }).click()
    const link = await main.getByLabel('Lien d’invitation').inputValue()
    const colleague = await elsewhere(browser, page)
    const samir = await register(colleague, origin, { role: 'ROLE_TEACHER' })
    await colleague.goto(link)
    await colleague.getByRole('button', { name: 'Accepter l’invitation' }).click()
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('6e B')
    await expect(colleague.getByText(`avec ${teacher.name}`)).toBeVisible()
    await expect(
      colleague.getByRole('list', { name: 'Élèves, par nom puis prénom' }).getByRole('listitem'),
    ).toHaveCount(4)
    await page.reload()
    await expect(main.getByRole('list', { name: 'Professeurs de la classe' })).toContainText(samir.name)

    await main.getByRole('button', { name: 'Passer à l’année suivante' }).click()
    const next = page.getByRole('dialog', { name: 'Passer à l’année suivante' })
    await expect(next.getByLabel('Nom de la classe')).toHaveValue('5e B')
    await next.getByRole('checkbox', { name: `Bob Adam${tag}` }).uncheck()
    await expect(next.getByRole('region', { name: 'Aperçu' })).toContainText('3 élèves dans la 5e B, en 5ème')
    await expect(next.getByRole('region', { name: 'Aperçu' })).toContainText('1 élève quitte la classe')
    await expectAccessible(page)
    const typed = next.getByLabel('Pour confirmer, tapez « 6e B »')
    if (await typed.isVisible()) await typed.fill('6e B')
    await next.getByRole('button', { name: 'Faire le passage' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('5e B')
    await expect(pupils.getByRole('listitem')).toHaveCount(3)
    await page.goto('/classes')
    await expect(main.getByRole('heading', { name: 'Classes archivées' })).toBeVisible()
    await pupil.goto('/profile/acces')
    await pupil.getByRole('link', { name: 'Ouvrir mes classes' }).click()
    await pupil.getByRole('button', { name: 'Quitter la 5e B' }).click()
    await pupil.getByRole('alertdialog').getByRole('button', { name: 'Quitter la 5e B' }).click()
    await expect(pupil.getByText('Vous n’êtes dans aucune classe.')).toBeVisible()
    await pupil.context().close()
    await colleague.context().close()
  })
})
