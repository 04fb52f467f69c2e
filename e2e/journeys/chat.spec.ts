import { expectAccessible } from '../support/axe.ts'
import { ask, askByCall, field, findState, follow, say, sendButton, test, textsIn, thread } from '../support/chat.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { elsewhere, openMenu } from '../support/people.ts'
import { EMBEDDED } from '../support/plays.ts'
import { SMOKE } from '../support/scope.ts'
import { expect } from '../support/test.ts'

const QUESTION = { subject: 'Mathématiques', description: 'Je ne comprends pas les fractions égales.' }

test.describe('The chat with a teacher', () => {
  test('a pupil asks, a teacher answers live, the pupil closes and asks again @C01 @C02 @C06', { tag: SMOKE }, async ({
    page,
    pair: { pupil, teacher, his },
  }) => {
    test.slow()
    await page.goto('/chat')
    const start = page.getByRole('button', { name: 'Démarrer la conversation' })
    await expect(start).toBeDisabled()
    await expect(start).toHaveAccessibleDescription('Choisissez une matière et décrivez votre demande.')
    await page.getByLabel('Matière').selectOption(QUESTION.subject)
    await expect(start).toHaveAccessibleDescription('Décrivez votre demande.')
    await page.getByLabel('Chapitre (optionnel)', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Description').fill('   ')
    await expect(start).toBeDisabled()
    await expectAccessible(page)
    await page.getByLabel('Description').fill(QUESTION.description)
    await page.reload()
    await expect(page.getByLabel('Description')).toHaveValue(QUESTION.description)
    await press(page, start)
    await expect(page.getByText('Ouvert', { exact: true })).toBeVisible()
    await expect(sendButton(page)).toBeDisabled()
    await say(page, 'Pourquoi 1/2 et 2/4 sont-ils égaux ?')
    await expect(findState(page, 'Pourquoi 1/2', 'Envoyé')).toBeVisible()

    await his.goto('/')
    await openMenu(his)
    await expect(his.getByRole('link', { name: /^Chat Prof\s*, 2 messages non lus$/ })).toBeVisible()
    await his.goto('/chat')
    const card = his.getByRole('listitem').filter({ hasText: pupil.name })
    await expect(card).toContainText('2 messages non lus')
    await expect(card).toContainText('Attend une réponse depuis')
    await expectAccessible(his)
    await card.getByRole('link').click()
    await expect(his).toHaveURL(new RegExp(`/chat/${pupil.uid}$`))
    await expect(his.getByText(QUESTION.description)).toBeVisible()
    await tabTo(his, field(his))
    await his.keyboard.type('Coupez')
    await expect(page.getByText(`${teacher.name} écrit…`)).toBeVisible()
    await say(his, 'Coupez une pizza en quatre : deux parts font la moitié.')
    const answer = thread(page).getByText('Coupez une pizza en quatre')
    await expect(answer).toBeVisible()
    await expect(thread(page).getByText(new RegExp(`^${teacher.name}, \\d\\d:\\d\\d$`))).toBeVisible()
    await expect(page.getByText(`Message de ${teacher.name} : Coupez une pizza`)).toBeAttached()
    await expectAccessible(page)
    await expectAccessible(his)

    await page.getByRole('button', { name: 'Fermer la conversation' }).click()
    const question = page.getByRole('alertdialog', {
      name: 'Êtes-vous sûr de vouloir fermer cette conversation ?',
    })
    await question.getByRole('button', { name: 'Confirmer' }).click()
    for (const one of [page, his]) {
      await expect(one.getByText('Fermé', { exact: true })).toBeVisible()
      await expect(one.getByText('Cette conversation est fermée.')).toBeVisible()
      await expect(one.getByText("Fermé par l'élève")).toBeVisible()
      await expect(field(one)).toHaveCount(0)
    }
    await page.getByRole('button', { name: 'Nouvelle demande' }).click()
    await ask(page, { subject: 'SVT', description: 'Et les volcans ?' })
    await expect(his.getByText('Et les volcans ?')).toBeVisible()
    await expect(page.getByText('Aucun message pour le moment.')).toBeVisible()
    await page.getByText('Conversations précédentes').click()
    const before = page.getByRole('region', { name: 'Conversations précédentes' })
    await expect(before.getByText('Coupez une pizza en quatre')).toBeVisible()
  })

  test('two teachers see one conversation; one closes it with a word; who views a pupil only reads @C02 @C06', async ({
    page,
    browser,
    pair: { pupil, teacher, his },
  }) => {
    test.slow()
    await askByCall(page, pupil, QUESTION)
    const hers = await elsewhere(browser, page)
    await hers.goto('/')
    const second = await follow(page, hers, pupil)
    await his.goto(`/chat/${pupil.uid}`)
    await hers.goto(`/chat/${pupil.uid}`)
    await say(his, 'Je regarde cela ce soir.')
    await expect(thread(hers).getByText(new RegExp(`^${teacher.name}, `))).toBeVisible()
    await say(hers, 'Voici une fiche : https://exemple.fr/fiche')
    await page.goto('/chat')
    const link = thread(page).getByRole('link', { name: 'https://exemple.fr/fiche' })
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(thread(page).getByText(new RegExp(`^${second.name}, `))).toBeVisible()

    await page.getByRole('button', { name: /^Signaler\s: Voici une fiche/ }).click()
    const report = page.getByRole('dialog', { name: 'Signaler à un adulte ?' })
    await report.getByLabel('Pourquoi ? (optionnel)').fill('Je ne connais pas ce site.')
    await expectAccessible(page)
    await report.getByRole('button', { name: 'Signaler' }).click()
    await expect(report.getByText(/^Un adulte le verra/)).toBeVisible()
    await report.getByRole('button', { name: 'Fermer' }).last().click()
    const reports = his.getByRole('region', { name: 'Messages signalés par l’élève' })
    await expect(reports).toContainText('Je ne connais pas ce site.')
    await expect(hers.getByRole('region', { name: 'Messages signalés par l’élève' })).toHaveCount(0)
    await reports.getByRole('button', { name: 'J’ai vu et je m’en occupe' }).click()
    await expect(reports).toHaveCount(0)

    await hers.goto('/profile/eleves')
    await hers.getByRole('button', { name: `Voir comme ${pupil.name}` }).click()
    await expect(hers.getByText(`Vous voyez Ariane comme ${pupil.name}.`)).toBeVisible()
    await hers.goto('/chat')
    await expect(hers.getByText(/^Vous lisez la conversation de .* Vous n’écrivez pas à sa place\.$/)).toBeVisible()
    await expect(field(hers)).toHaveCount(0)
    await expectAccessible(hers)
    await hers.getByRole('button', { name: 'Répondre en mon nom' }).click()
    await expect(field(hers)).toBeVisible()
    await say(hers, 'Bon courage !')
    await expect(thread(page).getByText('Bon courage !')).toBeVisible()

    await his.getByRole('button', { name: 'Toutes les demandes' }).click()
    await his.getByRole('searchbox', { name: 'Chercher un élève ou une demande' }).fill('courage')
    await expect(his.getByRole('region', { name: 'Dans les messages' })).toContainText('Bon courage !')
    await his.getByRole('link', { name: /^Conversation de/ }).click()
    await his.getByRole('button', { name: 'Fermer la conversation' }).click()
    const last = his.getByRole('dialog', { name: 'Êtes-vous sûr de vouloir fermer cette conversation ?' })
    await last.getByLabel('Mot de la fin').fill('Bravo, c’est compris.')
    await last.getByRole('button', { name: 'Fermer la conversation' }).click()
    await expect(page.getByText('Bravo, c’est compris.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nouvelle demande' })).toBeVisible()
    await hers.context().close()
  })

  test('words of distress show 119 and 3018, a missing consent says what to do, nothing typed is lost @C01 @Q07', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/chat')
    await expect(page.getByText('Il manque l’accord d’un parent')).toBeVisible()
    await expect(page.getByText('Personne ne suit encore votre compte')).toBeVisible()
    await page.getByLabel('Matière').selectOption('Français')
    await page.getByLabel('Description').fill('On me frappe à la récré')
    await expect(page.getByRole('link', { name: /119/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /3018/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/')
    await page.goto('/chat')
    await expect(page.getByLabel('Description')).toHaveValue('On me frappe à la récré')
  })

  test.describe('when the conversation cannot be checked', { tag: EMBEDDED }, () => {
    test.use({ expectedErrors: [/500/] })

    test('the start form stands there, and the conversation comes back on retry @C01 @X02', async ({
      page,
      pair: { pupil },
    }) => {
      await askByCall(page, pupil, QUESTION)
      await page.route('**/api/chat/channel', route => route.fulfill({ status: 500, body: '{}' }))
      await page.goto('/chat')
      await expect(page.getByRole('button', { name: 'Démarrer la conversation' })).toBeVisible()
      await expect(page.getByText('Nous n’avons pas pu vérifier')).toBeVisible()
      await page.unroute('**/api/chat/channel')
      const retry = page.getByRole('button', { name: 'Réessayer' })
      // The page asks again by itself, too: the button may be gone before it is pressed.
      await expect(async () => {
        if (await retry.isVisible()) await retry.click({ timeout: 1000 })
        await expect(page.getByText(QUESTION.description)).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 15_000 })
      await say(page, 'Un')
      await say(page, 'Deux')
      await expect.poll(() => textsIn(page, ['Un', 'Deux'])).toEqual(['Un', 'Deux'])
    })
  })
})
