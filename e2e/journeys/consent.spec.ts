import { expectAccessible } from '../support/axe.ts'
import { openMailbox } from '../support/mailbox.ts'
import { registerOperator } from '../support/operator.ts'
import { createPupil, elsewhere, enterAs, followByCode } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, register, test } from '../support/test.ts'

test.describe('The consent of a parent', () => {
  test('is given by the adult who opened the account, seen by the pupil, and withdrawn @A16', { tag: SMOKE }, async ({
    page,
    browser,
    signIn,
    baseURL,
  }) => {
    test.slow()
    const parent = await signIn({ role: 'ROLE_PARENT' })
    await page.goto('/')
    const pupil = await createPupil(page, parent, freshName('Maya'), '6ème')
    const his = await elsewhere(browser, page)
    await enterAs(his, baseURL ?? '', pupil)
    await his.goto('/profile/donnees')
    const mine = his.getByRole('region', { name: 'L’accord d’un parent' })
    await expect(mine.getByText('Pas encore demandé')).toBeVisible()
    await expect(mine.getByText('Les révisions, les devoirs, les objectifs et la semaine marchent')).toBeVisible()
    await expect(mine.getByRole('button', { name: 'J’ai quinze ans ou plus' })).toHaveCount(0)
    await expectAccessible(his)

    await page.goto('/profile/eleves')
    await page.getByRole('button', { name: `Voir comme ${pupil.name}` }).click()
    await expect(page.getByText(`Vous voyez Ariane comme ${pupil.name}.`)).toBeVisible()
    await page.goto('/profile/donnees')
    const panel = page.getByRole('region', { name: 'L’accord d’un parent' })
    await panel.getByRole('button', { name: 'Donner l’accord' }).click()
    await expect(panel.getByText('Cochez d’abord la case')).toBeVisible()
    await expectAccessible(page)
    await panel.getByText('Je suis son parent').click()
    await panel.getByRole('button', { name: 'Donner l’accord' }).click()
    await expect(panel.getByText(`${parent.name} a donné son accord`)).toBeVisible()

    await his.reload()
    await expect(mine.getByText(`${parent.name} a donné son accord`)).toBeVisible()
    await his.context().close()
    await panel.getByRole('button', { name: 'Retirer l’accord' }).click()
    const question = page.getByRole('alertdialog', { name: 'Retirer l’accord ?' })
    await question.getByRole('button', { name: 'Retirer l’accord' }).click()
    await expect(panel.getByText(/^L’accord a été refusé ou retiré le .+ par /)).toBeVisible()
  })

  test.describe('from an adult with a code', () => {
    // Whoever is no operator is told that there is no such page.
    test.use({ expectedErrors: [/status of 404/] })

    test('is not taken until the operator approved him, and stops counting when that is taken back @A16 @A12', async ({
      page,
      browser,
      serve,
    }) => {
      test.setTimeout(120_000)
      const server = await serve()
      const { address } = server
      const adult = await register(page, address, { role: 'ROLE_PARENT' })
      await page.goto(`${address}/`)
      const his = await elsewhere(browser, page)
      const pupil = await register(his, address, { grade: '5ème' })
      await his.goto('/profile/donnees')
      const mine = his.getByRole('region', { name: 'L’accord d’un parent' })
      await expect(mine.getByText('Un code ne suffit pas : il ne dit pas qui est votre parent.')).toBeVisible()
      await followByCode(his, pupil, page, adult)

      await page.goto(`${address}/profile/eleves`)
      await page.getByRole('button', { name: `Voir comme ${pupil.name}` }).click()
      await expect(page.getByText(`Vous voyez Ariane comme ${pupil.name}.`)).toBeVisible()
      await page.goto(`${address}/profile/donnees`)
      const panel = page.getByRole('region', { name: 'L’accord d’un parent' })
      await expect(panel.getByText('avec un code seul, vous ne pouvez pas donner l’accord')).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Donner l’accord' })).toHaveCount(0)
      await expect(panel.getByRole('link', { name: 'Qui administre Ariane ?' })).toBeVisible()
      await expectAccessible(page)

      const theirs = await elsewhere(browser, page)
      await registerOperator(theirs, server)
      await theirs.goto('/settings/etat')
      const approvals = theirs.getByRole('region', { name: 'Adultes confirmés' })
      await expect(approvals.getByText('Aucun adulte confirmé.')).toBeVisible()
      const field = approvals.getByLabel('Identifiant ou adresse e-mail de l’adulte')
      const find = approvals.getByRole('button', { name: 'Chercher cet adulte' })
      await find.click()
      await expect(approvals.getByText('Entrez ce que l’adulte tape pour se connecter')).toBeVisible()
      await field.fill('personne@exemple.fr')
      await find.click()
      await expect(approvals.getByText('Personne ne se connecte avec cet identifiant.')).toBeVisible()
      await field.fill(adult.name)
      await find.click()
      await approvals
        .getByRole('group', { name: `${adult.name} répond de :` })
        .getByText(pupil.name)
        .click()
      await approvals.getByRole('button', { name: 'Confirmer pour les élèves cochés' }).click()
      const row = approvals.getByRole('list').getByRole('listitem')
      await expect(row).toContainText(adult.email)
      await expect(row).toContainText('Parent')
      await expect(row).toContainText(`Pour ${pupil.name}`)
      await expect(row).toContainText(/Confirmé par .+ le/)
      await expectAccessible(theirs)

      await page.reload()
      await panel.getByText('Je suis son parent').click()
      await panel.getByRole('button', { name: 'Donner l’accord' }).click()
      await expect(panel.getByText(`${adult.name} a donné son accord`)).toBeVisible()
      await row.getByRole('button', { name: `Retirer la confirmation de ${adult.name} pour ${pupil.name}` }).click()
      const question = theirs.getByRole('alertdialog', {
        name: `Retirer la confirmation de ${adult.name} pour ${pupil.name} ?`,
      })
      await question.getByRole('button', { name: 'Retirer' }).click()
      await expect(row).toContainText('Confirmation retirée par')
      await theirs.context().close()

      await his.reload()
      await expect(mine.getByText(`${adult.name} a donné un accord le`)).toBeVisible()
      await expect(mine.getByText('Il ne compte pas')).toBeVisible()
      await expect(mine.getByText('Pas encore demandé')).toBeVisible()
      await expectAccessible(his)
      await his.context().close()
    })
  })

  test('is not needed by who is fifteen, and no date of birth is asked @A16', async ({ page, signIn }) => {
    await signIn({ grade: '3ème' })
    await page.goto('/profile/donnees')
    await page.getByRole('button', { name: 'J’ai quinze ans ou plus' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText('ne demande pas votre date de naissance')).toBeVisible()
    await question.getByRole('button', { name: 'Oui, j’ai quinze ans ou plus' }).click()
    const panel = page.getByRole('region', { name: 'L’accord d’un parent' })
    await expect(panel.getByText('Pas nécessaire : quinze ans ou plus')).toBeVisible()
    await panel.getByRole('button', { name: 'Revenir sur cette réponse' }).click()
    await expect(panel.getByText('Pas encore demandé')).toBeVisible()
  })

  test.describe('where mail is sent', () => {
    // A page that is still open asks for its live line when its session has gone.
    test.use({ expectedErrors: [/40[01]/] })

    test('is given by a link that works once, and taken back by another @A16', async ({ page, serve, defer }) => {
      test.setTimeout(120_000)
      const mailbox = await openMailbox()
      defer(mailbox.close)
      const { address } = await serve(address => ({ SMTP_URL: mailbox.url, PUBLIC_URL: address }))
      const linkIn = async (count: number, fragment: string) => {
        await expect.poll(() => mailbox.messages.length, { timeout: 20_000 }).toBe(count)
        const token = new RegExp(`#${fragment}=([\\w-]{43})`).exec(mailbox.messages.at(-1) ?? '')?.[1]
        return `${address}/#${fragment}=${token}`
      }
      const follow = async (link: string) => {
        await page.goto('about:blank')
        await page.goto(link)
      }
      const pupil = await register(page, address, { grade: '5ème' })
      await page.goto(`${address}/profile/donnees`)
      const panel = page.getByRole('region', { name: 'L’accord d’un parent' })
      await panel.getByLabel('Adresse e-mail d’un de vos parents').fill('parent')
      await panel.getByRole('button', { name: 'Envoyer la demande' }).click()
      await expect(panel.getByText('Entrez une adresse e-mail complète')).toBeVisible()
      await panel.getByLabel('Adresse e-mail d’un de vos parents').fill('parent@exemple.fr')
      await panel.getByRole('button', { name: 'Envoyer la demande' }).click()
      await expect(panel.getByText('Un message est parti à p…@exemple.fr')).toBeVisible()
      await expectAccessible(page)

      const link = await linkIn(1, 'accord')
      await page.context().clearCookies()
      await follow(link)
      await expect(page.getByRole('heading', { name: 'Votre accord de parent' })).toBeVisible()
      await expect(page).toHaveURL(`${address}/`)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Je suis son parent et je donne mon accord' }).click()
      await expect(page.getByText('Merci. Votre accord est enregistré')).toBeVisible()
      const back = await linkIn(2, 'accord-retirer')
      await follow(link)
      await page.getByRole('button', { name: 'Je suis son parent et je donne mon accord' }).click()
      await expect(page.getByText('Ce lien ne fonctionne plus')).toBeVisible()

      await enterAs(page, address, pupil)
      await page.goto(`${address}/profile/donnees`)
      await expect(panel.getByText('Un parent (p…@exemple.fr) a donné son accord')).toBeVisible()
      await follow(back)
      await page.getByRole('button', { name: 'Retirer mon accord' }).click()
      await expect(page.getByText('Votre accord est retiré.')).toBeVisible()
      await page.getByRole('button', { name: 'Aller à Ariane' }).click()
      await page.goto(`${address}/profile/donnees`)
      await expect(panel.getByText(/^L’accord a été refusé ou retiré le/)).toBeVisible()
    })
  })
})

test('the legal pages say what is true, to anybody, signed in or not @A16', async ({ page, signIn }) => {
  test.slow()
  await page.goto('/')
  const footer = page.getByRole('navigation', { name: 'Informations légales' })
  await footer.getByRole('link', { name: 'Confidentialité' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confidentialité' })).toBeVisible()
  await expect(page.getByText('Personne ne vend vos données.')).toBeVisible()
  await expect(page.getByText('Les réponses aux exercices')).toBeVisible()
  await expect(page.getByText('Ce service n’envoie aucun e-mail.')).toBeVisible()
  await expect(page.getByText('à compléter par l’établissement').first()).toBeVisible()
  await expectAccessible(page)
  await footer.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lire les licences' })).toHaveAttribute('href', '/licences.txt')
  const licences = await (await page.request.get('/licences.txt')).text()
  for (const part of [
    'react 19',
    '@fontsource/',
    'Licence: OFL-1.1',
    'elkjs 0',
    'Licence: EPL-2.0',
    'github.com/kieler/elkjs',
  ])
    expect(licences).toContain(part)
  await expectAccessible(page)
  await footer.getByRole('link', { name: 'Accessibilité' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible()
  await expect(page.getByText('Ariane est non conforme')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Revenir à Ariane' }).click()
  await expect(page.getByRole('button', { name: "Se connecter / S'inscrire" })).toBeVisible()

  await signIn()
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Confidentialité' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confidentialité' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expectAccessible(page)
})
