import { localInstant } from '@ariane/shared/dates'
import { expectAccessible } from '../support/axe.ts'
import { generatePath, prompt } from '../support/learning.ts'
import { dayFromNow } from '../support/objectives.ts'
import { createEvent } from '../support/planner.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('The session of the day', () => {
  test('leads who has nothing yet to a chapter @U01', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    const session = page.getByRole('region', { name: 'Ma séance du jour' })
    await expect(session.getByText('Rien ne presse aujourd’hui')).toBeVisible()
    await expectAccessible(page)
    await session.getByRole('list', { name: 'Choisir un chapitre' }).getByRole('link', { name: 'Histoire' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quel chapitre ?')
    await expect(page.getByText('Histoire, 4ème', { exact: true })).toBeVisible()
  })

  test('says what it is made of and why, plays one part after the other, and ends on the thread @U01', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/')
    await generatePath(page, person, [prompt('TEXT', 'Le cours')], {
      chapterId: 'svt-4-terre',
      subChapterId: 'svt-4-tectonique-plaques',
    })
    await createEvent(page, person, { title: 'Exercices de calcul', type: 'homework', day: dayFromNow(1) })
    await page.reload()
    const session = page.getByRole('region', { name: 'Ma séance du jour' })
    await expect(session.getByText('2 étapes, environ 10 min')).toBeVisible()
    const parts = session.getByRole('listitem')
    await expect(parts.nth(0)).toContainText(/Exercices de calcul.*À rendre demain.*4\smin/)
    await expect(parts.nth(1)).toContainText(/Votre nouveau chapitre.*6\smin/)
    // What is due stands above, and the counter says no less.
    await expect(page.getByRole('group', { name: 'En un coup d’œil' })).toContainText('1Devoirs')
    await expectAccessible(page)

    await session.getByRole('button', { name: 'Commencer ma séance' }).click()
    await expect(page.getByText('Étape 1 sur 2')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Exercices de calcul' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Quitter la séance' }).click()
    await expect(session.getByText('Vous en êtes à l’étape 1 sur 2')).toBeVisible()
    await session.getByRole('button', { name: 'Reprendre ma séance' }).click()
    await page.getByRole('button', { name: 'C’est fait' }).click()
    await expect(page.getByText('Étape 2 sur 2')).toBeVisible()
    await page.getByRole('button', { name: 'Ma séance', exact: true }).first().click()
    await page.getByRole('button', { name: 'Terminer ma séance' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Votre séance est terminée' })).toBeFocused()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Tableau de bord' }).click()
    await expect(page.getByRole('region', { name: 'C’est fait pour aujourd’hui' })).toBeVisible()
    const thread = page.getByRole('region', { name: 'Le fil de la semaine' })
    await expect(thread.getByText('Une séance cette semaine.')).toBeVisible()
    await expect(thread.getByRole('listitem').filter({ hasText: 'aujourd’hui, séance' })).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('region', { name: 'C’est fait pour aujourd’hui' })).toBeVisible()
    await expectAccessible(page)
  })

  test('that is put off is neither celebrated nor held against anybody @U01 @U06', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/')
    await createEvent(page, person, { title: 'Exercices de calcul', type: 'homework', day: dayFromNow(1) })
    await page.reload()
    await page.getByRole('button', { name: 'Commencer ma séance' }).click()
    await page.getByRole('button', { name: 'Plus tard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ce sera pour une autre fois' })).toBeVisible()
    await page.getByRole('button', { name: 'Tableau de bord' }).click()
    const thread = page.getByRole('region', { name: 'Le fil de la semaine' })
    await expect(thread.getByText('Les jours de repos n’enlèvent rien : le fil continue.')).toBeVisible()
    await expect(thread.getByRole('listitem').filter({ hasText: 'séance' })).toHaveCount(0)
  })

  test('counts towards a goal that the pupil sets, changes and takes away @U06', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    const thread = page.getByRole('region', { name: 'Le fil de la semaine' })
    const goal = thread.getByRole('button', { name: 'Mon but' })
    await goal.click()
    await expectAccessible(page)
    await thread.getByRole('button', { name: '3 séances' }).click()
    await expect(thread.getByText('Aucune séance sur les 3 que vous avez choisies.')).toBeVisible()
    await page.reload()
    await expect(thread.getByText('Aucune séance sur les 3 que vous avez choisies.')).toBeVisible()
    await goal.click()
    await expect(thread.getByRole('button', { name: '3 séances' })).toHaveAttribute('aria-pressed', 'true')
    await thread.getByRole('button', { name: 'Sans but' }).click()
    await expect(thread.getByText('Votre fil de la semaine commence avec la prochaine séance.')).toBeVisible()
  })

  test('asks for nothing at night, and takes nothing away @U06', async ({ page, signIn }) => {
    await page.clock.setFixedTime(localInstant(dayFromNow(0), '20:30'))
    const person = await signIn()
    await page.goto('/')
    await createEvent(page, person, { title: 'Exercices de calcul', type: 'homework', day: dayFromNow(1) })
    const session = page.getByRole('region', { name: 'Ma séance du jour' })
    const start = session.getByRole('button', { name: 'Commencer ma séance' })
    const calm = session.getByText('C’est la nuit : tout vous attend, rien ne se perd.')
    await page.reload()
    await expect(start).toBeVisible()
    await expect(calm).toHaveCount(0)
    await page.clock.setFixedTime(localInstant(dayFromNow(0), '21:30'))
    await page.reload()
    await expect(calm).toBeVisible()
    await expect(start).toBeEnabled()
    await expect(page.getByRole('region', { name: 'Rappels' })).toHaveCount(0)
    await expectAccessible(page)
  })
})
