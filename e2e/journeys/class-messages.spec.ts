import { expectAccessible } from '../support/axe.ts'
import { createClass, fillClass } from '../support/classes.ts'
import { elsewhere, enterAs, followByCode } from '../support/people.ts'
import { expect, freshName, register, test } from '../support/test.ts'

test.describe('Messages to a class', () => {
  test('are read where pupils and parents look first, counted and never named, and withdrawn @K06', async ({
    page,
    browser,
    signIn,
  }) => {
    test.slow()
    const teacher = await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const origin = new URL(page.url()).origin
    const id = await createClass(page, '6e B')
    const names = ['Ana', 'Bob'].map(name => freshName(name))
    const [ana] = await fillClass(page, teacher, id, names)
    if (!ana) throw new Error('a class without pupils')
    const pupil = await elsewhere(browser, page)
    await enterAs(pupil, origin, ana)
    const parent = await elsewhere(browser, page)
    const karim = await register(parent, origin, { role: 'ROLE_PARENT' })
    for (const one of [pupil, parent]) await one.goto('/')
    await followByCode(pupil, ana, parent, karim)

    await page.goto(`/classes/${id}`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Messages' }).click()
    await expect(main.getByText('Aucun message pour l’instant.')).toBeVisible()
    await main.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(main.getByText('Écrivez un message, de 2000 signes au plus')).toBeVisible()
    await main.getByRole('radio', { name: /^Les élèves et leurs parents/ }).check()
    await expect(main.getByText('2 élèves, 1 parent')).toBeVisible()
    await main.getByLabel('Message', { exact: true }).fill('Sortie au musée jeudi.\nPrévoyez un pique-nique.')
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByText('Message envoyé.')).toBeVisible()
    const sent = main.getByRole('list', { name: 'Messages envoyés' })
    await expect(sent.getByRole('listitem')).toContainText('Lu par 0 élève sur 2')
    await expect(sent.getByRole('listitem')).toContainText('Lu par 0 parent sur 1')
    await expect(main.getByLabel('Message', { exact: true })).toHaveValue('')

    await pupil.goto('/')
    const read = pupil.getByRole('region', { name: 'Messages de la classe' })
    const toRead = read.getByRole('list', { name: 'Messages à lire' })
    await expect(toRead.getByRole('listitem')).toContainText('Prévoyez un pique-nique.')
    await expect(toRead.getByRole('listitem')).toContainText(`${teacher.name} · 6e B`)
    await expect(read.getByRole('textbox')).toHaveCount(0)
    await expect(read.getByRole('link', { name: 'Une question ? Posez-la dans Chat Prof' })).toHaveAttribute(
      'href',
      '/chat',
    )
    await expectAccessible(pupil)
    await toRead.getByRole('button', { name: /^J’ai lu le message de / }).click()
    await expect(read.getByText('Vous avez tout lu.')).toBeVisible()
    await read.getByRole('button', { name: 'Voir le message lu' }).click()
    await expect(read.getByRole('list', { name: 'Messages lus' })).toContainText('Sortie au musée jeudi.')

    await parent.goto('/')
    const home = parent.getByRole('region', { name: 'Messages de la classe' })
    await expect(home.getByRole('listitem')).toContainText(`Au sujet de ${ana.name}`)
    await expect(home.getByRole('link', { name: /Chat Prof/ })).toHaveCount(0)
    await expectAccessible(parent)
    await home.getByRole('button', { name: /^J’ai lu le message de / }).click()
    await expect(home.getByText('Vous avez tout lu.')).toBeVisible()

    await page.reload()
    await expect(sent.getByRole('listitem')).toContainText('Lu par 1 élève sur 2')
    await expect(sent.getByRole('listitem')).toContainText('Lu par 1 parent sur 1')
    await sent.getByRole('button', { name: /^Retirer le message envoyé le / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(page.getByText('Message retiré.')).toBeVisible()
    await expect(sent.getByText('Retiré', { exact: true })).toBeVisible()
    await pupil.reload()
    await expect(pupil.getByRole('region', { name: 'Le fil de la semaine' })).toBeVisible()
    await expect(read).toHaveCount(0)
    await pupil.context().close()
    await parent.context().close()
  })
})
