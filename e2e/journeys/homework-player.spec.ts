import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createHomework } from '../support/homework.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { next, shownSlide } from '../support/player.ts'
import { SMOKE } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const EQUATION = 'Exercice 1 : Résoudre l’équation 3x + 5 = 20.'
const SUM = 'Exercice 2 : Calculer 3/4 + 1/8.'
/** A picture of one point. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const answerField = (page: Page) => page.getByPlaceholder('Votre réponse...')
const dialog = (page: Page) => page.getByRole('dialog')

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test.describe('Homework player', () => {
  test('asks, recalls the lesson, lets try first, corrects step by step and goes on where one was @H05 @H06', {
    tag: SMOKE,
  }, async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/homework')
    const { id } = await createHomework(page, person, `${EQUATION}\n${SUM}`)
    await page.goto(`/homework?devoir=${id}`)
    const slide = shownSlide(page)

    await expect(slide.getByRole('heading', { name: 'Exercice 1' })).toBeVisible()
    await expect(slide.getByText('1 question', { exact: true })).toBeVisible()
    await expect(slide.getByText('Résoudre l’équation 3x + 5 = 20.')).toBeVisible()
    await expect(slide.getByText('Appuyez sur → pour commencer')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Devoirs', exact: true })).toBeVisible()
    await expectAccessible(page)

    await next(page)
    await expect(slide.getByRole('heading', { name: 'Question 1 sur 1' })).toBeVisible()
    await expect(slide.getByText('Temps conseillé : 4 minutes')).toBeVisible()
    await next(page)
    await expect(slide.getByRole('heading', { name: 'Rappel de cours' })).toBeVisible()
    await next(page)
    await expect(answerField(page)).toBeVisible()
    await expectAccessible(page)

    await test.step('an attempt comes first', async () => {
      await next(page)
      await expect(
        page.getByText(/Répondez une fois, ou choisissez «\sPasser\s», pour continuer\./).last(),
      ).toBeVisible()
      await expect(answerField(page)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Valider' })).toBeDisabled()
    })

    await test.step('the timer can be paused and hidden', async () => {
      const timer = slide.getByRole('group', { name: 'Minuteur' })
      await expect(timer).toContainText('Moins d’une minute sur 4 conseillées')
      await timer.getByRole('button', { name: 'Mettre le minuteur en pause' }).click()
      await expect(timer).toContainText('En pause')
      await timer.getByRole('button', { name: 'Masquer le minuteur' }).click()
      await expect(timer).not.toContainText('En pause')
      await expect(timer.getByRole('button', { name: 'Afficher le minuteur' })).toBeVisible()
    })

    await test.step('the statement and a hint are within reach', async () => {
      await slide.getByText('Énoncé', { exact: true }).click()
      await expect(slide.getByText('Résoudre l’équation 3x + 5 = 20.')).toBeVisible()
      await slide.getByText('Énoncé', { exact: true }).click()
      const hint = page.getByRole('button', { name: 'Indice' })
      await hint.click()
      await expect(page.getByRole('note', { name: 'Indice' })).toBeVisible()
      await hint.click()
      await expect(page.getByRole('note', { name: 'Indice' })).toBeHidden()
    })

    await test.step('a miss says so kindly and may be tried again', async () => {
      await answerField(page).fill('x = 4')
      await page.getByRole('button', { name: 'Valider' }).click()
      await expect(dialog(page)).toContainText('Pas encore')
      await expect(dialog(page)).toContainText('Indice.')
      await expect(dialog(page).getByRole('button', { name: 'Réessayer' })).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
      await expect(answerField(page)).toBeFocused()
      await expect(answerField(page)).toHaveValue('x = 4')
      await expect(page.getByRole('note', { name: 'Dernier retour' })).toBeVisible()
    })

    await test.step('what is typed survives a reload, on the same slide', async () => {
      await answerField(page).fill('x = 5')
      await page.reload()
      await expect(answerField(page)).toHaveValue('x = 5')
      await expect(slide.getByRole('button', { name: 'Valider' })).toBeVisible()
    })

    await test.step('a right answer leads to the correction, step by step', async () => {
      await page.getByRole('button', { name: 'Valider' }).click()
      await expect(dialog(page)).toContainText('Réponse juste')
      await dialog(page).getByRole('button', { name: 'Question suivante' }).click()
      await expect(slide.getByText('Étape 1 sur 4')).toBeVisible()
      await expect(slide.getByText('Étape 2 sur 4')).toHaveCount(0)
      for (const step of [2, 3, 4]) {
        await page.keyboard.press('ArrowRight')
        await expect(slide.getByText(`Étape ${step} sur 4`)).toBeVisible()
      }
      await expect(
        slide.getByText('Correction terminée ! Appuyez sur → pour la question suivante', { exact: true }),
      ).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('ArrowRight')
      await expect(slide.getByRole('heading', { name: 'Exercice 2' })).toBeVisible()
    })

    await page.getByRole('button', { name: 'Devoirs', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Aide aux devoirs', level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(/devoir=/)
  })

  test('by keyboard alone: passed by, missed three times, and the solution @H05 @H06', async ({ page, signIn }) => {
    const person = await signIn()
    await page.goto('/homework')
    const { id } = await createHomework(page, person, `${EQUATION}\n${SUM}`)
    await page.goto(`/homework?devoir=${id}`)
    const slide = shownSlide(page)
    await expect(slide.getByRole('heading', { name: 'Exercice 1' })).toBeVisible()
    for (let slides = 0; slides < 3; slides++) await page.keyboard.press('ArrowRight')
    await expect(answerField(page)).toBeVisible()
    await press(page, slide.getByRole('button', { name: 'Passer' }))
    await expect(slide.getByRole('heading', { name: 'Exercice 2' })).toBeVisible()
    for (let slides = 0; slides < 3; slides++) await page.keyboard.press('ArrowRight')

    const field = slide.getByPlaceholder('Votre réponse...')
    for (const [answer, action] of [
      ['1', 'Réessayer'],
      ['2', 'Réessayer'],
      ['3', 'Voir la réponse'],
    ] as const) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(answer)
      await expect(slide.getByRole('button', { name: 'Valider' })).toBeEnabled()
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(dialog(page).getByRole('button', { name: action })).toBeFocused()
      if (action === 'Voir la réponse')
        await expect(dialog(page).getByRole('heading', { name: 'Solution détaillée' })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
    }
    await expect(slide.getByRole('heading', { name: 'Correction' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(slide.getByRole('heading', { name: 'Vous êtes au bout du devoir' })).toBeVisible()
    await expect(slide.getByText('Il reste une question à reprendre.')).toBeVisible()
    await expect(slide.getByText('Passée')).toBeVisible()
    await expect(slide.getByText('Corrigé vu')).toBeVisible()
    await expectAccessible(page)
    await press(page, slide.getByRole('button', { name: 'Reprendre la première' }))
    await expect(slide.getByRole('heading', { name: 'Question 1 sur 1' })).toBeVisible()
  })

  test('that is worked to its end gives its points and badges there, with their rule @U06', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    await page.goto('/homework')
    const { id } = await createHomework(page, person, EQUATION)
    await page.goto(`/homework?devoir=${id}`)
    const slide = shownSlide(page)
    for (let slides = 0; slides < 3; slides++) await next(page)
    await answerField(page).fill('x = 5')
    await slide.getByRole('button', { name: 'Valider' }).click()
    await dialog(page).getByRole('button', { name: 'Question suivante' }).click()
    for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowRight')
    await expect(slide.getByRole('heading', { name: 'Devoir terminé' })).toBeVisible()
    await expect(slide.getByRole('heading', { name: '30 points' })).toBeVisible()
    await expect(slide.getByText('Un devoir travaillé jusqu’au bout vaut 30 points')).toBeVisible()
    const badges = slide.getByRole('region', { name: 'Vos badges' }).getByRole('listitem')
    await expect(badges.filter({ hasText: 'Premier parcours' })).toContainText('Obtenu')
    await expect(badges.filter({ hasText: 'Studieux' })).toContainText('1 sur 10')
    await expectAccessible(page)
    await page.goto('/profile')
    await expect(page.getByText('30 points', { exact: true })).toBeVisible()
  })

  test('an answer that rules cannot judge is to be compared, never called wrong @H06 @H08', async ({
    page,
    signIn,
  }) => {
    const person = await signIn()
    await page.goto('/homework')
    const { id } = await createHomework(page, person, 'Raconte en dix lignes un souvenir de vacances.')
    await page.goto(`/homework?devoir=${id}`)
    const slide = shownSlide(page)
    for (let slides = 0; slides < 3; slides++) await next(page)
    await answerField(page).fill('Nous sommes partis à la mer et nous avons construit un château de sable immense.')
    await slide.getByRole('button', { name: 'Valider' }).click()
    await expect(dialog(page)).toContainText('À vérifier')
    await dialog(page).getByRole('button', { name: 'Voir la réponse' }).click()
    await expect(dialog(page)).toHaveCount(0)
  })

  test.describe('when the server does not answer', () => {
    test.use({ expectedErrors: [/status of (404|503)|correction/] })

    test('the answer stays, and Valider works again; without an exercise it says so @H05', async ({ page, signIn }) => {
      const person = await signIn()
      await page.goto('/homework')
      const homework = await createHomework(page, person, EQUATION)
      await page.goto(`/homework?devoir=${homework.id}`)
      for (let slides = 0; slides < 3; slides++) await next(page)
      await answerField(page).fill('x = 5')
      // The call is tried a second time by itself.
      await page.route('**/api/homework/correct', route => route.fulfill({ status: 503, json: {} }), { times: 2 })
      await page.getByRole('button', { name: 'Valider' }).click()
      await expect(page.getByText('Votre réponse n’a pas pu être vérifiée.')).toBeVisible()
      await expect(answerField(page)).toHaveValue('x = 5')
      await page.getByRole('button', { name: 'Valider' }).click()
      await expect(dialog(page)).toContainText('Réponse juste')

      // The address of a path leads to it too, and what was sent can be seen again.
      const photo = { ...homework.sent, input: 'image', media: { type: 'image/png', bytes: PIXEL.length } }
      await page.route(`**/api/homework/path/${homework.id}`, route =>
        route.fulfill({ json: { status: 'success', data: { ...homework, sent: photo } } }),
      )
      await page.route(`**/api/homework/path/${homework.id}/media`, route =>
        route.fulfill({ json: { status: 'success', data: { type: 'image/png', data: PIXEL } } }),
      )
      await page.goto(`/path/${homework.id}`)
      await expect(page).toHaveURL(new RegExp(`/homework\\?devoir=${homework.id}$`))
      await shownSlide(page).getByText('Énoncé', { exact: true }).click()
      await shownSlide(page).getByRole('button', { name: 'Voir la photo de l’énoncé' }).click()
      await expect(shownSlide(page).getByAltText('Photo de l’énoncé que vous avez envoyée')).toBeVisible()

      const empty = { ...homework, modules: [{ ...homework.modules[0], exercices: [] }] }
      await page.route(`**/api/homework/path/${homework.id}`, route =>
        route.fulfill({ json: { status: 'success', data: empty } }),
      )
      await page.goto(`/homework?devoir=${homework.id}`)
      await expect(page.getByText('Aucun exercice disponible')).toBeVisible()
    })
  })
})
