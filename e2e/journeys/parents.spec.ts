import { writeEndToken } from '../../api/src/families/digest/token.ts'
import { expectAccessible } from '../support/axe.ts'
import { openMailbox } from '../support/mailbox.ts'
import { dayFromNow } from '../support/objectives.ts'
import { createPupil, elsewhere, enterAs, openMenu } from '../support/people.ts'
import { createEvent } from '../support/planner.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, freshName, register, test } from '../support/test.ts'

test.describe('The home of a parent', () => {
  test('speaks of children, shows the week of each on one page and as a digest, and has nothing of a pupil @K07', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const parent = await signIn({ role: 'ROLE_PARENT' })
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByText('Aucun enfant pour l’instant')).toBeVisible()
    await expect(page.getByText('Importer une classe')).toHaveCount(0)
    await expectAccessible(page)
    await main.getByRole('link', { name: 'Créer le compte d’un enfant' }).click()
    await expect(page.getByRole('dialog', { name: 'Créer le compte d’un enfant' })).toBeVisible()

    await page.goto('/')
    const lina = await createPupil(page, parent, 'Lina', '4ème')
    await createPupil(page, parent, 'Adam', '6ème')
    await createEvent(page, lina, { type: 'homework', title: 'Exercices de calcul', day: dayFromNow(1) })
    await createEvent(page, lina, { type: 'exam', title: 'Contrôle de maths', day: dayFromNow(3) })
    await page.reload()
    await expect(main.getByText('La semaine de vos enfants', { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Adam', 'Lina'])
    const card = main.getByRole('region', { name: 'Lina' })
    await expect(card.getByText('Lina n’a pas encore fait de séance cette semaine.')).toBeVisible()
    await expect(card.getByText('Sans but fixé, et c’est très bien ainsi.')).toBeVisible()
    const coming = card.getByRole('list', { name: 'Ce qui arrive' })
    await expect(coming.getByRole('listitem').first()).toContainText('Exercices de calcul')
    await expect(coming.getByRole('listitem').nth(1)).toContainText('Contrôle de maths')
    await expectAccessible(page)

    await main.getByRole('link', { name: 'Le résumé de la semaine' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le résumé de la semaine')
    await expect(main.getByRole('region', { name: 'Lina' }).getByText('Aucune séance')).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: 'La semaine d’avant' }).click()
    await expect(main.getByRole('link', { name: 'La semaine d’après' })).toBeVisible()
    await main.getByRole('button', { name: 'Revenir à mon accueil' }).click()

    const menu = await openMenu(page)
    await expect(menu.getByRole('link', { name: 'Signalements' })).toBeVisible()
    for (const name of ['Réviser', 'Objectifs', 'Scolaire', 'Chat Prof', 'Mes classes'])
      await expect(menu.getByRole('link', { name })).toHaveCount(0)
    await page.goto('/objectives')
    await expect(main.getByText('Cette page est celle de vos enfants')).toBeVisible()
    await page.goto('/chat')
    await expect(main.getByText(/vous ne les lisez pas/)).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Paramétrage' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Tâches et horaires' })).toHaveCount(0)

    await page.goto('/')
    await card.getByRole('link', { name: 'Sa semaine, Lina' }).click()
    await expect(main.getByText('Vous voyez Ariane comme Lina.')).toBeVisible()
    await expect(page).toHaveURL(/\/scolaire/)
    await page.goto('/profile/eleves')
    await expect(page.getByRole('dialog', { name: 'Mes enfants' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Importer une classe' })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('invites the other parent with a link that works once; the child reads of both @K07', async ({
    page,
    browser,
    signIn,
  }) => {
    const karim = await signIn({ role: 'ROLE_PARENT' })
    await page.goto('/')
    const origin = new URL(page.url()).origin
    const lina = await createPupil(page, karim, 'Lina', '4ème')
    await page.reload()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Inviter l’autre parent' }).click()
    await main.getByRole('button', { name: 'Inviter l’autre parent' }).click()
    const address = await main.getByLabel('Lien d’invitation').inputValue()
    await expectAccessible(page)

    const other = await elsewhere(browser, page)
    const nadia = await register(other, origin, { role: 'ROLE_PARENT' })
    await other.goto(address)
    await other.getByRole('button', { name: 'Accepter l’invitation' }).click()
    await expect(other.getByText('Vous suivez maintenant : Lina.')).toBeVisible()
    await expect(other.getByRole('main').getByRole('heading', { level: 2, name: 'Lina' })).toBeVisible()
    await other.goto(address)
    await other.getByRole('button', { name: 'Accepter l’invitation' }).click()
    await expect(other.getByText(/n’est plus valable/)).toBeVisible()

    await enterAs(other, origin, lina)
    await other.goto('/profile/acces')
    for (const { name } of [karim, nadia]) await expect(other.getByText(name).first()).toBeVisible()
    await other.context().close()
  })

  test('has the digest by mail where mail is sent, once asked for, until the link of a mail ends it @K07', async ({
    page,
    serve,
    defer,
  }) => {
    test.setTimeout(90_000)
    const mailbox = await openMailbox()
    defer(mailbox.close)
    const secret = 'a secret of this journey, long enough to sign with'
    const { address } = await serve(address => ({ SMTP_URL: mailbox.url, PUBLIC_URL: address, AUTH_SECRET: secret }))
    const email = `${freshName('karim')}@exemple.fr`
    const karim = await register(page, address, { role: 'ROLE_PARENT', email, mailbox })
    await page.goto(`${address}/?resume=0`)
    const panel = page.getByRole('region', { name: 'Par mail' })
    const digest = panel.getByRole('switch', { name: 'Recevoir ce résumé chaque dimanche soir' })
    await expect(digest).not.toBeChecked()
    await expect(panel.getByText(email)).toBeVisible()
    await digest.click()
    await expect(digest).toBeChecked()
    await expect(panel.getByText('C’est noté : le prochain résumé part dimanche soir.')).toBeVisible()
    await page.reload()
    await expect(digest).toBeChecked()
    await expectAccessible(page)

    await page.context().clearCookies()
    await page.goto('about:blank')
    await page.goto(`${address}/#resume-arreter=${writeEndToken(karim.uid, secret)}`)
    await expect(page.getByRole('heading', { name: 'Ne plus recevoir le résumé' })).toBeVisible()
    await expect(page).toHaveURL(`${address}/`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ne plus recevoir le résumé' }).click()
    await expect(page.getByText('C’est fait : plus aucun résumé ne vous est envoyé.')).toBeVisible()
    await enterAs(page, address, { email, password: karim.password })
    await page.goto(`${address}/?resume=0`)
    await expect(digest).not.toBeChecked()
  })
})
