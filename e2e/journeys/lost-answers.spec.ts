import type { Page } from '@playwright/test'
import { readPack, solve, tamperAnswer } from '../support/activities.ts'
import { begin, choosePlace, create, sheet } from '../support/homework-sheet.ts'
import { answer } from '../support/keyboard.ts'
import { callApi } from '../support/learning.ts'
import { open } from '../support/lessons.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, test } from '../support/test.ts'

const pack = readPack('hist-4-revolution-empire')

/** The API does what is asked and its answer never arrives, at the first try and at the one that follows by itself. */
const loseAnswers = (page: Page, address: string) =>
  page.route(
    address,
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 2 },
  )

test.describe('When the network loses an answer', { tag: ONE_WIDTH }, () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RESET|answer|generation/] })

  test('an exercise that is sent again was tried once @M02', async ({ page, signIn }) => {
    const { frame, chapters } = await open(page, await signIn(), 'TRUE_FALSE', 'Vrai ou faux', '1 affirmation')
    const [data] = chapters
    if (data?.engine !== 'quiz') throw new Error('one statement was expected')
    const wrong = tamperAnswer(data, solve(pack, data))
    const validate = frame.getByRole('button', { name: 'Valider' })
    const again = frame.getByRole('button', { name: 'Réessayer' })
    const last = frame.getByText('C’était le dernier essai de cet exercice : la correction reste affichée.')

    await loseAnswers(page, '**/api/module/*/answer')
    await answer({ page, frame, data }, wrong)
    await validate.click()
    await expect(frame.getByText('Votre réponse n’a pas pu être vérifiée. Elle est gardée')).toBeVisible()
    const judged = page.waitForResponse(one => one.url().endsWith('/answer') && one.ok())
    await again.click()
    expect((await (await judged).json()).data.attempts).toEqual({ made: 1, remaining: 2, firstScore: 0 })

    await again.click()
    await answer({ page, frame, data }, wrong)
    await validate.click()
    await expect(again).toBeVisible()
    await expect(last).toHaveCount(0)
    await again.click()
    await answer({ page, frame, data }, wrong)
    await validate.click()
    await expect(last).toBeVisible()
  })

  test('a homework that is created again after a reload is there once @H04', async ({ page, signIn }) => {
    const person = await signIn()
    const list = async () =>
      (await callApi<{ id: number }[]>(page, '/api/homework/paths', { userId: person.uid })).length
    await begin(page, 'Texte')
    await sheet(page).getByLabel('Énoncé du devoir').fill('Exercice 1 : Calculer 3/4 + 1/8.')
    await choosePlace(page, 'Mathématiques')
    await loseAnswers(page, '**/api/path/generate')
    await create(page).click()
    await expect(sheet(page).getByRole('alert')).toContainText('Erreur lors de la génération du devoir')
    expect(await list()).toBe(1)
    await page.reload()
    await create(page).click()
    await expect(sheet(page)).toBeHidden({ timeout: 45_000 })
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await list()).toBe(1)
  })
})
