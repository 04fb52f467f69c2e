import { expectAccessible } from '../support/axe.ts'
import { press } from '../support/keyboard.ts'
import { createObjective, dayFromNow, send } from '../support/objectives.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

test.describe('Today and the week', () => {
  test('tasks of the day are evaluated with one tap, changed with another, and celebrated @O09 @O11', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const pupil = await signIn()
    await createObjective(page, pupil, {
      tasks: [
        { title: 'Réciter', startTime: '17:00' },
        { title: 'Écrire', dueDate: dayFromNow(0) },
      ],
    })
    const ended = await createObjective(page, pupil, { title: 'Déjà fini', tasks: [{ title: 'Dormir' }] })
    await send(page, 'POST', `/${ended.id}/update-status`, { status: 'finished', notes: '' })
    await createObjective(page, pupil, {
      title: 'Demain',
      startDate: dayFromNow(1),
      tasks: [{ title: 'Commencer' }],
    })
    await page.goto('/objectives')
    const today = page.getByRole('region', { name: 'Aujourd’hui' })
    await expect(today.getByRole('listitem')).toHaveCount(2)
    await expect(today.getByRole('listitem').first()).toContainText('À partir de 17:00')
    await expect(today.getByRole('listitem', { name: 'Écrire' })).toContainText('À faire au plus tard aujourd’hui')
    await expect(today.getByText('0 sur 2 faites')).toBeVisible()
    await expectAccessible(page)

    await press(page, today.getByRole('button', { name: 'Réussie : Réciter', exact: true }))
    await expect(today.getByText('1 sur 2 faites')).toBeVisible()
    await press(page, today.getByRole('button', { name: 'Pas réussie : Réciter' }))
    const said = today.getByRole('button', { name: 'Pas réussie : Réciter' })
    await expect(said).toHaveAttribute('aria-pressed', 'true')
    await expect(said).toBeFocused()
    await expect(page.getByText('Tout est fait pour aujourd’hui !')).toHaveCount(0)
    await press(page, today.getByRole('button', { name: 'Réussie : Écrire', exact: true }))
    await expect(today.getByRole('status').filter({ hasText: 'Tout est fait pour aujourd’hui !' })).toBeVisible()
    await expect(today.getByText('2 sur 2 faites')).toBeVisible()
    await expectAccessible(page)
  })

  test('two quick taps on tasks of one objective are both taken @O09', async ({ page, signIn }) => {
    const pupil = await signIn()
    await createObjective(page, pupil, { tasks: [{ title: 'Réciter' }, { title: 'Écrire' }] })
    await page.goto('/objectives')
    await page.route('**/signal-success', async route => {
      await new Promise(resolve => setTimeout(resolve, 300))
      await route.continue()
    })
    const today = page.getByRole('region', { name: 'Aujourd’hui' })
    await today.getByRole('button', { name: 'Réussie : Réciter', exact: true }).click()
    await today.getByRole('button', { name: 'Réussie : Écrire', exact: true }).click()
    await expect(today.getByText('2 sur 2 faites')).toBeVisible()
    await expect(page.getByText('Cet objectif a changé entre-temps')).toHaveCount(0)
  })

  test('the week shows each day from Monday to Sunday and leads to the objective @O11', async ({ page, signIn }) => {
    const pupil = await signIn()
    const objective = await createObjective(page, pupil, { tasks: [{ title: 'Réciter' }] })
    await page.goto('/objectives')
    await page.getByRole('button', { name: 'Semaine', exact: true }).click()
    const week = page.getByRole('region', { name: 'Cette semaine' })
    const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
    await expect(week.getByRole('heading', { level: 3 })).toHaveText(days.map(day => new RegExp(`^${day}`)))
    await expectAccessible(page)
    await week
      .locator('[aria-current="date"]')
      .getByRole('button', { name: /Réciter/ })
      .click()
    await expect(page.getByRole('dialog', { name: objective.title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a day without tasks says so kindly @O11', async ({ page, signIn }) => {
    const pupil = await signIn()
    await createObjective(page, pupil, { startDate: dayFromNow(1) })
    await page.goto('/objectives')
    await expect(page.getByText('Rien de prévu aujourd’hui. Profitez-en pour souffler !')).toBeVisible()
  })
})
