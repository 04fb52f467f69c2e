import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { openMenu } from '../support/people.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('The first visit', () => {
  test('a pupil takes the tour by keyboard, once, and finds help with the numbers to call @S13', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/')
    const tour = page.getByRole('region', { name: 'Première visite' })
    await expect(tour.getByText('Étape 1 sur 5')).toBeVisible()
    await expectAccessible(page)
    const next = tour.getByRole('button', { name: 'Étape suivante' })
    await next.focus()
    for (const n of [2, 3, 4]) {
      await page.keyboard.press('Enter')
      await expect(tour.getByText(`Étape ${n} sur 5`)).toBeVisible()
      await expect(next).toBeFocused()
    }
    await tour.getByRole('button', { name: 'Étape précédente' }).click()
    await expect(tour.getByText(/^Dans Objectifs/)).toBeVisible()
    await next.click()
    await next.click()
    const seen = page.waitForResponse('**/api/account/tour')
    await tour.getByRole('button', { name: 'Terminer la visite' }).click()
    await seen
    await expect(tour).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Parcours récents' })).toBeVisible()
    await expect(tour).toHaveCount(0)

    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Aide' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aide')
    await expect(page).toHaveTitle('Aide · Ariane')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^119/ })).toHaveAttribute('href', 'tel:119')
    await expect(main.getByRole('link', { name: /^3018/ })).toHaveAttribute('href', 'tel:3018')
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Refaire la visite' }).click()
    await expect(tour.getByText('Étape 1 sur 5')).toBeVisible()
    await tour.getByRole('button', { name: 'Passer la visite' }).click()
    await expect(tour).toHaveCount(0)
  })

  test('a teacher has a tour and a help of his own @S13', async ({ page, signIn }) => {
    await signIn({ role: 'ROLE_TEACHER' })
    await page.goto('/')
    const tour = page.getByRole('region', { name: 'Première visite' })
    await expect(tour.getByText('Étape 1 sur 4')).toBeVisible()
    const seen = page.waitForResponse('**/api/account/tour')
    await tour.getByRole('button', { name: 'Passer la visite' }).click()
    await seen
    await page.goto('/settings/aide')
    await expect(page.getByRole('heading', { name: 'Proposer un parcours à plusieurs élèves' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^119/ })).toBeVisible()
    await page.goto('/')
    await expect(page.getByText('Vous n’avez pas encore d’élève')).toBeVisible()
    await expect(tour).toHaveCount(0)
  })

  test('words of distress show 119 and 3018 at once, beside a question and in the planner @S13 @Q07', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const pupil = await signIn()
    await page.goto('/')
    const path = await generatePath(page, pupil, [prompt('TEXT', 'Le cours')])
    await page.goto(`/path/${path.id}`)
    await page.getByRole('button', { name: 'Poser une question' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox').fill('Comment calculer une moyenne ?')
    await expect(page.getByRole('link', { name: /119/ })).toHaveCount(0)
    const sent: string[] = []
    page.on('request', request => void sent.push(request.postData() ?? ''))
    await sheet.getByRole('textbox').fill('On me harcèle tous les jours')
    await expect(sheet.getByRole('link', { name: /119/ })).toHaveAttribute('href', 'tel:119')
    await expect(sheet.getByRole('link', { name: /3018/ })).toBeVisible()
    await expectAccessible(page)
    expect(sent.filter(body => body.includes('harcèle'))).toEqual([])
    await sheet.getByRole('textbox').fill('Je n’en peux plus, personne ne me parle')
    await sheet.getByRole('button', { name: 'Envoyer' }).click()
    await expect(sheet.getByRole('heading', { name: 'Réponse d’Ariane' })).toBeVisible()
    await expect(sheet.getByRole('link', { name: /119/ })).toHaveAttribute('href', 'tel:119')
    await expect(sheet.getByRole('link', { name: /3018/ })).toBeVisible()
    await expect(sheet.getByText('Merci de l’avoir écrit.')).toBeVisible()
    await expect(sheet.getByText('reformuler votre question')).toHaveCount(0)
    await expectAccessible(page)

    await page.goto('/scolaire')
    await page.getByRole('button', { name: 'Ajouter un événement' }).first().click()
    const event = page.getByRole('dialog')
    await event.getByLabel('Description').fill('Je veux mourir')
    await expect(event.getByRole('link', { name: /119/ })).toBeVisible()
  })
})
